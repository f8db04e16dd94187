import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startWaiverSimulator } from '../backend/simulators/smartwaiver/server.mjs';
import { startStripeSimulator } from '../backend/simulators/stripe/server.mjs';
import { openDatabase } from './database.mjs';
import { startMailCatcher } from './devmail/server.mjs';
import { accepts, listenFrom } from './ports.mjs';
import { Problem } from './problem.mjs';
import { readSettings } from './settings.mjs';

export async function startServices({ exclusive = false, outside = true, settings = readSettings() } = {}) {
  const { redisUrls } = settings;
  if (redisUrls.length) await reachable(redisUrls);
  const database = await openDatabase(settings, { exclusive });
  try {
    return await around(database, { outside, settings });
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function around(database, { outside, settings }) {
  const { dataDir, host, port, publicUrl, secret } = settings;
  const catcher =
    outside && !settings.smtpUrl ? await startMailCatcher({ folder: path.join(dataDir, 'mail') }) : undefined;
  const smtpUrl = settings.smtpUrl ?? catcher?.smtpUrl;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const stripe = outside && !settings.usesOwnStripe ? await simulatedStripe(settings, webhookSecret) : undefined;
  const waiverKey = randomBytes(16).toString('hex');
  const waivers = outside && !settings.usesOwnWaivers ? await simulatedWaivers(settings, waiverKey) : undefined;
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    // It stands in the address by now; the embedded server has its own.
    DATABASE_PASSWORD: '',
    DATA_DIR: dataDir,
    LEADLINE_SECRET: secret,
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    ...(stripe && { STRIPE_API_URL: stripe.url, STRIPE_WEBHOOK_SECRET: webhookSecret }),
    ...(waivers && { WAIVER_API_URL: waivers.url, WAIVER_WEBHOOK_KEY: waiverKey }),
    ...(catcher && { MAIL_INBOX_URL: catcher.inboxUrl }),
  };
  const stop = async () => {
    await stripe?.stop();
    await waivers?.stop();
    await catcher?.stop();
    await database.stop();
  };
  return { settings, env, database, inboxUrl: catcher?.inboxUrl, stop };
}

const simulatedStripe = ({ dataDir, port: ours }, secret) => {
  const file = path.join(dataDir, 'simulators', 'stripe.json');
  const webhook = { url: `http://127.0.0.1:${ours}/api/webhooks/stripe`, secret };
  return listenFrom(12111, (port) => startStripeSimulator({ port, file, webhook }));
};

const simulatedWaivers = ({ dataDir, port: ours, publicUrl }, key) => {
  const file = path.join(dataDir, 'simulators', 'waivers.json');
  const webhook = { url: `http://127.0.0.1:${ours}/api/webhooks/waiver`, key };
  const returnTo = `${publicUrl}/waivercompletion`;
  return listenFrom(12211, (port) => startWaiverSimulator({ port, file, webhook, returnTo }));
};

/** Of a cluster's nodes one that answers is enough: it names the others. */
async function reachable(redisUrls) {
  const nodes = redisUrls.map((url) => new URL(url)).map(({ hostname, port }) => ({ hostname, port: port || 6379 }));
  for (const { hostname, port } of nodes) if (await accepts(Number(port), hostname)) return;
  const tried = nodes.map(({ hostname, port }) => `${hostname}:${port}`).join(', ');
  throw new Problem(`Cannot reach the Redis server of REDIS_URL (${tried}).`);
}
