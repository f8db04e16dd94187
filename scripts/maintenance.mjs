import { migrate, runEntry } from './backend.mjs';
import { build } from './build.mjs';
import { leaveCtrlCToChild } from './lifetime.mjs';
import { startServices } from './services.mjs';

/** `npm run seed`, `rebuild`, `import-barn`, `backup`, `restore` and others: on `npm start`'s database, migrated first unless `asItIs`. */
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
