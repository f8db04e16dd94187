import { jest } from './test-runners.mjs';

/**
 * `npm run soak`: the crash runs and the random histories of the tests, at full length, some minutes. `npm run soak -- rebuild` runs
 * the files with that word; REBUILD_SEED makes another history.
 */
export function run(args) {
  process.env.SOAK = '1';
  const words = args.filter((argument) => !argument.startsWith('-'));
  const options = args.filter((argument) => argument.startsWith('-'));
  const chosen = `backend/test/(crash|rebuild)/.*(${words.join('|')})`;
  return jest('backend', ['--testPathPatterns', chosen, ...options], 'int').ok ? 0 : 1;
}
