import { useSyncExternalStore } from 'react';
import { asApiError } from '@leadline/api-client';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'success' | 'error' | 'warning';
  readonly seconds: number;
  readonly undo?: () => void;
};

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

const show = (toast: Omit<Toast, 'id'>): void => {
  last += 1;
  // More than three at once cannot be read.
  set([...toasts.slice(-2), { ...toast, id: last }]);
};

export const toastSuccess = (text: string, seconds = 5, undo?: () => void): void =>
  show({ text, seconds, tone: 'success', ...(undo && { undo }) });
export const toastWarning = (text: string, seconds = 15): void => show({ text, seconds, tone: 'warning' });
/** Shows the server's own words. */
export const toastError = (error: unknown, seconds = 5): void =>
  show({ text: asApiError(error).message, seconds, tone: 'error' });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
