import { setTimeout as sleep } from 'node:timers/promises';
import { entry, migrate, seedOnce } from './backend.mjs';
import { endOfLog, openLog } from './logs.mjs';
import { Problem } from './problem.mjs';
import { startServices } from './services.mjs';
import { stopAll, supervise } from './supervise.mjs';
import { welcome } from './welcome.mjs';

/** What everything needs runs; `begin` serves, and resolves once it answers; `stop` ends all of it, also halfway. */
export async function readyToServe(settings) {
  const services = await startServices({ exclusive: true, settings });
  const processes = [];
  const begin = async () => {
    await migrate(services.env);
    await seedOnce(services);
    processes.push(...['api', 'worker'].map((name) => runProcess(name, services)));
    await untilReady(settings, processes[0]);
    await welcome(services);
  };
  return { begin, stop: () => stopAll(processes, services) };
}

function runProcess(name, { settings: { dataDir }, env }) {
  return supervise({
    name,
    args: entry(name === 'api' ? 'main' : name),
    env: withMetricsPort(name, env),
    dataDir,
    log: openLog(dataDir, name),
  });
}

/** Each process tells its own metrics: the worker at the port after the API's. */
const withMetricsPort = (name, env) =>
  name === 'worker' && env.METRICS_PORT ? { ...env, METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : env;

/** Fails once the API has ended three times. */
async function untilReady({ host, port, dataDir }, api) {
  // An address for all interfaces is asked at the loopback.
  const where = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  for (let tries = 1; api.starts < 4; tries++) {
    if (tries % 100 === 0) console.log(`Still waiting for the API; it writes to ${dataDir}/logs/api.log`);
    const answer = await fetch(`http://${where}:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Problem(`The API does not start. The end of ${dataDir}/logs/api.log:\n${endOfLog(dataDir, 'api')}`);
}
