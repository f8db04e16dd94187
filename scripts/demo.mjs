import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, seedOnce } from './backend.mjs';
import { build } from './build.mjs';
import { eachNight } from './each-night.mjs';
import { liveUntilStopped } from './lifetime.mjs';
import { requireFree } from './ports.mjs';
import { report } from './problem.mjs';
import { readyToServe } from './serve.mjs';
import { startServices } from './services.mjs';
import { readSettings } from './settings.mjs';

/** Strangers act here: nothing of theirs leaves this machine, and nobody's own database is emptied. */
const OUTSIDE =
  /^(DATABASE_(URL|PASSWORD)|REDIS_URL|SMTP_URL|FILES_URL|MAIL_WEBHOOK_SECRET|STRIPE_\w+|WAIVER_\w+|NODE_ENV)$/;

/** The demo barns for anybody to try. At night the next ones are made beside those that are served, and take their place in seconds. */
export async function run() {
  for (const name of Object.keys(process.env)) if (OUTSIDE.test(name)) delete process.env[name];
  process.env.DEMO = '1';
  const home = path.resolve(process.env.DATA_DIR || '.data/demo');
  const [first, second] = ['one', 'two'].map((name) => ({ ...process.env, DATA_DIR: path.join(home, name) }));
  await requireFree(readSettings(first).port);
  build();

  let served, beside, isStopping;
  const serve = async (env) => {
    served = await readyToServe(readSettings(env));
    await served.begin();
    console.log(`Anybody may look around. All begins anew at 4 at night, or at once: kill -USR2 ${process.pid}`);
  };
  const renew = async (nth) => {
    const next = nth % 2 ? second : first;
    console.log('Making the next demo …');
    beside = await startServices({ exclusive: true, outside: false, settings: forgotten(next) });
    try {
      await migrate(beside.env);
      await seedOnce(beside);
    } finally {
      await beside.stop();
    }
    if (isStopping) return;
    await served.stop();
    await serve(next).catch((error) => {
      report(error);
      process.kill(process.pid, 'SIGTERM');
    });
  };
  const begin = async () => {
    forgotten(first);
    await serve(first);
    eachNight(4, renew);
  };
  const stop = async () => {
    isStopping = true;
    await Promise.all([beside?.stop(), served?.stop()]);
  };
  await liveUntilStopped(begin, stop);
}

/** What is kept there goes: the database as after a seed that was cut short. */
function forgotten(env) {
  const settings = readSettings(env);
  for (const name of ['files', 'mail', 'simulators'])
    rmSync(path.join(settings.dataDir, name), { recursive: true, force: true });
  writeFileSync(path.join(settings.dataDir, 'seeding'), '');
  return settings;
}
