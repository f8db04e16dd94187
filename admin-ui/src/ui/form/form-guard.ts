import { createContext, use, useEffect } from 'react';

/** What stands in a form's fields and is no value of them yet: by the field's source, what is said about it there. */
export type LooseWords = Readonly<Record<string, string>>;

type FormGuard = {
  /** Without words, there is nothing loose in that field. */
  readonly tellLoose: (source: string, words?: string) => void;
  /** Leaves at once where nothing is filled in, else once the person says so. */
  readonly leave: (away: () => void) => void;
};

export const FormGuardContext = createContext<FormGuard | null>(null);

export const notChosen = (typed: string): string | undefined =>
  typed.trim() ? `“${typed.trim()}” is not chosen: choose one or clear it` : undefined;

/** While there are words, the form around is not saved but says them at the field. Without a source, nothing is told. */
export const useLooseWords = (source: string | undefined, words: string | undefined): void => {
  const tell = use(FormGuardContext)?.tellLoose;
  useEffect(() => {
    if (!source || !words || !tell) return undefined;
    tell(source, words);
    return () => tell(source);
  }, [source, words, tell]);
};

/** Leaves a form that is no address of its own; what was filled in is not thrown away unasked. */
export const useLeave = (leave: () => void): (() => void) => {
  const guard = use(FormGuardContext);
  return () => (guard ? guard.leave(leave) : leave());
};
