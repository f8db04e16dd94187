import { createRequire } from 'node:module';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { instantsOf } from './lesson-time.js';
import { laterDates, leaveOutClosed, marksOf, seriesDates, wantedTimes } from './series-dates.js';
import type { Recurrence } from './series.js';

// Its exports have no names that Node could import.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof import('rrule');

const ZONES = ['America/Toronto', 'Europe/London', 'Australia/Sydney', 'America/St_Johns', 'Asia/Kolkata'];
const timeOn = (date: string, startTime = '16:00', minutes = 60) => {
  const end = DateTime.fromISO(`${date}T${startTime}`, { zone: 'utc' }).plus({ minutes });
  return { date, startTime, endDate: end.toFormat('yyyy-MM-dd'), endTime: end.toFormat('HH:mm'), isAllday: false };
};
const tuesday = timeOn('2026-11-24');
const weekly = (end: Recurrence['end']): Recurrence => ({ frequency: 1, period: 'weeks', end });
const datesOf = (dates: readonly { time: { date: string } }[]) => dates.map(({ time }) => time.date);

describe('the dates of a series', () => {
  it('are shown with those left out, which are not planned', () => {
    const dates = seriesDates(tuesday, { recurrence: weekly({ type: 'after', count: 3 }), skipDates: ['2026-12-01'] });
    expect(dates.map(({ time, isLeftOut }) => [time.date, isLeftOut])).toEqual([
      ['2026-11-24', false],
      ['2026-12-01', true],
      ['2026-12-08', false],
    ]);
    expect(wantedTimes(dates).map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-08']);
  });
  it('are refused when all are left out', () => {
    const left = seriesDates(tuesday, { recurrence: weekly({ type: 'after', count: 1 }), skipDates: ['2026-11-24'] });
    expect(() => wantedTimes(left)).toThrow('Every date is left out.');
  });
  // R214
  it('go on after the last lesson, which is there already', () =>
    expect(datesOf(laterDates(tuesday, { recurrence: weekly({ type: 'on_date', date: '2026-12-09' }) }))).toEqual([
      '2026-12-01',
      '2026-12-08',
    ]));
  it.each([
    [{ type: 'on_date', date: '2026-11-30' } as const, 'end date must be after start date'],
    [{ type: 'on_date', date: '2026-11-01' } as const, 'end date must be after start date'],
    [{ type: 'after', count: 1 } as const, 'A series has at least 2 events.'],
  ])('do not go on until %j', (end, sentence) =>
    expect(() => laterDates(tuesday, { recurrence: weekly(end) })).toThrow(sentence),
  );
  it('fit between the first and the last day that are said, or it is said how many do', () => {
    const until = '2027-11-16';
    expect(seriesDates(tuesday, { recurrence: weekly({ type: 'after', count: 52, until }) })).toHaveLength(52);
    expect(() => seriesDates(tuesday, { recurrence: weekly({ type: 'after', count: 60, until }) })).toThrow(
      'Only 52 events fit until 2027-11-16.',
    );
  });
  it('end with the calendar', () =>
    expect(() => seriesDates(timeOn('2199-12-24'), { recurrence: weekly({ type: 'after', count: 3 }) })).toThrow(
      'lastDate must be a day of the calendar',
    ));
});

describe('closed days of a series', () => {
  const closures = [{ name: 'Show', firstDay: '2026-12-01', lastDay: '2026-12-08' }];
  const left = (keepDates?: readonly string[], skipDates: readonly string[] = []) =>
    leaveOutClosed(
      seriesDates(tuesday, { recurrence: weekly({ type: 'after', count: 4 }), skipDates }),
      closures,
      keepDates,
    ).map(({ time, isLeftOut, closed }) => [time.date, isLeftOut, closed]);

  it('are left out, the days before and after are not', () =>
    expect(left()).toEqual([
      ['2026-11-24', false, null],
      ['2026-12-01', true, 'Show'],
      ['2026-12-08', true, 'Show'],
      ['2026-12-15', false, null],
    ]));
  it('are kept where somebody wants them, unless they are skipped, too', () => {
    expect(left(['2026-12-01'])[1]).toEqual(['2026-12-01', false, 'Show']);
    expect(left(['2026-12-01'], ['2026-12-01'])[1]).toEqual(['2026-12-01', true, 'Show']);
  });
});

describe('what to look at twice', () => {
  const facts = { zone: 'America/Toronto', now: new Date('2026-11-24T20:00:00Z'), holidays: ['2026-12-25'] };
  const marks = (date: string, startTime?: string) => marksOf(timeOn(date, startTime), facts);
  it.each([
    ['what has begun', '2026-11-24', '14:59', { isPast: true, isHoliday: false, clockChange: null }],
    ['what is to come', '2026-11-24', '15:00', { isPast: false, isHoliday: false, clockChange: null }],
    ['a holiday', '2026-12-25', '16:00', { isPast: false, isHoliday: true, clockChange: null }],
    ['an hour that is skipped', '2027-03-14', '02:30', { isPast: false, isHoliday: false, clockChange: 'skipped' }],
    ['the hour after it', '2027-03-14', '03:00', { isPast: false, isHoliday: false, clockChange: null }],
    ['an hour that comes twice', '2027-11-07', '01:30', { isPast: false, isHoliday: false, clockChange: 'repeated' }],
    ['the hour after those', '2027-11-07', '02:00', { isPast: false, isHoliday: false, clockChange: null }],
  ])('%s', (_, date, startTime, expected) => expect(marks(date, startTime)).toEqual(expected));
});

/** A second implementation: iCalendar's rules, by another library. */
function byRule({ date, startTime }: { date: string; startTime: string }, { frequency, period, end }: Recurrence) {
  const start = new Date(`${date}T${startTime}:00Z`);
  const year = DateTime.fromJSDate(start, { zone: 'utc' }).plus({ years: 1 });
  const until = end.type === 'on_date' ? end.date : year.toFormat('yyyy-MM-dd');
  const rule = new RRule({
    dtstart: start,
    freq: period === 'days' ? RRule.DAILY : RRule.WEEKLY,
    interval: frequency,
    ...(end.type === 'after' ? { count: end.count } : { until: new Date(`${until}T23:59:59Z`) }),
  });
  return rule.all().map((at) => at.toISOString().slice(0, 16).replace('T', ' '));
}

const anyRhythm = fc
  .constantFrom([1, 'days'] as const, [1, 'weeks'] as const, [2, 'weeks'] as const)
  .map(([frequency, period]) => ({ frequency, period }));
const anyRecurrence = fc
  .record({
    rhythm: anyRhythm,
    end: fc.oneof(
      fc.record({ type: fc.constant('after' as const), count: fc.integer({ min: 1, max: 130 }) }),
      fc.record({ type: fc.constant('ongoing' as const) }),
      fc.record({ type: fc.constant('on_date' as const), days: fc.nat(390) }),
    ),
  })
  .map(({ rhythm, end }) => ({ ...rhythm, end }));
const plus = (date: string, days: number) =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
const NIGHTS = ['2026-03-08', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2027-03-28'];
/** Month ends and the nights in which clocks change are as likely as all other days together. */
const anyDate = fc.oneof(
  fc.integer({ min: 0, max: 9000 }).map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)),
  fc.constantFrom(...NIGHTS, '2024-02-29', '2026-01-31', '2026-08-31', '2028-02-28', '2028-12-31'),
);
const anyTime = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30'))
  .map(([hour, min]) => `${String(hour).padStart(2, '0')}:${min}`);

describe('whatever repeats', () => {
  // R076 R077 R213 F17
  it('falls on the days that iCalendar’s rule gives, on the same wall clock in every zone', () =>
    fc.assert(
      fc.property(
        anyDate,
        anyTime,
        fc.integer({ min: 1, max: 1500 }),
        anyRecurrence,
        fc.constantFrom(...ZONES),
        (date, at, minutes, { end, ...rhythm }, zone) => {
          const recurrence: Recurrence = {
            ...rhythm,
            end: 'days' in end ? { type: 'on_date', date: plus(date, end.days) } : end,
          };
          const times = seriesDates(timeOn(date, at, minutes), { recurrence }).map(({ time }) => time);
          expect(times.map((time) => `${time.date} ${time.startTime}`)).toEqual(
            byRule({ date, startTime: at }, recurrence),
          );
          for (const time of times) {
            const { startsAt, endsAt } = instantsOf(time, zone);
            const local = DateTime.fromJSDate(startsAt, { zone });
            // Where the clocks skip the time, the lesson begins as much later as they jump.
            const { clockChange } = marksOf(time, { zone, now: startsAt, holidays: [] });
            if (clockChange !== 'skipped') expect(local.toFormat('yyyy-MM-dd HH:mm')).toBe(`${time.date} ${at}`);
            else expect(local.isInDST).toBe(true);
            // Where they show it twice, it is the first of the two.
            const again = DateTime.fromMillis(startsAt.getTime() - 3_600_000, { zone });
            expect(again.toFormat('HH:mm')).not.toBe(local.toFormat('HH:mm'));
            expect(endsAt > startsAt).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    ));

  it('fits as often as the rule says between the first and the last day, and else says how often it does', () =>
    fc.assert(
      fc.property(anyDate, anyRhythm, fc.integer({ min: 1, max: 130 }), fc.nat(390), (date, rhythm, count, days) => {
        const until = plus(date, days);
        const fit = byRule({ date, startTime: '16:00' }, { ...rhythm, end: { type: 'on_date', date: until } });
        const plan = () =>
          datesOf(seriesDates(timeOn(date), { recurrence: { ...rhythm, end: { type: 'after', count, until } } }));
        if (count > fit.length) expect(plan).toThrow(`Only ${fit.length} events fit until ${until}.`);
        else expect(plan()).toEqual(fit.slice(0, count).map((at) => at.slice(0, 10)));
      }),
    ));

  it('goes on after its last lesson on the days that the rule gives, without the one that is there', () =>
    fc.assert(
      fc.property(anyDate, anyRhythm, fc.integer({ min: 1, max: 390 }), (date, rhythm, days) => {
        const recurrence: Recurrence = { ...rhythm, end: { type: 'on_date', date: plus(date, days) } };
        const [, ...later] = byRule({ date, startTime: '16:00' }, recurrence);
        fc.pre(later.length > 0);
        expect(datesOf(laterDates(timeOn(date), { recurrence }))).toEqual(later.map((at) => at.slice(0, 10)));
      }),
    ));

  it('loses exactly the days that are left out', () =>
    fc.assert(
      fc.property(
        anyDate,
        fc.integer({ min: 2, max: 60 }),
        fc.array(fc.nat(59), { maxLength: 10 }),
        (date, count, left) => {
          const repeats = { recurrence: weekly({ type: 'after', count }) };
          const all = datesOf(seriesDates(timeOn(date), repeats));
          const skipDates = left.flatMap((index) => all[index] ?? []);
          fc.pre(new Set(skipDates).size < count);
          const made = wantedTimes(seriesDates(timeOn(date), { ...repeats, skipDates })).map((time) => time.date);
          expect(made).toEqual(all.filter((one) => !skipDates.includes(one)));
        },
      ),
    ));
});
