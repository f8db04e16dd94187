import { isLastTry, isTime, nextCharge, type Charging, type ChargeTry } from './due-charges.js';

const MONTHLY = [
  { due: '2026-12-01', minor: 10_000 },
  { due: '2027-01-01', minor: 10_000 },
];
const charging = (of: Partial<Charging> = {}) =>
  nextCharge({ parts: MONTHLY, tries: [], since: '2026-11-20', today: '2026-12-01', ...of });
const failed = (n: number, on: string, due = '2026-12-01'): ChargeTry => ({ due, n, on, state: 'failed' });

describe('what is due is charged to a saved card', () => {
  it.each<[string, Partial<Charging>, object | undefined]>([
    ['on its day', {}, { n: 1, on: '2026-12-01', minor: 10_000 }],
    ['not before it', { today: '2026-11-30' }, { n: 1, on: '2026-12-01', minor: 10_000 }],
    ['late where nothing ran', { today: '2026-12-03' }, { n: 1, on: '2026-12-01', minor: 10_000 }],
    ['a second time after three days', { tries: [failed(1, '2026-12-01')] }, { n: 2, on: '2026-12-04', minor: 10_000 }],
    [
      'a third time nine days after the first',
      { tries: [failed(2, '2026-12-05'), failed(1, '2026-12-01')], today: '2026-12-06' },
      { n: 3, on: '2026-12-10', minor: 10_000 },
    ],
    [
      'no fourth time, and the next instalment on its day with what is open',
      {
        tries: [failed(1, '2026-12-01'), failed(2, '2026-12-04'), failed(3, '2026-12-10')],
        today: '2026-12-10',
      },
      { due: '2027-01-01', n: 1, on: '2027-01-01', minor: 20_000 },
    ],
    [
      'no fourth time of what is paid as a whole',
      {
        parts: [{ due: '2026-12-01', minor: 10_000 }],
        tries: [failed(1, '2026-12-01'), failed(2, '2026-12-04'), failed(3, '2026-12-10')],
        today: '2026-12-30',
      },
      undefined,
    ],
    [
      'not again for a day for which it was paid',
      { parts: [{ due: '2026-12-01', minor: 500 }], tries: [{ ...failed(1, '2026-12-01'), state: 'paid' }] },
      undefined,
    ],
    [
      'under the same try where it was begun',
      { tries: [{ ...failed(1, '2026-12-01'), state: 'open' }], today: '2026-12-02' },
      { n: 1, on: '2026-12-01', minor: 10_000 },
    ],
    [
      'anew where a later instalment falls due between two tries',
      {
        parts: [
          { due: '2026-12-01', minor: 10_000 },
          { due: '2026-12-08', minor: 7_000 },
        ],
        tries: [failed(1, '2026-12-01'), failed(2, '2026-12-04')],
        today: '2026-12-05',
      },
      { due: '2026-12-08', n: 1, on: '2026-12-08', minor: 17_000 },
    ],
    ['never for what was due before the family agreed', { parts: MONTHLY.slice(0, 1), since: '2026-12-02' }, undefined],
    ['never for what is paid', { parts: [{ due: '2026-12-01', minor: 0 }] }, undefined],
  ])('%s', (_, of, planned) => {
    if (planned) expect(charging(of)).toMatchObject(planned);
    else expect(charging(of)).toBeUndefined();
  });

  it.each([
    ['2026-12-01', 9, true],
    ['2026-12-01', 8, false],
    ['2026-11-30', 12, false],
    ['2026-12-02', 23, true],
  ])('in the daytime of the barn: %s at %d', (today, hour, is) =>
    expect(isTime({ due: '2026-12-01', n: 1, on: '2026-12-01', minor: 1 }, { today, hour })).toBe(is),
  );

  it('three times in all', () => expect([1, 2, 3].map(isLastTry)).toEqual([false, false, true]));
});
