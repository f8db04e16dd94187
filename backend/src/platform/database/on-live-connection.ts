import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost } from './unavailable.js';

const OTHERS_MS = [50, 100, 200];

/** A dead connection shows only in use; `work` is then repeated on another, so an unanswered attempt must have changed nothing. */
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
