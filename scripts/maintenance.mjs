import { migrate, runEntry } from './backend.mjs';
import { build } from './build.mjs';
import { leaveCtrlCToChild } from './lifetime.mjs';
import { startServices } from './services.mjs';

/**
 * `npm run seed`, `rebuild`, `distribute`, `backup`, `restore`: one entry point of the backend, on the same database as
 * `npm start`, brought up to date first unless it is to be taken as it is.
 */
export const maintenance =
  (name, { asItIs = false } = {}) =>
  async (args) => {
    build(['backend']);
    leaveCtrlCToChild();
    const services = await startServices({ outside: false });
    try {
      if (!asItIs) await migrate(services.env);
      return await runEntry(services.env, name, ...args);
    } finally {
      await services.stop();
    }
  };
