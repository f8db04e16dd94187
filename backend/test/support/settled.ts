import { setTimeout } from 'node:timers/promises';

/** What is not so by then will not be; `npm test` gives a busy machine longer. */
const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 20_000);

/** Repeats an assertion until it holds: for what the database tells other connections a moment after a commit. */
export async function settled<T>(assertion: () => Promise<T> | T): Promise<T> {
  const until = performance.now() + WAIT_MS;
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
