import { outcomeSentence, type Outcome } from './cancellation-outcome.js';

const cancelled: Outcome = {
  code: 'CWP',
  by: 'family',
  unit: 'none',
  compensation: 'none',
  dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-24', expiryDate: '2026-12-24' },
};
const told = (facts: Partial<Outcome>) => outcomeSentence({ ...cancelled, ...facts }, 'Mia', (date) => `day ${date}`);

describe('what a family is told to get for a cancelled lesson (C05)', () => {
  it.each<[Partial<Outcome>, string]>([
    [{ compensation: 'makeup' }, 'Mia has a makeup lesson for it, to be taken by day 2026-12-24.'],
    [{ compensation: 'single_lesson' }, 'Mia has one lesson for it, to be taken by day 2026-12-24.'],
    [{ compensation: 'credit' }, 'The price of the lesson is a credit towards your next invoice.'],
    [{ compensation: 'refund', by: 'family' }, 'A refund was asked for; the barn decides about it.'],
    [{ compensation: 'refund', by: 'staff' }, 'The price of the lesson will be refunded.'],
    [{ compensation: 'lower_invoice' }, 'What you owe on the invoice is less by the price of the lesson.'],
    [{ compensation: 'restore_makeup' }, 'The makeup lesson that paid for it can be used again.'],
    [{ unit: 'released' }, 'The lesson is back on the package.'],
    [{ unit: 'none', code: 'CNM' }, 'Nothing was taken from a package for it.'],
    [{ unit: 'used', code: 'CNM' }, 'It was cancelled inside the notice time, so the lesson counts as used.'],
    [{ unit: 'used', code: 'CNA' }, 'The lesson counts as used.'],
  ])('%j: %s', (facts, sentence) => expect(told(facts)).toBe(sentence));
});
