import { useSyncExternalStore } from 'react';
import { keptCart } from '../family/kept-cart';

/** One package for one rider; of two alike there are two. Price and name are the server's to say. */
export type CartLine = {
  readonly productId: string;
  readonly studentId: string;
  /** The series for which the rider is registered, and whose package this is. R148 */
  readonly sessionId?: string;
};

const listeners = new Set<() => void>();

const isLine = (one: unknown): one is CartLine =>
  typeof one === 'object' && one !== null && 'productId' in one && 'studentId' in one;

const parsed = (text: string): readonly CartLine[] => {
  try {
    const lines: unknown = JSON.parse(text);
    return Array.isArray(lines) ? lines.filter(isLine) : [];
  } catch {
    return [];
  }
};

let read = { text: '[]', lines: parsed('[]') };

/** The same list until what is kept is another. */
const lines = (): readonly CartLine[] => {
  const text = sessionStorage.getItem(keptCart) ?? '[]';
  if (text !== read.text) read = { text, lines: parsed(text) };
  return read.lines;
};

const change = (next: readonly CartLine[]): void => {
  sessionStorage.setItem(keptCart, JSON.stringify(next));
  listeners.forEach((listener) => listener());
};

export const addToCart = (...fresh: readonly CartLine[]): void => change([...lines(), ...fresh]);
export const removeFromCart = (at: number): void => change(lines().filter((_, index) => index !== at));
/** Who leaves a session does not pay for it. */
export const takeOutOfCart = ({ sessionId, studentId }: Pick<CartLine, 'sessionId' | 'studentId'>): void =>
  change(lines().filter((line) => line.sessionId !== sessionId || line.studentId !== studentId));
export const clearCart = (): void => change([]);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Survives a reload and a lost connection; gone once it is paid, or the family leaves its pages. R153 */
export const useCart = (): readonly CartLine[] => useSyncExternalStore(subscribe, lines);
