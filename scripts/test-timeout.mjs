import os from 'node:os';

/**
 * How many times as long everything may take: as many as the processors have too much to do when a step begins, beyond what the tests
 * themselves give them. `TEST_PATIENCE=4` says it instead.
 */
const patience = Number(process.env.TEST_PATIENCE || Math.max(1, os.loadavg()[0] / os.availableParallelism() / 2));

/** What a test waits for and has not come by then will not come. */
export const WAIT_MS = Math.round(20_000 * patience);

/** A test that has not ended by then is red; those that take longer by nature say so themselves. */
export const TEST_TIMEOUT_MS = Math.round(30_000 * patience);

/** A whole product, or a server, that has not started or ended by then hangs. */
export const START_MS = Math.round(240_000 * patience);

/** For starts, crashes and outages, each of which is many tests in one. */
export const LONG_TEST_TIMEOUT_MS = Math.round(600_000 * patience);

/** What comes back after a crash or an outage. */
export const LONG_WAIT_MS = Math.round(240_000 * patience);
