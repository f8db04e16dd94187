import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost } from './unavailable.js';

/** Meanwhile the pool hears of the other connections that died together with this one. */
const OTHERS_MS = 50;

/**
 * A connection may have died in the pool, which shows only when it is used: `work` is then done on another one. So it must be such that a
 * first attempt without an answer has changed nothing.
 */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    await pause(OTHERS_MS);
    return work();
  }
}
