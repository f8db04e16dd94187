import { spawnSync } from 'node:child_process';
import readline from 'node:readline/promises';
import pg from 'pg';
import { leaveCtrlCToChild } from './lifetime.mjs';
import { startServices } from './services.mjs';

/** `npm run db:psql`: psql on the database of `npm start`, or a small prompt if psql is not installed. */
export async function run(args) {
  leaveCtrlCToChild();
  const services = await startServices({ outside: false });
  const url = services.env.DATABASE_URL;
  try {
    const { password } = new URL(url);
    // The password goes through the environment: arguments are visible to other users.
    const psql = spawnSync('psql', [Object.assign(new URL(url), { password: '' }).href, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
    });
    if (psql.error?.code !== 'ENOENT') return psql.status ?? 1;
    await prompt(url);
    return 0;
  } finally {
    await services.stop();
  }
}

async function prompt(url) {
  const client = new pg.Client(url);
  await client.connect();
  const input = readline.createInterface({ input: process.stdin, output: process.stdout, prompt: 'leadline=# ' });
  console.log('psql is not installed; this prompt takes one SQL statement per line. Ctrl-D ends it.');
  input.prompt();
  for await (const line of input) {
    await answer(client, line.trim());
    input.prompt();
  }
  await client.end();
}

async function answer(client, statement) {
  if (!statement) return;
  try {
    const { rows, command, rowCount } = [await client.query(statement)].flat().at(-1);
    if (rows.length) console.table(rows);
    console.log(`${command ?? ''} ${rowCount ?? ''}`.trim());
  } catch (error) {
    console.error(`ERROR: ${error.message}`);
  }
}
