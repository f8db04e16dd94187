import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { Problem } from './problem.mjs';

const installed = 'node_modules/.package-lock.json';

/** Exactly what package-lock.json says; nothing if it has not changed since. */
export function install() {
  checkNode();
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages (once, about a minute) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    throw new Problem('npm ci failed: see above. Is the package registry reachable and the disk writable?');
  utimesSync(installed, new Date(), new Date());
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Problem(`Leadline needs Node.js 20.19 or newer; this is ${process.version}.`);
}
