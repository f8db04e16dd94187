import { useSyncExternalStore } from 'react';
import type { Mark } from './mark';

/** `savedAt` is set while something on the screen is the copy that this device kept: the time of the oldest. */
type Waiting = { readonly marks: readonly Mark[]; readonly savedAt: string | null };

let current: Waiting = { marks: [], savedAt: null };
const listeners = new Set<() => void>();

const change = (next: Partial<Waiting>): void => {
  current = { ...current, ...next };
  listeners.forEach((listener) => listener());
};

export const showMarks = (marks: readonly Mark[]): void => {
  if (marks.length > 0 || current.marks.length > 0) change({ marks });
};

type Copy = { readonly savedAt: string };
const copies = new Map<string, Copy>();

const tellOldest = (): void => {
  const savedAt = [...copies.values()].map((copy) => copy.savedAt).toSorted()[0] ?? null;
  if (current.savedAt !== savedAt) change({ savedAt });
};

export const showsCopyOf = (name: string, savedAt: string): void => {
  copies.set(name, { savedAt });
  tellOldest();
};

export const showsAnswerOf = (name: string): void => {
  if (copies.delete(name)) tellOldest();
};

export const copiesShown = (): ReadonlyMap<string, Copy> => new Map(copies);

/** Nobody asks again for what stood on pages that were left: copies not shown anew meanwhile are none any more. */
export const forgetCopies = (earlier: ReadonlyMap<string, Copy>): void => {
  for (const [name, copy] of earlier) if (copies.get(name) === copy) copies.delete(name);
  tellOldest();
};

export const showsCopy = (): boolean => current.savedAt !== null;

export const hasMarks = (): boolean => current.marks.some(({ problem }) => problem === null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What this device knows and the server does not. */
export const useWaiting = (): Waiting => useSyncExternalStore(subscribe, () => current);
