import type { MailedHold } from '../facts/mailed-guest-place.js';

export const exampleHold: MailedHold = { state: 'released', amount: 'CAD 51.87' };

/** What becomes of the money that a guest's card was asked for, in a sentence; none where nothing was held. */
export function holdWords(hold: MailedHold | null): string[] {
  if (!hold) return [];
  const { state, amount } = hold;
  if (state === 'taking')
    return [`${amount} that is held on your card is being taken now; the receipt follows by mail.`];
  if (state === 'taken') return [`${amount} was taken from your card; the receipt comes by mail.`];
  if (state === 'held') return [`${amount} is held on your card and taken when the place is yours.`];
  if (state === 'released')
    return [`${amount} that was held on your card is released in whole. Your bank may show it for some days.`];
  return [`Your bank has let go of ${amount} by itself, so the place is not paid yet.`];
}
