import { DATES } from '../test/given.js';
import { countsOf, rosterCancellationSentence } from './roster-cancellation-summary.js';

const effect = (
  unit: 'used' | 'released' | 'none',
  compensation: Parameters<typeof countsOf>[0][number]['compensation'],
  amountMinor = 0,
  creditMinor = 0,
) => ({
  unit,
  compensation,
  amountMinor,
  creditMinor,
  dates: DATES,
});
const back = effect('released', 'none');
const nothing = effect('used', 'none');
const makeup = effect('used', 'makeup');
const restored = effect('released', 'restore_makeup');
const single = effect('none', 'single_lesson');
const refund = effect('used', 'refund', 4500);
const partly = effect('used', 'refund', 4500, 400);
const credit = effect('used', 'credit', 4500);
const lowered = effect('used', 'lower_invoice', 4500);
const said = (lessons: number, effects: Parameters<typeof countsOf>[0]) =>
  rosterCancellationSentence({ lessons, currency: 'CAD' }, effects);

describe('calling a lesson off, in one sentence', () => {
  it.each([
    [[], 'Nobody is booked, so nothing has to go back.'],
    [[back], '1 rider: 1 gets the lesson back on the package.'],
    [[back, back], '2 riders: 2 get the lesson back on their packages.'],
    [[makeup], '1 rider: 1 gets a makeup lesson. Makeups can be taken from 10 November 2026 until 24 December 2026.'],
    [
      [makeup, makeup, restored],
      '3 riders: 2 get a makeup lesson each and 1 can book the makeup lesson again.' +
        ' Makeups can be taken from 10 November 2026 until 24 December 2026.',
    ],
    [[partly], '1 rider: 1 gets the price refunded (CAD 41.00, and CAD 4.00 as a credit).'],
    [[partly, refund], '2 riders: 2 get the price refunded (CAD 86.00, and CAD 4.00 as a credit in all).'],
    [[restored, restored], '2 riders: 2 can book their makeup lessons again.'],
    [[single], '1 rider: 1 gets a single-lesson package. Single-lesson packages are valid until 24 December 2026.'],
    [
      [single, single],
      '2 riders: 2 get a single-lesson package each. Single-lesson packages are valid until 24 December 2026.',
    ],
    [[refund], '1 rider: 1 gets the price refunded (CAD 45.00).'],
    [[refund, effect('used', 'refund', 4501)], '2 riders: 2 get the price refunded (CAD 90.01 in all).'],
    [[credit], '1 rider: 1 gets a credit (CAD 45.00).'],
    [[credit, credit], '2 riders: 2 get a credit each (CAD 90.00 in all).'],
    [[lowered], '1 rider: 1 owes less on the invoice (CAD 45.00).'],
    [[lowered, lowered], '2 riders: 2 owe less on their invoices (CAD 90.00 in all).'],
    [[refund, back], '2 riders: 1 gets the lesson back on the package and 1 gets the price refunded (CAD 45.00).'],
    [[nothing], '1 rider: 1 gets nothing back.'],
    [
      [back, restored, nothing, effect('none', 'none')],
      '4 riders: 1 gets the lesson back on the package, 1 can book the makeup lesson again and 2 get nothing back.',
    ],
  ])('%#', (effects, sentence) => expect(said(1, effects)).toBe(sentence));
  it('says how many lessons it is about, whose makeups have days of their own', () =>
    expect(said(4, [makeup, makeup])).toBe('2 riders in 4 lessons: 2 get a makeup lesson each.'));
});

describe('counting what riders get', () => {
  it('counts each rider once', () =>
    expect(
      countsOf([back, back, makeup, restored, single, credit, refund, lowered, nothing, effect('none', 'none')]),
    ).toEqual({
      getBack: 2,
      makeups: 1,
      makeupsRestored: 1,
      singleLessons: 1,
      credits: 1,
      refunds: 1,
      invoicesLowered: 1,
      nothing: 2,
    }));
});
