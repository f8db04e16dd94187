import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Repeats an assertion until it holds: for what the database tells other connections a moment after a commit. */
export async function settled(assertion: () => Promise<void>) {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(10);
    }
  }
}
