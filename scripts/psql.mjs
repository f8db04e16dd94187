import { spawnSync } from 'node:child_process';
import readline from 'node:readline/promises';
import connect from 'postgres';
import { leaveCtrlCToChild } from './lifetime.mjs';
import { startServices } from './services.mjs';

/** `npm run db:psql`: psql on the database of `npm start`, or a small prompt where psql is not installed. */
export async function run(args) {
  leaveCtrlCToChild();
  const services = await startServices({ mail: false });
  const url = services.env.DATABASE_URL;
  try {
    const psql = spawnSync('psql', [url, ...args], { stdio: 'inherit' });
    if (psql.error?.code !== 'ENOENT') return psql.status ?? 1;
    await prompt(url);
    return 0;
  } finally {
    await services.stop();
  }
}

async function prompt(url) {
  const sql = connect(url, { max: 1 });
  const input = readline.createInterface({ input: process.stdin, output: process.stdout, prompt: 'leadline=# ' });
  console.log('psql is not installed; this prompt takes one SQL statement per line. Ctrl-D ends it.');
  input.prompt();
  for await (const line of input) {
    await answer(sql, line.trim());
    input.prompt();
  }
  await sql.end();
}

async function answer(sql, statement) {
  if (!statement) return;
  try {
    const rows = await sql.unsafe(statement);
    if (rows.length) console.table([...rows]);
    console.log(`${rows.command ?? ''} ${rows.count ?? ''}`.trim());
  } catch (error) {
    console.error(`ERROR: ${error.message}`);
  }
}
