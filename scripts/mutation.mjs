import { spawnSync } from 'node:child_process';
import { program } from './programs.mjs';

/** `npm run mutation [-- enrollment billing]`: breaks `domain/` line by line to see whether unit tests notice. */
export async function run(modules) {
  const env = { ...process.env, ...(modules.length && { MUTATION_MODULES: modules.join(' ') }) };
  return (
    spawnSync(process.execPath, [program('stryker'), 'run', 'stryker.config.mjs'], { env, stdio: 'inherit' }).status ??
    1
  );
}
