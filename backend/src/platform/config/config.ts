import { isIP } from 'node:net';
import path from 'node:path';
import { RELEASE } from './release.js';
import type { FloodLimits } from '../http/flood.js';
import { redisAddresses } from '../redis/redis-client.js';
import type { StripeAccess } from '../payments/stripe-access.js';
import { SIMULATED_KEY, type WaiverAccess } from './waiver-access.js';

export interface Config {
  /** Of this deployment; the same that its screens were built with. F15 */
  version: string;
  production: boolean;
  /** For anybody to try: strangers sign in as the demo’s people without a password. Never in production. */
  demo: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** A bucket for uploads, instead of a folder in `dataDir`. */
  filesUrl?: string;
  publicUrl: string;
  /** Owner connection, for migrations only; everything else connects as one of two restricted roles. */
  ownerUrl: string;
  /** Key material for tokens and for the passwords of the database roles. */
  secret: string;
  /** One server, or several nodes of a cluster separated by commas. */
  redisUrl?: string;
  smtpUrl: string;
  /** Undefined in production, where nobody else's will do. */
  mailFrom: string | undefined;
  /** Who is written to by administrators who ask for help. */
  supportEmail: string;
  /** Whoever delivers the mails knows it, too, and tells what came back. Undefined: nobody tells. */
  mailWebhookSecret?: string;
  stripe: StripeAccess;
  /** Undefined: nothing is signed online. F04 */
  waivers: WaiverAccess | undefined;
  poolSize: number;
  /** `signInLimit` per minute, address and email; `resetMailLimit` per hour and email; `publicLimit` per minute and address. */
  signInLimit: number;
  resetMailLimit: number;
  flood: FloodLimits;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or Fastify's names of them. */
  trustedProxies: readonly string[];
  publicLimit: number;
  /** How long a change of access can go unnoticed in another process if the database's notification is lost. */
  sessionsKeptMs: number;
  listeners: { account: number; barn: number; process: number; heartbeatMs: number };
  healthFile?: string;
  /** Without one nothing tells metrics. */
  metricsPort?: number;
  /** How long a process that was told to stop serves on, so that this is noticed. */
  noticeMs: number;
  staticRoot?: string;
  /** The built entry page of the families' portal, into which public pages write their head. */
  entryPage?: string;
}

export const CONFIG = Symbol('config');

export class ConfigError extends Error {}

const required = (env: NodeJS.ProcessEnv, name: string) => {
  const value = env[name];
  if (!value) throw new ConfigError(`${name} is not set.`);
  return value;
};

const url = (name: string, value: string, protocols: string[]) => {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} is not a ${protocols.join(' or ')} address.`);
  return value;
};

function redisNodes({ REDIS_URL: urls }: NodeJS.ProcessEnv) {
  for (const node of urls ? redisAddresses(urls) : []) url('REDIS_URL', node, ['redis:', 'rediss:']);
  return urls || undefined;
}

const integer = (name: string, value: string) => {
  if (!/^\d{1,5}$/.test(value)) throw new ConfigError(`${name} is not a number.`);
  return Number(value);
};

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (text: string) => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  return (
    family > 0 &&
    !more.length &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
};
function proxies(list: string) {
  const named = list.split(',').map((one) => one.trim());
  const given = named.filter((one) => one !== '');
  const wrong = given.find((one) => !NAMED_NETWORKS.includes(one) && !isNetwork(one));
  if (wrong)
    throw new ConfigError(`TRUSTED_PROXIES: ${wrong} is no address, network, or one of ${NAMED_NETWORKS.join(', ')}.`);
  return given;
}

/** Opens nothing but the simulator. */
export const SIMULATED_CARDS_KEY = 'sk_test_simulator';
/** The simulator's keys open nothing else; without a key and without it no cards are taken. */
const SIMULATED = { STRIPE_PUBLIC_KEY: 'pk_test_simulator', STRIPE_CLIENT_ID: 'ca_simulator' };

function stripeAccess(env: NodeJS.ProcessEnv): StripeAccess {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: address } = env;
  const given = { ...(!key && address && SIMULATED), ...env };
  const apiUrl = key && !address ? undefined : (address || 'http://127.0.0.1:12111').replace(/\/$/, '');
  if (apiUrl) url('STRIPE_API_URL', apiUrl, ['http:', 'https:']);
  return {
    secretKey: key || SIMULATED_CARDS_KEY,
    publicKey: given.STRIPE_PUBLIC_KEY || undefined,
    clientId: given.STRIPE_CLIENT_ID || undefined,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET || undefined,
    apiUrl,
  };
}

function waiverAccess(env: NodeJS.ProcessEnv): WaiverAccess | undefined {
  const { WAIVER_API_KEY: apiKey, WAIVER_API_URL: address } = env;
  if (!apiKey && !address) return undefined;
  const apiUrl = address ? url('WAIVER_API_URL', address, ['http:', 'https:']).replace(/\/$/, '') : undefined;
  return { apiKey: apiKey || SIMULATED_KEY, webhookKey: env.WAIVER_WEBHOOK_KEY || undefined, apiUrl };
}

const addresses = ({ HOST, PORT, PUBLIC_URL }: NodeJS.ProcessEnv) => {
  const port = integer('PORT', PORT ?? '3000');
  return { host: HOST || '127.0.0.1', port, publicUrl: (PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '') };
};

function ownerAddress(env: NodeJS.ProcessEnv) {
  const address = new URL(url('DATABASE_URL', required(env, 'DATABASE_URL'), ['postgres:', 'postgresql:']));
  if (env.DATABASE_PASSWORD) address.password = encodeURIComponent(env.DATABASE_PASSWORD);
  return address.href;
}

function bucketAddress({ FILES_URL: address }: NodeJS.ProcessEnv) {
  if (!address) return undefined;
  const { username, password, pathname } = new URL(url('FILES_URL', address, ['http:', 'https:']));
  if (!username || !password || pathname === '/')
    throw new ConfigError('FILES_URL is not an address like https://KEY:SECRET@host/bucket?region=eu-central-1.');
  return address;
}

const listeners = ({ LISTENERS_OF_AN_ACCOUNT, LISTENERS_OF_A_BARN, LISTENERS }: NodeJS.ProcessEnv) => ({
  account: integer('LISTENERS_OF_AN_ACCOUNT', LISTENERS_OF_AN_ACCOUNT ?? '12'),
  barn: integer('LISTENERS_OF_A_BARN', LISTENERS_OF_A_BARN ?? '100'),
  process: integer('LISTENERS', LISTENERS ?? '2000'),
  heartbeatMs: 15_000,
});

const isProduction = ({ NODE_ENV }: NodeJS.ProcessEnv) => NODE_ENV === 'production';
function isDemo(env: NodeJS.ProcessEnv) {
  const isAsked = env.DEMO === '1';
  if (isAsked && isProduction(env))
    throw new ConfigError('DEMO lets strangers sign in, so it is refused in production.');
  return isAsked;
}
const sender = (env: NodeJS.ProcessEnv) =>
  env.MAIL_FROM || (isProduction(env) ? undefined : 'Leadline <lessons@leadline.test>');

/** For those who look after this process. */
const watching = ({ HEALTH_FILE, METRICS_PORT, NOTICE_SECONDS }: NodeJS.ProcessEnv) => ({
  healthFile: HEALTH_FILE || undefined,
  metricsPort: METRICS_PORT ? integer('METRICS_PORT', METRICS_PORT) : undefined,
  noticeMs: 1000 * integer('NOTICE_SECONDS', NOTICE_SECONDS ?? '0'),
});

const screens = ({ STATIC_ROOT, ENTRY_PAGE }: NodeJS.ProcessEnv) => {
  const staticRoot = STATIC_ROOT === 'none' ? undefined : path.resolve(STATIC_ROOT ?? '.');
  const entryPage = ENTRY_PAGE || (staticRoot && path.join(staticRoot, 'client-ui/dist/index.html'));
  return { staticRoot, entryPage };
};

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const secret = required(env, 'LEADLINE_SECRET');
  if (secret.length < 32) throw new ConfigError('LEADLINE_SECRET needs at least 32 characters.');
  return {
    version: env.LEADLINE_VERSION || RELEASE,
    production: isProduction(env),
    demo: isDemo(env),
    ...addresses(env),
    dataDir: path.resolve(env.DATA_DIR ?? '.data'),
    filesUrl: bucketAddress(env),
    ownerUrl: ownerAddress(env),
    secret,
    redisUrl: redisNodes(env),
    smtpUrl: url('SMTP_URL', env.SMTP_URL ?? 'smtp://127.0.0.1:1025', ['smtp:', 'smtps:']),
    mailFrom: sender(env),
    supportEmail: env.SUPPORT_EMAIL || 'support@leadline.test',
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET || undefined,
    stripe: stripeAccess(env),
    waivers: waiverAccess(env),
    poolSize: integer('DATABASE_POOL', env.DATABASE_POOL ?? '10'),
    signInLimit: integer('SIGN_IN_LIMIT', env.SIGN_IN_LIMIT ?? '10'),
    resetMailLimit: integer('RESET_MAIL_LIMIT', env.RESET_MAIL_LIMIT ?? '3'),
    flood: {
      perSecond: integer('REQUEST_RATE', env.REQUEST_RATE ?? '50'),
      burst: integer('REQUEST_BURST', env.REQUEST_BURST ?? '200'),
      atOnce: integer('REQUESTS_AT_ONCE', env.REQUESTS_AT_ONCE ?? '2'),
    },
    trustedProxies: proxies(env.TRUSTED_PROXIES ?? ''),
    publicLimit: integer('PUBLIC_LIMIT', env.PUBLIC_LIMIT ?? '120'),
    sessionsKeptMs: 5_000,
    listeners: listeners(env),
    ...watching(env),
    ...screens(env),
  };
}
