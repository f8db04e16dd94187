export type Toast = { readonly id: number; readonly text: string; readonly kind: 'success' | 'error' };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]): void => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

export const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Says what happened, for five seconds unless a text asks for longer. */
export const toast = (text: string, kind: Toast['kind'] = 'success', seconds = 5): void => {
  const id = ++lastId;
  change([...toasts.filter((other) => other.text !== text), { id, text, kind }]);
  setTimeout(() => dismiss(id), seconds * 1000);
};

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToasts = (): readonly Toast[] => toasts;
