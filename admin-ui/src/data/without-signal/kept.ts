import { ApiError, readViewing } from '@leadline/api-client';
import { showsCopyOf } from './waiting';

/** The rest of it is fetched after the first screen. */
export const withoutSignal = () => import('./without-signal');

/** A phone in an arena is often connected to nothing useful: after so long the copy is shown. */
const PATIENCE_MS = 6000;

const copyOf = async (name: string): Promise<unknown> =>
  readViewing() ? undefined : (await withoutSignal()).keptAnswer(name);

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What the server answers or, while it is not reached, what this device kept of it for the same person's today. */
export const orKept = async <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> => {
  let isAnswered = false;
  const asked = ask().then(
    (answer) => {
      isAnswered = true;
      showsCopyOf(null);
      return answer;
    },
    async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      const copy = await copyOf(name).catch(() => undefined);
      if (copy === undefined) throw error;
      return copy as Answer;
    },
  );
  // Never answers where there is no copy.
  const tooLong = after(PATIENCE_MS)
    .then(() => (isAnswered ? undefined : copyOf(name)))
    .catch(() => undefined)
    .then((copy) => (copy === undefined ? asked : (copy as Answer)));
  return Promise.race([asked, tooLong]);
};
