import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { writeWhole } from './whole-file.mjs';

export function readSettings(env = process.env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Problem(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  const dataDir = usableFolder(path.resolve(env.DATA_DIR || '.data'));
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir,
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
    secret: env.LEADLINE_SECRET || keptSecret(path.join(dataDir, 'secret')),
    databaseUrl: withPassword(server(env, 'DATABASE_URL', ['postgres:', 'postgresql:']), env.DATABASE_PASSWORD),
    redisUrls: servers(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: server(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    usesOwnStripe: Boolean(env.STRIPE_SECRET_KEY || env.STRIPE_API_URL),
    usesOwnWaivers: Boolean(env.WAIVER_API_KEY || env.WAIVER_API_URL),
  };
}

function usableFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    if (error.code === 'ENOSPC') throw error;
    const isNoFolder = error.code === 'EEXIST' || error.code === 'ENOTDIR';
    throw new Problem(
      `Cannot write to DATA_DIR ${folder}: ${isNoFolder ? 'it is not a folder' : 'permission denied'}.`,
    );
  }
}

/** Signs the tokens; created once, readable by the owner only. */
function keptSecret(file) {
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** None if it is not set; several are separated by commas. */
const servers = (env, name, protocols) =>
  env[name] ? env[name].split(',').map((value) => server({ [name]: value.trim() }, name, protocols)) : [];

const withPassword = (url, password) =>
  url && password ? Object.assign(new URL(url), { password: encodeURIComponent(password) }).href : url;

function server(env, name, protocols) {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new Problem(`${name} is not an address beginning with ${protocols[0]}//`);
  return value;
}
