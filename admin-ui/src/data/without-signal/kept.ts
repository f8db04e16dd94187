import { ApiError, readViewing } from '@leadline/api-client';
import { showsAnswerOf, showsCopyOf } from './waiting';

/** The rest of it is fetched after the first screen. */
export const withoutSignal = () => import('./without-signal');

/** A phone in an arena is often connected to nothing useful: after so long the copy is shown. */
const PATIENCE_MS = 6000;

type Copy = { readonly answer: unknown; readonly savedAt: string };

const copyOf = async (name: string): Promise<Copy | undefined> =>
  readViewing() ? undefined : (await withoutSignal()).keptAnswer(name);

/** Says that it is a copy, and asks again by itself. */
const shown = async <Answer>(name: string, { answer, savedAt }: Copy): Promise<Answer> => {
  showsCopyOf(name, savedAt);
  (await withoutSignal()).catchUpLater();
  return answer as Answer;
};

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * What the server answers or, while it is not reached, what this device kept of it for the same person's today. A request that was given
 * up, because its page was left, says nothing about the signal.
 */
export const orKept = async <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> => {
  let isOver = false;
  let isReplaced = false;
  const asked = ask()
    .finally(() => (isOver = true))
    .then(
      async (answer) => {
        // The copy stands in its place already: what came too late is asked for once more.
        if (isReplaced) void (await withoutSignal()).catchUp();
        else showsAnswerOf(name);
        return answer;
      },
      async (error: unknown) => {
        const copy = isUnanswered(error) ? await copyOf(name).catch(() => undefined) : undefined;
        if (!copy) throw error;
        return shown<Answer>(name, copy);
      },
    );
  // Never answers where there is no copy, nor what is over.
  const tooLong = after(PATIENCE_MS)
    .then(() => (isOver ? undefined : copyOf(name)))
    .catch(() => undefined)
    .then((copy) => {
      if (!copy || isOver) return asked;
      isReplaced = true;
      return shown<Answer>(name, copy);
    });
  return Promise.race([asked, tooLong]);
};
