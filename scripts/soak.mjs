import { jest } from './test-runners.mjs';

/** `npm run soak`: the crash runs and the random histories of the tests, at full length. */
export function run(args) {
  process.env.SOAK = '1';
  return jest('backend', ['--testPathPatterns', 'backend/test/(crash|rebuild)/', ...args], 'int').ok ? 0 : 1;
}
