import { hours, LOST, policy, step, ZONE } from '../test/given-policy.js';
import { announcedPolicy, type AnnouncedPlace } from './announced-policy.js';

const RULE = policy([step({ kind: 'clock', daysBefore: 1, time: '18:00' }), LOST]);
const place = (own: Partial<AnnouncedPlace> = {}): AnnouncedPlace => ({
  title: 'Beginner group',
  startsAt: new Date('2026-11-24T21:00:00Z'),
  lessonDate: '2026-11-24',
  rule: RULE,
  earlier: [],
  calendar: [],
  ...own,
});
const read = (places: AnnouncedPlace[], now = '2026-11-20T14:00:00Z') =>
  announcedPolicy(places, { currency: 'CAD', timeZone: ZONE, now: new Date(now) });

describe('what cancelling comes to, told beforehand', () => {
  it('names the moment of one lesson, and what is free of the month', () => {
    const free = { count: 2, per: 'month' } as const;
    const earlier = [
      { lessonDate: '2026-11-03', isFree: true, isMakeup: false, isOfPackage: false },
      { lessonDate: '2026-10-27', isFree: true, isMakeup: false, isOfPackage: false },
    ];
    expect(read([place({ rule: { ...RULE, free }, earlier })])).toEqual([
      'Cancel before Mon 23 Nov, 18:00: the lesson comes back. After that: the lesson counts as used. ' +
        '1 free late cancellation left this month.',
    ]);
  });

  it.each([
    ['at its last moment a step still holds', '2026-11-23T23:00:00Z', /^Cancel before Mon 23 Nov, 18:00/],
    [
      'a moment that is over is not named any more',
      '2026-11-23T23:00:01Z',
      /^Cancel until the lesson begins: the lesson counts as used.$/,
    ],
  ])('%s', (_, now, words) => expect(read([place()], now)).toEqual([expect.stringMatching(words)]));

  it('still names it while a late cancellation counts as in time', () =>
    expect(read([place({ rule: { ...RULE, free: { count: 1, per: 'year' } } })], '2026-11-24T12:00:00Z')).toEqual([
      expect.stringMatching(/^Cancel before Mon 23 Nov, 18:00: .* 1 free late cancellation left this year.$/),
    ]));

  it('is said once of several lessons under one policy, and of each title where they differ', () => {
    const later = place({ startsAt: new Date('2026-12-01T21:00:00Z'), lessonDate: '2026-12-01' });
    const general = 'Cancel until 18:00 the day before: the lesson comes back. After that: the lesson counts as used.';
    expect(read([place(), later])).toEqual([general]);
    expect(
      read([place(), place({ title: 'Adults' }), place({ title: 'Jumping', rule: policy([step(hours(48)), LOST]) })]),
    ).toEqual([
      `Beginner group, Adults: ${general}`,
      'Jumping: Cancel at least 48 hours before: the lesson comes back. After that: the lesson counts as used.',
    ]);
  });

  it('is nothing where no place is told of', () => expect(read([])).toEqual([]));
});
