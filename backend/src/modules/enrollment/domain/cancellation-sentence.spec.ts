import { cancellation, hoursBefore, MAKEUP, packageWith, PAID, TERMS, TODAY, UNPAID } from '../test/given.js';
import { cancellationOutcome, type Cancellation } from './cancellation-policy.js';
import { cancellationSentence } from './cancellation-sentence.js';

const sentence = (facts: Partial<Cancellation>, paysFor: { lessonDate: string } | null = null) => {
  const given = cancellation(facts);
  return cancellationSentence({
    student: 'Anna',
    audience: given.by === 'family' ? 'family' : 'staff',
    noticeHours: given.terms.noticeHours,
    cover: given.cover,
    outcome: cancellationOutcome(given),
    currency: 'CAD',
    today: TODAY,
    paysFor,
  });
};

describe('what people read before they cancel', () => {
  it.each<[string, Partial<Cancellation>, string]>([
    [
      'a unit goes back',
      { by: 'family' },
      'Anna\'s lesson goes back on the package "10 group lessons": 4 lessons left.',
    ],
    [
      'it goes back on a sibling’s package',
      { cover: packageWith({ ownerName: 'Ben' }) },
      'Anna\'s lesson goes back on Ben\'s package "10 group lessons": 4 lessons left.',
    ],
    [
      'the last unit goes back',
      { cover: packageWith({ remain: 0 }) },
      'Anna\'s lesson goes back on the package "10 group lessons": 1 lesson left.',
    ],
    [
      'the package has expired',
      { cover: packageWith({ expiryDate: '2026-11-19' }) },
      'Anna\'s lesson goes back on the package "10 group lessons": 4 lessons left. It expired on 19 November 2026 and stays expired.',
    ],
    ['too late', { by: 'family', now: hoursBefore(3) }, 'Inside 24 hours: the lesson counts as used.'],
    [
      'too late and not paid for',
      { by: 'family', now: hoursBefore(3), cover: UNPAID },
      'Inside 24 hours: the lesson is still to be paid.',
    ],
    [
      'nothing to give back to',
      { by: 'family', cover: UNPAID },
      'No package covered this lesson, so nothing goes back.',
    ],
    ['late cancel', { requested: 'CLC' }, 'Late cancel: the lesson counts as used.'],
    ['no show', { requested: 'CNS' }, 'No show: the lesson counts as used.'],
    ['no action', { requested: 'CNA' }, 'Nothing is given back: the lesson counts as used.'],
    [
      'makeup',
      { requested: 'CWM' },
      'Anna gets a makeup lesson, to be taken from 10 November 2026 to 24 December 2026.',
    ],
    [
      'makeup nobody paid for, by a family',
      { by: 'family', cover: UNPAID, terms: { ...TERMS, clientDefault: 'CWM' } },
      'This lesson was neither covered by a package nor paid, so nothing is given for it.',
    ],
    [
      'makeup nobody paid for, by staff, who are warned',
      { requested: 'CWM', cover: UNPAID },
      'Anna gets a makeup lesson, to be taken from 10 November 2026 to 24 December 2026. The cancelled lesson itself was never paid for.',
    ],
    [
      'single lesson nobody paid for, by staff, who are warned',
      { requested: 'CWA', cover: UNPAID },
      'Anna gets a single-lesson package, valid until 24 December 2026. The cancelled lesson itself was never paid for.',
    ],
    ['single lesson', { requested: 'CWA' }, 'Anna gets a single-lesson package, valid until 24 December 2026.'],
    ['credit', { requested: 'CWC' }, 'The value of this lesson, CAD 50.85, becomes a credit towards the next invoice.'],
    [
      'credit for nothing',
      { requested: 'CWC', cover: UNPAID },
      'This lesson was neither covered by a package nor paid, so nothing is given for it.',
    ],
    [
      'refund of what was partly paid with a credit',
      { requested: 'CWR', cover: packageWith({ byCreditMinor: 508 }) },
      'The price of this lesson, CAD 45.77, is refunded. CAD 5.08 that was paid with a credit becomes a credit again.',
    ],
    [
      'refund of what was paid with a credit',
      { requested: 'CWR', cover: packageWith({ byCreditMinor: 5085 }) },
      'CAD 50.85 that was paid with a credit becomes a credit again.',
    ],
    [
      'credit for what was partly paid with a credit',
      { requested: 'CWC', cover: packageWith({ byCreditMinor: 508 }) },
      'The value of this lesson, CAD 50.85, becomes a credit towards the next invoice.',
    ],
    ['refund by staff', { requested: 'CWR', cover: PAID }, 'The price of this lesson, CAD 56.50, is refunded.'],
    [
      'refund of a package that is still to be paid',
      { requested: 'CWR', cover: packageWith({ paid: false, owedMinor: 50_850 }) },
      'The invoice for this lesson is not paid yet: what is owed becomes less by the value of the lesson, CAD 50.85.',
    ],
    [
      'refund by a family',
      { by: 'family', terms: { ...TERMS, clientDefault: 'CWR' } },
      'A refund for this lesson, CAD 50.85, is asked for; the barn decides about it.',
    ],
    [
      'a makeup the barn makes last longer',
      { by: 'barn', requested: 'BCWM', cover: MAKEUP, chosen: { expiryDate: '2027-01-31' } },
      "Anna's makeup lesson can be booked again until 31 January 2027.",
    ],
    [
      'money for a package that was given away',
      { requested: 'CWC', cover: packageWith({ valueMinor: 0 }) },
      'No price stands behind this lesson, so no money goes back.',
    ],
    [
      'money for a lesson without a price',
      { requested: 'CWR', cover: { ...PAID, valueMinor: 0 } },
      'No price stands behind this lesson, so no money goes back.',
    ],
    [
      'money for a lesson without a price that nobody paid',
      { requested: 'CWR', cover: UNPAID },
      'This lesson was neither covered by a package nor paid, so nothing is given for it.',
    ],
    [
      'a makeup given back',
      { by: 'family', cover: MAKEUP },
      "Anna's makeup lesson can be booked again until 31 December 2026.",
    ],
    [
      'the package ends today',
      { cover: packageWith({ expiryDate: TODAY }) },
      'Anna\'s lesson goes back on the package "10 group lessons": 4 lessons left.',
    ],
    [
      'a package that never expires and is not counted',
      { cover: packageWith({ expiryDate: null, remain: null }) },
      'Anna\'s lesson goes back on the package "10 group lessons".',
    ],
    [
      'a package by the week',
      { cover: packageWith({ remain: null, left: 0, flat: '2 a week' }) },
      'Anna\'s lesson no longer counts in its week: the package "10 group lessons" covers 2 a week.',
    ],
    [
      'an unlimited package',
      { cover: packageWith({ remain: null, left: Infinity, flat: 'unlimited' }) },
      'Anna\'s lesson is not counted: the package "10 group lessons" is unlimited.',
    ],
    [
      'money of a package that has one price for all its time',
      { requested: 'CWR', cover: packageWith({ remain: null, flat: 'unlimited', valueMinor: 0 }) },
      'Its package is one price for all its time, so no money goes back for one lesson: the lesson counts as used.',
    ],
    [
      'a package without a name',
      { cover: packageWith({ productName: null }) },
      "Anna's lesson goes back on the package.",
    ],
    [
      'no action for a lesson that was paid by itself',
      { requested: 'CNA', cover: PAID },
      'Nothing is given back: the lesson was paid and counts as used.',
    ],
    ...['CWC', 'CWR'].map((requested): [string, Partial<Cancellation>, string] => [
      `money for an invoice on which nothing is open (${requested})`,
      { requested, cover: packageWith({ paid: false, owedMinor: 0 }) },
      'Nothing is owed for this lesson any more, so no money goes back: the lesson counts as used.',
    ]),
    [
      'a refund by the barn for an invoice on which nothing is open',
      { by: 'barn', requested: 'BCWR', cover: packageWith({ paid: false, owedMinor: 0 }) },
      'Nothing is owed for this lesson any more, so no money goes back: the lesson counts as used.',
    ],
    [
      'a makeup whose last day is over',
      { requested: 'CWM', chosen: { expiryDate: '2026-11-19' } },
      'Anna gets a makeup lesson, to be taken from 10 November 2026 to 19 November 2026. That day is over.',
    ],
    [
      'a single lesson that is good until today',
      { requested: 'CWA', chosen: { expiryDate: TODAY } },
      'Anna gets a single-lesson package, valid until 20 November 2026.',
    ],
    [
      'a makeup for a lesson whose package is on an invoice',
      { requested: 'CWM', cover: packageWith({ paid: false, owedMinor: 50_850 }) },
      'Anna gets a makeup lesson, to be taken from 10 November 2026 to 24 December 2026.',
    ],
    [
      'a makeup for a lesson that was paid by itself',
      { requested: 'CWM', cover: PAID },
      'Anna gets a makeup lesson, to be taken from 10 November 2026 to 24 December 2026.',
    ],
    [
      'a makeup given back that has expired',
      { cover: packageWith({ kind: 'makeup', expiryDate: '2026-11-19' }) },
      "Anna's makeup lesson goes back, but it expired on 19 November 2026.",
    ],
    [
      'a makeup given back that ends today',
      { cover: packageWith({ kind: 'makeup', expiryDate: TODAY }) },
      "Anna's makeup lesson can be booked again until 20 November 2026.",
    ],
    [
      'a makeup given back that never expires',
      { cover: packageWith({ kind: 'makeup', expiryDate: null }) },
      "Anna's makeup lesson can be booked again.",
    ],
  ])('%s', (_, facts, text) => expect(sentence(facts)).toBe(text));

  it('names the lesson that the returned one pays for at once', () => {
    const next = { lessonDate: '2026-12-01' };
    expect([sentence({ requested: 'CWP' }, next), sentence({ requested: 'CWA' }, next)]).toEqual([
      'Anna\'s lesson goes back on the package "10 group lessons" and pays for the lesson on 1 December 2026: 3 lessons left.',
      'Anna gets a single-lesson package, which pays for the lesson on 1 December 2026.',
    ]);
  });
  it('counts a lesson once that went back before', () =>
    expect(sentence({ requested: 'CWP', cover: packageWith({ isReturned: true, remain: 4 }) })).toContain(
      ': 4 lessons left.',
    ));
});
