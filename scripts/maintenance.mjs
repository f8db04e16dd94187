import { migrate, runEntry } from './backend.mjs';
import { build } from './build.mjs';
import { leaveCtrlCToChild } from './lifetime.mjs';
import { startServices } from './services.mjs';

/** `npm run seed`, `npm run rebuild`, `npm run distribute`: one entry point of the backend, on the same database as `npm start`. */
export const maintenance = (name) => async (args) => {
  build(['backend']);
  leaveCtrlCToChild();
  const services = await startServices({ outside: false });
  try {
    await migrate(services.env);
    return await runEntry(services.env, name, ...args);
  } finally {
    await services.stop();
  }
};
