import { ApiError, newKey } from '@leadline/api-client';
import type { LessonStudent } from '@/data/requests/types';
import { added, asked, ofOwner, tried } from './changes';
import { valueIn, wordOf, type Draft, type Mark, type Problem, type Theirs } from './mark';
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
  let sending: Promise<boolean> | undefined;
  const own = async () => {
    const who = owner();
    return ofOwner(await store.marks(), who);
  };
  const tell = async () => changed(await own());

  const add = async (draft: Draft) => {
    const who = owner();
    if (who === null) return;
    await store.change((marks) => added(marks, draft, { owner: who, key: newKey(), now: Date.now() }));
    await tell();
  };

  /** False where it was decided otherwise meanwhile. */
  const claim = async (mark: Mark): Promise<boolean> => {
    const { put = [] } = await store.change((marks) => tried(marks, mark));
    return put.length > 0;
  };

  /** True if the next one may follow. */
  const attempt = async (mark: Mark): Promise<boolean> => {
    try {
      await send(mark);
      await store.change(() => ({ drop: [mark.order] }));
    } catch (error) {
      // Whoever has signed out meanwhile leaves no name behind, and is answered again after the next sign-in.
      if (!(error instanceof ApiError) || comesAgain(error) || owner() !== mark.owner) return false;
      await store.change((marks) => asked(marks, mark, problemOf(mark, error)));
    }
    await tell();
    return true;
  };

  const sendAll = async (): Promise<boolean> => {
    let gone = false;
    for (;;) {
      const next = (await own()).find(({ problem }) => problem === null);
      if (!next) return gone;
      if (!(await claim(next))) continue;
      if (!(await attempt(next))) return gone;
      gone = true;
    }
  };

  const flush = () => (sending ??= sendAll().finally(() => (sending = undefined)));

  return {
    add,
    flush,
    look: tell,
    keepMine: async (mark) => {
      const seen = mark.problem?.theirs ? mark.problem.theirs.value : mark.seen;
      await store.change(() => ({ put: [{ ...mark, seen, key: newKey(), isTried: false, problem: null }] }));
      await tell();
      await flush();
    },
    drop: async ({ order }) => {
      await store.change(() => ({ drop: [order] }));
      await tell();
    },
    /** Names go; what waits stays without one, and is asked about again. */
    signOut: async () => {
      await store.forgetDay();
      await store.change((marks) => ({
        put: marks.filter(({ problem }) => problem !== null).map((mark) => ({ ...mark, problem: null })),
      }));
      changed([]);
    },
  };
};
