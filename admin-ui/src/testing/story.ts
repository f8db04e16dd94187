import type { ReactNode } from 'react';
import type { Circumstances } from './standing';

/** A part or a screen in one of its states, as `npm run stories` shows it and tests open it. */
export type Story = Circumstances & {
  readonly screen: ReactNode;
  /** The button that leads to the state. */
  readonly pressed?: string;
  /** What is read once the state is reached. */
  readonly shows: string | RegExp;
};

/** In stories nothing follows a button. */
export const nothing = (): void => undefined;

/** Sixty letters, as the longest of names. */
export const longName = 'Maximiliane-Alexandra Konstantinopolska-Grzegorzewska-Smythe';
