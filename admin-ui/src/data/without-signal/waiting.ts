import { useSyncExternalStore } from 'react';
import type { Mark } from './mark';

/** `savedAt` is set while the day on the screen is the copy that this device kept. */
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

export const showsCopyOf = (savedAt: string | null): void => {
  if (current.savedAt !== savedAt) change({ savedAt });
};

export const showsCopy = (): boolean => current.savedAt !== null;

export const hasMarks = (): boolean => current.marks.some(({ problem }) => problem === null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What this device knows and the server does not. */
export const useWaiting = (): Waiting => useSyncExternalStore(subscribe, () => current);
