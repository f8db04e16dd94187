import { ApiError, newKey } from '@leadline/api-client';
import type { LessonStudent } from '@/requests/types';
import { isAbout, valueIn, wordOf, type Draft, type Mark, type Problem, type Theirs } from './mark';
import type { Store } from './store';

type Parts = {
  readonly store: Store;
  /** Rejects with an ApiError. */
  readonly send: (mark: Mark) => Promise<unknown>;
  /** Whoever is signed in, or was when the token ended. */
  readonly owner: () => string | null;
  /** One's own marks, whenever they are others than before. */
  readonly changed: (marks: readonly Mark[]) => void;
};

export type Queue = {
  readonly add: (draft: Draft) => Promise<void>;
  /** Sends what waits, one after another; true if something has gone. */
  readonly flush: () => Promise<boolean>;
  readonly keepMine: (mark: Mark) => Promise<void>;
  readonly drop: (mark: Mark) => Promise<void>;
  /** Shows one's own marks, as after a sign-in. */
  readonly look: () => Promise<void>;
  readonly signOut: () => Promise<void>;
};

/** Nothing was decided: it may be sent again. Everything else is an answer. */
const comesAgain = ({ status }: ApiError) =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

const theirsOf = (mark: Mark, current: unknown): Theirs | null => {
  if (typeof current !== 'object' || current === null) return null;
  const place = current as LessonStudent;
  const value = valueIn(mark.call, place);
  return { value, word: wordOf(mark, value, place.assigned_to), name: place.name };
};

const problemOf = (mark: Mark, error: ApiError): Problem => ({
  message: error.message,
  theirs: error.status === 412 ? theirsOf(mark, error.current) : null,
});

/** Decisions made without signal, each sent once the one before has been answered, and none lost. */
export const openQueue = ({ store, send, owner, changed }: Parts): Queue => {
  let last = 0;
  let sending: Promise<boolean> | undefined;
  const nextOrder = () => (last = Math.max(last + 1, Date.now()));
  const own = async () => {
    const who = owner();
    return (await store.marks()).filter((mark) => mark.owner === who);
  };
  const tell = async () => changed(await own());

  /** What has not been tried is replaced by what is decided later, and gone if that is what stood there. */
  const add = async (draft: Draft) => {
    const who = owner();
    if (who === null) return;
    const before = (await own()).findLast((mark) => isAbout(mark, draft));
    const { to, horseName } = draft;
    if (!before || (before.isTried && !before.problem)) {
      const seen = before ? before.to : draft.seen;
      const fresh = { order: nextOrder(), owner: who, key: newKey(), isTried: false, problem: null };
      if (seen !== to) await store.put({ ...draft, ...fresh, seen });
    } else if (!before.problem && before.seen === to) await store.drop(before.order);
    else await store.put({ ...before, to, horseName, key: newKey() });
    await tell();
  };

  /** What was decided later about the same place belongs to the same question. */
  const ask = async (mark: Mark, problem: Problem) => {
    const later = (await own()).filter((other) => other.order > mark.order && isAbout(other, mark));
    const { to, horseName } = later.at(-1) ?? mark;
    for (const { order } of later) await store.drop(order);
    await store.put({ ...mark, to, horseName, problem });
  };

  /** True if the next one may follow. */
  const attempt = async (mark: Mark): Promise<boolean> => {
    await store.put({ ...mark, isTried: true });
    try {
      await send(mark);
      await store.drop(mark.order);
    } catch (error) {
      if (!(error instanceof ApiError) || comesAgain(error)) return false;
      await ask({ ...mark, isTried: true }, problemOf(mark, error));
    }
    await tell();
    return true;
  };

  const sendAll = async (): Promise<boolean> => {
    for (let gone = false; ; gone = true) {
      const next = (await own()).find(({ problem }) => problem === null);
      if (!next || !(await attempt(next))) return gone;
    }
  };

  const flush = () => (sending ??= sendAll().finally(() => (sending = undefined)));

  return {
    add,
    flush,
    look: tell,
    keepMine: async (mark) => {
      const seen = mark.problem?.theirs ? mark.problem.theirs.value : mark.seen;
      await store.put({ ...mark, seen, key: newKey(), isTried: false, problem: null });
      await tell();
      await flush();
    },
    drop: async ({ order }) => {
      await store.drop(order);
      await tell();
    },
    /** Names go; what waits stays without one, and is asked about again. */
    signOut: async () => {
      await store.forgetDay();
      for (const mark of await store.marks()) if (mark.problem) await store.put({ ...mark, problem: null });
      changed([]);
    },
  };
};
