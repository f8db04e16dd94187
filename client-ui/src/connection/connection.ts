import { useSyncExternalStore } from 'react';

/** `savedAt` is set while the answers on screen are saved copies, also when the phone believes it is connected. */
export type Connection = { readonly online: boolean; readonly savedAt: string | null };

let current: Connection = { online: navigator.onLine, savedAt: null };
const listeners = new Set<() => void>();

const change = (next: Partial<Connection>): void => {
  const changed = { ...current, ...next };
  if (changed.online === current.online && changed.savedAt === current.savedAt) return;
  current = changed;
  listeners.forEach((listener) => listener());
};

addEventListener('online', () => change({ online: true, savedAt: null }));
addEventListener('offline', () => change({ online: false }));

export const answeredBySavedCopy = (savedAt: string | null): void => change({ savedAt });

export const showsSavedCopies = (): boolean => current.savedAt !== null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);

/** Booking and cancelling wait for a real connection; nothing is queued behind the parent's back. */
export const useCanAct = (): boolean => {
  const { online, savedAt } = useConnection();
  return online && savedAt === null;
};
