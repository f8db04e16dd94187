import { useSyncExternalStore } from 'react';
import { keptCart } from '../family/kept-cart';

/** One package for one rider; of two alike there are two. Price and name are the server's to say. */
export type CartLine = {
  readonly productId: string;
  readonly studentId: string;
  /** The series for which the rider is registered, and whose package this is. R148 */
  readonly sessionId?: string;
  /** Of what is sold by a unit; 1 unless told. */
  readonly quantity?: number;
};

const listeners = new Set<() => void>();

const isLine = (one: unknown): one is CartLine =>
  typeof one === 'object' && one !== null && 'productId' in one && 'studentId' in one;

/** What a code opened that the family typed. */
export type CartCode = { readonly discount_id: string; readonly title: string };

type Kept = {
  readonly lines: readonly CartLine[];
  readonly code?: CartCode | undefined;
  readonly inInstalments?: boolean | undefined;
};

const isCode = (one: unknown): one is CartCode =>
  typeof one === 'object' && one !== null && 'discount_id' in one && 'title' in one;

const parsed = (text: string): Kept => {
  try {
    const kept: unknown = JSON.parse(text);
    if (Array.isArray(kept)) return { lines: kept.filter(isLine) };
    const { lines, code, inInstalments } = Object(kept) as Record<keyof Kept, unknown>;
    return {
      lines: Array.isArray(lines) ? lines.filter(isLine) : [],
      ...(isCode(code) && { code }),
      ...(inInstalments === true && { inInstalments }),
    };
  } catch {
    return { lines: [] };
  }
};

let read = { text: '[]', kept: parsed('[]') };

/** The same until what is kept is another. */
const kept = (): Kept => {
  const text = sessionStorage.getItem(keptCart) ?? '[]';
  if (text !== read.text) read = { text, kept: parsed(text) };
  return read.kept;
};
const lines = (): readonly CartLine[] => kept().lines;

const keep = ({ lines: next, ...beside }: Kept): void => {
  const isPlain = !beside.code && !beside.inInstalments;
  sessionStorage.setItem(keptCart, JSON.stringify(isPlain ? next : { lines: next, ...beside }));
  listeners.forEach((listener) => listener());
};
const change = (next: readonly CartLine[]): void => keep({ ...kept(), lines: next });

export const addToCart = (...fresh: readonly CartLine[]): void => change([...lines(), ...fresh]);
export const removeFromCart = (at: number): void => change(lines().filter((_, index) => index !== at));
/** How much of it, of what is sold by a unit. */
export const changeQuantity = (at: number, quantity: number): void =>
  change(lines().map((line, index) => (index === at ? { ...line, quantity } : line)));
/** Who leaves a session does not pay for it. */
export const takeOutOfCart = ({ sessionId, studentId }: Pick<CartLine, 'sessionId' | 'studentId'>): void =>
  change(lines().filter((line) => line.sessionId !== sessionId || line.studentId !== studentId));
export const clearCart = (): void => keep({ lines: [] });
/** Undefined takes it out again. */
export const enterCode = (code: CartCode | undefined): void => keep({ ...kept(), code });
/** Where the barn lets what is in the cart be paid so. */
export const payInInstalments = (inInstalments: boolean): void => keep({ ...kept(), inInstalments });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Survives a reload and a lost connection; gone once it is paid, or the family leaves its pages. R153 */
export const useCart = (): readonly CartLine[] => useSyncExternalStore(subscribe, lines);

/** What may be is paid by instalments. */
export const useInInstalments = (): boolean => useSyncExternalStore(subscribe, kept).inInstalments === true;

/** The discount whose code was typed. */
export const useCartCode = (): CartCode | undefined => useSyncExternalStore(subscribe, kept).code;
