import type { ReactNode } from 'react';
import type { Answers } from './server';

/** A part or a page in one of its states, as `npm run stories` shows it and tests open it; without a screen, the page at the address. */
export type Story = {
  readonly screen?: ReactNode;
  readonly at?: string;
  readonly answers?: Answers;
  /** What is read once the state is reached. */
  readonly shows: string | RegExp;
};

/** In stories nothing follows a button. */
export const nothing = (): void => undefined;
