import path from 'node:path';
import { openDatabase } from './database.mjs';
import { startMailCatcher } from './devmail/server.mjs';
import { accepts } from './ports.mjs';
import { Problem } from './problem.mjs';
import { readSettings } from './settings.mjs';

/** Opens database and mail, ours or those of the environment; `env` is what our processes are started with. */
export async function startServices({ exclusive = false, mail = true, settings = readSettings() } = {}) {
  const { dataDir, port, publicUrl, secret, redisUrl } = settings;
  if (redisUrl) await reachable(redisUrl);
  const database = await openDatabase(settings, { exclusive });
  const catcher =
    mail && !settings.smtpUrl ? await startMailCatcher({ folder: path.join(dataDir, 'mail') }) : undefined;
  const smtpUrl = settings.smtpUrl ?? catcher?.smtpUrl;
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LEADLINE_SECRET: secret,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    ...(catcher && { MAIL_INBOX_URL: catcher.inboxUrl }),
  };
  const stop = async () => {
    await catcher?.stop();
    await database.stop();
  };
  return { settings, env, database, inboxUrl: catcher?.inboxUrl, stop };
}

async function reachable(redisUrl) {
  const { hostname, port } = new URL(redisUrl);
  if (!(await accepts(Number(port || 6379), hostname)))
    throw new Problem(`Cannot reach the Redis server of REDIS_URL (${hostname}:${port || 6379}).`);
}
