import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

export function run(args) {
  build();
  return spawnSync(process.execPath, ['bench/run.mjs', ...args], { stdio: 'inherit' }).status ?? 1;
}
