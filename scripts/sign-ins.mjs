import { spawn } from 'node:child_process';
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { entry, migrate } from './backend.mjs';
import { build } from './build.mjs';
import { Problem } from './problem.mjs';
import { startServices } from './services.mjs';

/** `npm run create-super-user` and `npm run open-barn`; the password is asked for, or read from stdin. */
export const signIns = (name) => async (args) => {
  const password = process.stdin.isTTY ? await asked() : undefined;
  build(['backend']);
  const services = await startServices({ outside: false });
  try {
    await migrate(services.env);
    return await created(services.env, entry(name, ...args), password);
  } finally {
    await services.stop();
  }
};

const created = (env, args, password) =>
  new Promise((resolve) => {
    const stdin = password === undefined ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, args, {
      env,
      stdio: [stdin, 'inherit', 'inherit', 'ipc'],
    });
    child.stdin?.end(`${password}\n`);
    child.once('exit', (code) => resolve(code ?? 1));
  });

async function asked() {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = readline.createInterface({ input: process.stdin, output: silent, terminal: true });
  const ask = async (question) => {
    process.stdout.write(question);
    const answer = await input.question('');
    process.stdout.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password (12 characters or more): ');
    if ((await ask('Once more: ')) !== password) throw new Problem('The two are not the same.');
    return password;
  } finally {
    input.close();
  }
}
