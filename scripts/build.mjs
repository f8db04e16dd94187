import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { program } from './programs.mjs';

const shared = ['package-lock.json', 'api-client'];

const products = [
  {
    name: 'backend',
    from: ['backend/src', 'backend/.swcrc', 'backend/rolldown.config.mjs', 'nest-cli.json', 'package-lock.json'],
    to: 'backend/dist',
    commands: [
      ['nest', 'build'],
      ['rolldown', '--config', 'backend/rolldown.config.mjs'],
    ],
  },
  {
    name: 'staff screens',
    from: ['admin-ui', ...shared],
    to: 'admin-ui/dist',
    commands: [['vite', 'build']],
    cwd: 'admin-ui',
  },
  {
    name: 'family portal',
    from: ['client-ui', ...shared],
    to: 'client-ui/dist',
    commands: [['vite', 'build']],
    cwd: 'client-ui',
  },
];

export function build(only = products.map((product) => product.name)) {
  for (const product of products) {
    if (!only.includes(product.name) || !isStale(product)) continue;
    const started = performance.now();
    process.stdout.write(`Building the ${product.name} … `);
    for (const command of product.commands) run(command, product);
    writeStamp(product);
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

function run([name, ...args], { name: what, cwd }) {
  const result = spawnSync(process.execPath, [program(name), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (result.status !== 0) throw new Problem(`Building the ${what} failed.\n${result.stdout}${result.stderr}`);
}

function isStale(product) {
  const stamp = path.join(product.to, product.stamp ?? '.built');
  return (
    existsSync(product.from[0]) &&
    (!existsSync(stamp) || Math.max(...product.from.map(newest)) > statSync(stamp).mtimeMs)
  );
}

function writeStamp(product) {
  if (!product.stamp) writeFileSync(path.join(product.to, '.built'), '');
}

/** Of a path and all below it; a folder's own time shows deletions. */
function newest(file) {
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file).filter((name) => name !== 'node_modules' && name !== 'dist');
  const own = inside.includes('package.json') ? 0 : stat.mtimeMs;
  return Math.max(own, ...inside.map((name) => newest(path.join(file, name))));
}
