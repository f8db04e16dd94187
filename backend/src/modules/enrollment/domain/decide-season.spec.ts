import { decideSeason, familiesOf, type FormerRider, type NextSeason } from './decide-season.js';
import { checkSeason, keptUntil, type SeasonPlan } from './season-plan.js';

const rider = (studentId: string, facts: Partial<FormerRider> = {}): FormerRider => ({
  studentId,
  name: studentId,
  familyId: `family-of-${studentId}`,
  isActive: true,
  dateOfBirth: '2016-01-01',
  level: null,
  ...facts,
});
const LEVELS = { from: { order: 2, name: 'Novice' }, to: null };
const season = (riders: FormerRider[], facts: Partial<NextSeason> = {}): NextSeason => ({
  session: { ageFrom: 8, ageTo: 12, firstDay: '2027-01-12', levels: [LEVELS] },
  maxEnrollment: null,
  riders,
  elsewhere: new Map(),
  rules: { isAsked: false, needsLevel: false, share: 20, tack: 8 },
  ...facts,
});
const because = (next: NextSeason) => decideSeason(next).map((one) => one.because);

describe('a rider of the season before', () => {
  it('has a place in the next', () => expect(because(season([rider('anna')]))).toEqual([null]));

  it.each([
    ['is gone', { isActive: false }, {}, 'This client is inactive.'],
    [
      'has grown out of it',
      { dateOfBirth: '2014-01-12' },
      {},
      'This session is for riders from 8 to 12 years; on Tue 12 Jan the rider is 13.',
    ],
    [
      'rides elsewhere then',
      {},
      { elsewhere: new Map([['anna', { message: 'Anna rides in Jumping' }]]) },
      'Anna rides in Jumping. Please choose another time.',
    ],
    [
      'has not the level',
      { level: { order: 1, name: 'Lead line' } },
      { rules: { isAsked: true, needsLevel: false, share: 20, tack: 8 } },
      expect.stringContaining('Novice'),
    ],
  ])('who %s gets none, and it is said why', (_, facts, next, reason) =>
    expect(because(season([rider('anna', facts)], next))).toEqual([reason]),
  );

  it('gets none where there are not so many any more, and whoever does not fit takes none', () =>
    expect(
      because(season([rider('anna', { isActive: false }), rider('leo'), rider('mia')], { maxEnrollment: 1 })),
    ).toEqual(['This client is inactive.', null, 'Session is already full']));

  it('is told together with siblings', () => {
    const of = { familyId: 'smith' };
    expect(familiesOf(decideSeason(season([rider('anna', of), rider('mia'), rider('leo', of)])))).toEqual([
      ['anna', 'leo'],
      ['mia'],
    ]);
  });
});

describe('a next season', () => {
  const plan: SeasonPlan = {
    seriesId: 's',
    title: 'Spring',
    firstDay: '2027-01-12',
    riders: 'offer',
    until: '2027-01-11',
  };
  const at = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Toronto' };
  const days = { days: ['2027-01-12'], leftOut: [] };
  const check =
    (facts: Partial<SeasonPlan>, fallen = days) =>
    () =>
      checkSeason({ ...plan, ...facts }, fallen, at);

  it.each([
    ['title', { title: ' ' }],
    ['first_day', { firstDay: '2026-11-20' }],
    ['last_day', { lastDay: '2027-01-11' }],
    ['count', { lastDay: '2027-01-12', count: 1 }],
    ['count', { count: 2 }],
    ['until', { until: undefined }],
    ['until', { until: '2026-11-19' }],
    ['until', { until: '2027-01-12' }],
  ])('is refused by its %s: %j', (field, facts) =>
    expect(check(facts)).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ field })] })),
  );

  it('on whose days nothing falls is refused', () =>
    expect(check({}, { days: [], leftOut: [] })).toThrow('No lesson falls on one of these days.'));
  it('keeps places until the day before, and for today', () => {
    expect(check({})).not.toThrow();
    expect(check({ until: '2026-11-20' })).not.toThrow();
  });
  it('keeps them until the last minute of the day at the barn', () =>
    expect(keptUntil('2026-12-11', 'America/Toronto').toISOString()).toBe('2026-12-12T04:59:00.000Z'));
});
