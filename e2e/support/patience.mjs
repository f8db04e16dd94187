/** However slow the machine: what has not come by then will not. */
export const PATIENCE_MS = 3 * 60_000;
