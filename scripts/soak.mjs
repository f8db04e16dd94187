import { jest } from './test-runners.mjs';

/** `npm run soak [-- WORD]`: crash tests, random histories and money moved at random, at full length; REBUILD_SEED repeats a history. */
export function run(args) {
  process.env.SOAK = '1';
  const words = args.filter((argument) => !argument.startsWith('-'));
  const options = args.filter((argument) => argument.startsWith('-'));
  const chosen = `backend/test/(crash|rebuild|ledger)/.*(${words.join('|')})`;
  return jest('backend', ['--testPathPatterns', chosen, ...options], 'int').ok ? 0 : 1;
}
