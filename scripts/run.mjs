// All npm commands; needs nothing but Node.js.
import path from 'node:path';
import { install } from './install.mjs';
import { Problem, report } from './problem.mjs';

// Imported on demand: before the installation only Node's own modules exist.
const commands = {
  start: () => import('./start.mjs'),
  demo: () => import('./demo.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('./test.mjs'),
  'test-deep': async () => ({ run: (await import('./test.mjs')).runDeep }),
  outage: () => import('./outage.mjs'),
  soak: () => import('./soak.mjs'),
  fuzz: () => import('./fuzz.mjs'),
  seed: () => maintenance('seed/seed'),
  rebuild: () => maintenance('operator/rebuild'),
  distribute: () => maintenance('operator/distribute', { asItIs: true }),
  'move-barn': () => maintenance('operator/move-barn', { asItIs: true }),
  backup: () => maintenance('operator/backup', { asItIs: true }),
  restore: () => maintenance('operator/restore', { asItIs: true }),
  'import-barn': () => maintenance('operator/import-barn'),
  bench: () => import('./bench.mjs'),
  mutation: () => import('./mutation.mjs'),
  'create-super-user': () => signIns('operator/create-super-user'),
  'open-barn': () => signIns('operator/open-barn'),
  release: () => import('./release.mjs'),
  psql: () => import('./psql.mjs'),
  licences: () => import('./licences.mjs'),
  generate: () => import('./generate.mjs'),
};

const maintenance = async (...named) => ({ run: (await import('./maintenance.mjs')).maintenance(...named) });

const signIns = async (name) => ({ run: (await import('./sign-ins.mjs')).signIns(name) });

process.chdir(path.resolve(import.meta.dirname, '..'));
const [name = 'start', ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (!load) throw new Problem(`There is no command "${name}". Choose one of: ${Object.keys(commands).join(', ')}.`);
  install();
  const { run } = await load();
  process.exitCode = await run(args);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
