import { formerSentence, outcomeSentence, type Outcome } from './cancellation-outcome.js';

const cancelled: Outcome = {
  code: 'CWP',
  by: 'family',
  unit: 'none',
  compensation: 'none',
  paid: false,
  validUntil: null,
  amountMinor: null,
  creditMinor: 0,
  dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-24', expiryDate: '2026-12-24' },
};
const READER = { student: 'Mia', currency: 'CAD', day: (date: string) => `day ${date}` };
const told = (facts: Partial<Outcome>, today = '2026-11-20') =>
  outcomeSentence({ ...cancelled, ...facts }, { ...READER, today });

describe('what a family is told to get for a cancelled lesson (C05)', () => {
  it.each<[Partial<Outcome>, string]>([
    [{ compensation: 'makeup' }, 'Mia has a makeup lesson for it, to be taken by day 2026-12-24.'],
    [{ compensation: 'single_lesson' }, 'Mia has one lesson for it, to be taken by day 2026-12-24.'],
    [{ compensation: 'credit' }, 'The price of the lesson is a credit towards your next invoice.'],
    [{ compensation: 'refund', by: 'family' }, 'A refund was asked for; the barn decides about it.'],
    [{ compensation: 'refund', by: 'staff' }, 'The price of the lesson will be refunded.'],
    [{ compensation: 'lower_invoice' }, 'What you owe on the invoice is less by the price of the lesson.'],
    [
      { compensation: 'credit', amountMinor: 5085 },
      'The price of the lesson, CAD 50.85, is a credit towards your next invoice.',
    ],
    [
      { compensation: 'refund', by: 'family', amountMinor: 5085 },
      'A refund of CAD 50.85 was asked for; the barn decides about it.',
    ],
    [{ compensation: 'refund', by: 'staff', amountMinor: 900 }, 'The price of the lesson, CAD 9.00, will be refunded.'],
    [
      { compensation: 'refund', by: 'family', amountMinor: 5085, creditMinor: 508 },
      'A refund of CAD 45.77 was asked for; the barn decides about it. CAD 5.08 that was paid with a credit is a credit again.',
    ],
    [
      { compensation: 'refund', by: 'staff', amountMinor: 5085, creditMinor: 508 },
      'The price of the lesson, CAD 45.77, will be refunded. CAD 5.08 that was paid with a credit is a credit again.',
    ],
    [
      { compensation: 'refund', by: 'staff', amountMinor: 5085, creditMinor: 5085 },
      'CAD 50.85 that was paid with a credit is a credit again.',
    ],
    [
      { compensation: 'lower_invoice', amountMinor: 5085 },
      'What you owe on the invoice is less by the price of the lesson, CAD 50.85.',
    ],
    [{ compensation: 'restore_makeup' }, 'The makeup lesson that paid for it can be used again.'],
    [{ unit: 'released', validUntil: '2026-11-20' }, 'The lesson is back on the package.'],
    [{ unit: 'none', code: 'CWP' }, 'Nothing was taken from a package for it.'],
    [{ unit: 'none', code: 'CNM', paid: null }, 'Nothing was taken from a package for it.'],
    [{ unit: 'used', code: 'CNM' }, 'It was cancelled inside the notice time, so the lesson counts as used.'],
    [{ unit: 'used', code: 'CNA' }, 'The lesson counts as used.'],
    [{ code: 'CNM' }, 'It was cancelled inside the notice time, so the lesson is still to be paid.'],
    [{ code: 'CLC', paid: true }, 'The lesson was paid and counts as used.'],
    [{ code: 'CWM' }, 'It was neither covered by a package nor paid, so nothing is given for it.'],
    [{ code: 'CWR', paid: true }, 'No price stands behind the lesson, so no money goes back.'],
  ])('%j: %s', (facts, sentence) => expect(told(facts)).toBe(sentence));

  it.each<[Partial<Outcome>, string]>([
    [{ compensation: 'makeup' }, 'Mia has a makeup lesson for it, which expired on day 2026-12-24.'],
    [
      { unit: 'released', validUntil: '2026-12-01' },
      'The lesson is back on the package, which expired on day 2026-12-01.',
    ],
    [
      { unit: 'released', compensation: 'restore_makeup', validUntil: '2026-12-01' },
      'It was paid by a makeup lesson, which expired on day 2026-12-01.',
    ],
  ])('what has expired: %j: %s', (facts, sentence) => expect(told(facts, '2026-12-25')).toBe(sentence));

  it('what it had come to before it was changed', () =>
    expect([
      formerSentence({ code: 'CWM', unit: 'used', compensation: 'makeup' }),
      formerSentence({ code: 'CLC', unit: 'none', compensation: 'none' }),
    ]).toEqual(['Before, a makeup lesson was given for it.', 'Before, nothing was given for it.']));
});
