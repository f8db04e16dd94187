import { useSyncExternalStore } from 'react';
import { cssVariables, type Scheme } from '@leadline/api-client';

export type SchemeChoice = Scheme | 'system';

const key = 'leadline.scheme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export const schemeChoice = (): SchemeChoice => (localStorage.getItem(key) as SchemeChoice | null) ?? 'system';

const current = (): Scheme => {
  const choice = schemeChoice();
  if (choice !== 'system') return choice;
  return dark.matches ? 'dark' : 'light';
};

/** Writes the tokens on the document, where every style sheet reads them. */
export const applyScheme = (): void => {
  for (const [name, value] of Object.entries(cssVariables(current())))
    document.documentElement.style.setProperty(name, value);
  for (const listener of listeners) listener();
};

export const chooseScheme = (choice: SchemeChoice): void => {
  localStorage.setItem(key, choice);
  applyScheme();
};

dark.addEventListener('change', applyScheme);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, current);
