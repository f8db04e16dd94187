import { jest } from './test-runners.mjs';

/** `npm run outage [-- TIMES [SECONDS]]`: a real server lost in four ways, TIMES each, and once for SECONDS. */
export function run([times = '50', seconds = '60']) {
  Object.assign(process.env, { OUTAGES: times, OUTAGE_SECONDS: seconds });
  return jest('backend', ['--testPathPatterns', 'backend/test/outage/outages'], 'int').ok ? 0 : 1;
}
