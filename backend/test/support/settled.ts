import { setTimeout } from 'node:timers/promises';

/** However busy the machine: what is not so by then will not be. */
const PATIENCE_MS = 4 * 60_000;

/** Repeats an assertion until it holds: for what the database tells other connections a moment after a commit. */
export async function settled<T>(assertion: () => Promise<T> | T): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(20);
    }
  }
}

/** Waits for a state and answers with it. Nobody who answers, or an error, is a state that has not come. */
export const becomes = <T>(ask: () => Promise<T> | T, isSo: (answer: T) => boolean = Boolean) =>
  settled(async () => {
    const answer = await ask();
    if (!isSo(answer)) throw new Error(`Still ${JSON.stringify(answer)}: ${String(ask)}`);
    return answer;
  });
