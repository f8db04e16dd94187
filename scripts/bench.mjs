import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

/** `npm run bench`: the benchmark brings its own servers; what it measures is built first. */
export function run(args) {
  build();
  return spawnSync(process.execPath, ['bench/run.mjs', ...args], { stdio: 'inherit' }).status ?? 1;
}
