import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost } from './unavailable.js';

/** Meanwhile the pool hears of the other connections that died together with this one. */
const OTHERS_MS = [50, 100, 200];

/**
 * A connection may have died in the pool, which shows only when it is used: `work` is then done on another one, which may have died
 * likewise. So it must be such that a first attempt without an answer has changed nothing.
 */
export async function onLiveConnection<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of OTHERS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await pause(wait);
    }
  }
  return work();
}
