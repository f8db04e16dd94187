import { barnCancelReasons, type BarnCancelReason } from '@leadline/api-client';

const named = barnCancelReasons.filter(({ code }) => code !== 'OTH');

type ReasonAndWords = { readonly reason: BarnCancelReason; readonly words: string };

/** One rider's reason stands before the note; without a particular one there is nothing to say of it. C15 */
export const toNote = ({ reason, words }: ReasonAndWords): string =>
  [named.find(({ code }) => code === reason)?.label, words].filter(Boolean).join(': ');

/** What stands in a note, so that it can be chosen anew. */
export const ofNote = (note: string): ReasonAndWords => {
  const found = named.find(({ label }) => note === label || note.startsWith(`${label}: `));
  return found ? { reason: found.code, words: note.slice(`${found.label}: `.length) } : { reason: 'OTH', words: note };
};
