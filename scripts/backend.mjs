import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Problem } from './problem.mjs';

/** What runs a process or an operator's command: bundled, so that it is there soon. */
export const entry = (name, ...args) => [`backend/dist/programs/${name}.js`, ...args];

/** A compiled source by itself, for what reads other sources or watches them. */
export const compiled = (name, ...args) => ['--enable-source-maps', `backend/dist/src/${name}.js`, ...args];

export async function migrate(env) {
  console.log('Bringing the database up to date …');
  if ((await runEntry(env, 'operator/migrate')) !== 0)
    throw new Problem('Bringing the database up to date failed: see above.');
}

/** Interactive; resolves with the exit code. The child ends with us, through the IPC channel. */
export const runEntry = (env, name, ...args) =>
  new Promise((resolve) =>
    spawn(process.execPath, entry(name, ...args), { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }).once(
      'exit',
      (code) => resolve(code ?? 1),
    ),
  );

/** Only into an empty database. After an interrupted attempt our own database is recreated; an external one is not touched. */
export async function seedOnce({ env, settings, database }) {
  // The passwords of the demo's people are public.
  if (env.NODE_ENV === 'production') return;
  const mark = path.join(settings.dataDir, 'seeding');
  if (existsSync(mark)) {
    if (!database.recreate)
      throw new Problem(`Making the demo barns was cut short. Empty the database, remove ${mark} and start again.`);
    await database.recreate();
    await migrate(env);
  } else if (await hasLogins(env)) return;
  writeFileSync(mark, '');
  console.log('First start: making the demo barns …');
  if ((await runEntry(env, 'seed/seed')) !== 0) throw new Problem('Making the demo barns failed: see above.');
  rmSync(mark);
}

const hasLogins = async (env) => (await asPlatform(env, 'select from login limit 1')).rowCount > 0;

/** Those of these email addresses with which somebody signs in here. */
export async function signInsAmong(env, emails) {
  const { rows } = await asPlatform(env, 'select email from login where email = any($1)', [emails]);
  return new Set(rows.map(({ email }) => email));
}

/** As the platform role: row-level security hides all rows from an owner who is not a superuser. */
async function asPlatform({ DATABASE_URL, LEADLINE_SECRET }, statement, values) {
  const { PLATFORM_ROLE, roleUrl } = await import('../backend/dist/src/platform/database/roles.js');
  const client = new pg.Client(roleUrl(DATABASE_URL, PLATFORM_ROLE, LEADLINE_SECRET));
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
