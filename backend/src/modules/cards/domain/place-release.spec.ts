import { nextReleaseStep, releaseDay, type KnownRelease, type Overdue } from './place-release.js';

const DUE = '2026-12-01';
const MONTHLY = [
  { due: DUE, minor: 10_000 },
  { due: '2027-01-01', minor: 10_000 },
];
const announced = (of: Partial<KnownRelease> = {}): KnownRelease => ({
  due: DUE,
  on: '2026-12-24',
  warnedOn: null,
  isHeld: false,
  isReleased: false,
  ...of,
});
const warned = (of: Partial<KnownRelease> = {}) => announced({ warnedOn: '2026-12-21', ...of });
const step = (of: Partial<Overdue> = {}) =>
  nextReleaseStep({
    today: '2026-12-10',
    graceDays: 14,
    parts: MONTHLY,
    failed: { due: DUE, on: '2026-12-10' },
    known: [],
    places: 5,
    ...of,
  });

describe('places of what was charged in vain are released after the barn’s grace', () => {
  it.each<[string, Partial<Overdue>, object | undefined]>([
    ['announced when the last try has failed', {}, { kind: 'announce', due: DUE, on: '2026-12-24' }],
    ['not where the barn releases nothing', { graceDays: 0 }, undefined],
    ['not while it is tried again', { failed: undefined }, undefined],
    ['not where there is nothing to release', { places: 0 }, undefined],
    ['not once it is paid', { parts: [{ due: DUE, minor: 0 }, MONTHLY[1]!] }, undefined],
    ['not where it is due later by now', { parts: [{ due: '2026-12-30', minor: 20_000 }] }, undefined],
    ['announced once', { known: [announced()] }, undefined],
    ['announced late, three days are left', { today: '2027-01-20' }, { kind: 'announce', due: DUE, on: '2027-01-23' }],
    ['not reminded of four days before', { known: [announced()], today: '2026-12-20' }, undefined],
    [
      'reminded of three days before',
      { known: [announced()], today: '2026-12-21' },
      { kind: 'warn', due: DUE, on: '2026-12-24' },
    ],
    [
      'reminded of late, the day moves',
      { known: [announced()], today: '2026-12-30' },
      { kind: 'warn', due: DUE, on: '2027-01-02' },
    ],
    ['not reminded of without places', { known: [announced()], today: '2026-12-21', places: 0 }, undefined],
    [
      'never released without the reminder',
      { known: [announced()], today: '2026-12-24' },
      { kind: 'warn', due: DUE, on: '2026-12-27' },
    ],
    ['not released the day before', { known: [warned()], today: '2026-12-23' }, undefined],
    ['released on the day', { known: [warned()], today: '2026-12-24' }, { kind: 'release', due: DUE }],
    ['released late where nothing ran', { known: [warned()], today: '2027-01-05' }, { kind: 'release', due: DUE }],
    [
      'over on the day without places, too',
      { known: [warned()], today: '2026-12-24', places: 0 },
      { kind: 'release', due: DUE },
    ],
    ['not released while it is held', { known: [warned({ isHeld: true })], today: '2027-01-05' }, undefined],
    ['not reminded of while it is held', { known: [announced({ isHeld: true })], today: '2026-12-21' }, undefined],
    [
      'not released once it is paid, while later instalments are open',
      { known: [warned()], today: '2026-12-24', parts: [{ due: DUE, minor: 0 }, MONTHLY[1]!] },
      undefined,
    ],
    ['not released twice', { known: [warned({ isReleased: true })], today: '2027-01-05' }, undefined],
    [
      'not released where the barn releases nothing any more',
      { known: [warned()], today: '2026-12-24', graceDays: 0 },
      undefined,
    ],
    [
      'announced anew for a later instalment',
      {
        known: [warned({ isReleased: true })],
        failed: { due: '2027-01-01', on: '2027-01-10' },
        today: '2027-01-10',
      },
      { kind: 'announce', due: '2027-01-01', on: '2027-01-24' },
    ],
  ])('%s', (_, of, expected) => expect(step(of)).toEqual(expected));

  it('the day is never sooner than three days from now', () =>
    expect([releaseDay('2026-12-24', '2026-12-21'), releaseDay('2026-12-24', '2026-12-22')]).toEqual([
      '2026-12-24',
      '2026-12-25',
    ]));
});
