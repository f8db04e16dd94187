import { setTimeout as sleep } from 'node:timers/promises';
import { entry, migrate, seedOnce } from './backend.mjs';
import { build } from './build.mjs';
import { onStop } from './lifetime.mjs';
import { endOfLog, openLog } from './logs.mjs';
import { becomesFree } from './ports.mjs';
import { Problem, report } from './problem.mjs';
import { startServices } from './services.mjs';
import { readSettings } from './settings.mjs';
import { supervise } from './supervise.mjs';
import { welcome } from './welcome.mjs';

/** `npm start`: the whole product on this machine, until Ctrl-C. */
export async function run() {
  const settings = readSettings();
  if (!(await becomesFree(settings.port))) throw new Problem(`Port ${settings.port} is taken. Choose another one: PORT=${settings.port + 1} npm start`);
  build();
  const services = await startServices({ exclusive: true, settings });
  const processes = [];
  const stop = async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await services.stop();
  };
  onStop(stop);
  try {
    migrate(services.env);
    await seedOnce(services);
    processes.push(...['api', 'worker'].map((name) => runProcess(name, services)));
    await untilReady(settings, processes[0]);
    welcome(services);
  } catch (error) {
    report(error);
    await stop();
    process.exit(1);
  }
}

function runProcess(name, { settings: { dataDir }, env }) {
  return supervise({ name, args: entry(name === 'api' ? 'main' : name), env, dataDir, log: openLog(dataDir, name) });
}

/** Ready when the API says so; hopeless when it has ended three times before. */
async function untilReady({ port, dataDir }, api) {
  while (api.starts < 4) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Problem(`The API does not start. The end of ${dataDir}/logs/api.log:\n${endOfLog(dataDir, 'api')}`);
}
