/** However busy the machine: a test that has not ended by then waits for a state that does not come. */
export const TEST_TIMEOUT_MS = 10 * 60_000;
