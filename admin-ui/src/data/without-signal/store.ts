import { openDB, type DBSchema } from 'idb';
import type { Mark } from './mark';

/** The answers that the day sheet of one day stands on, under the names by which they are asked for. */
export type KeptDay = {
  readonly owner: string;
  readonly savedAt: string;
  readonly answers: Readonly<Record<string, unknown>>;
};

export type Change = { readonly put?: readonly Mark[]; readonly drop?: readonly number[] };

export type Store = {
  /** Of everybody who uses this device, in order. */
  readonly marks: () => Promise<Mark[]>;
  /** Answers with what was decided. Nobody else changes a mark between reading and writing, in another window neither. */
  readonly change: (decide: (marks: readonly Mark[]) => Change) => Promise<Change>;
  readonly readDay: () => Promise<KeptDay | undefined>;
  readonly keepDay: (day: KeptDay) => Promise<unknown>;
  readonly forgetDay: () => Promise<unknown>;
};

/** As long as the page is open, for browsers that keep nothing. */
export const memoryStore = (): Store => {
  const marks = new Map<number, Mark>();
  let day: KeptDay | undefined;
  const inOrder = () => [...marks.values()].toSorted((a, b) => a.order - b.order);
  return {
    marks: () => Promise.resolve(inOrder()),
    change: (decide) => {
      const decided = decide(inOrder());
      for (const mark of decided.put ?? []) marks.set(mark.order, mark);
      for (const order of decided.drop ?? []) marks.delete(order);
      return Promise.resolve(decided);
    },
    readDay: () => Promise.resolve(day),
    keepDay: (kept) => Promise.resolve((day = kept)),
    forgetDay: () => Promise.resolve((day = undefined)),
  };
};

interface KeptHere extends DBSchema {
  marks: { key: number; value: Mark };
  day: { key: string; value: KeptDay };
}

/** There is one day, whoever's it is. */
const DAY = 'today';

export const openStore = async (): Promise<Store> => {
  if (!('indexedDB' in globalThis)) return memoryStore();
  const db = await openDB<KeptHere>('leadline-arena', 1, {
    upgrade: (created) => {
      created.createObjectStore('marks', { keyPath: 'order' });
      created.createObjectStore('day');
    },
  }).catch(() => null);
  if (!db) return memoryStore();
  return {
    marks: () => db.getAll('marks'),
    change: async (decide) => {
      const { store, done } = db.transaction('marks', 'readwrite');
      const decided = decide(await store.getAll());
      const { put = [], drop = [] } = decided;
      await Promise.all([...put.map((mark) => store.put(mark)), ...drop.map((order) => store.delete(order)), done]);
      return decided;
    },
    readDay: () => db.get('day', DAY),
    keepDay: (day) => db.put('day', day, DAY),
    forgetDay: () => db.clear('day'),
  };
};
