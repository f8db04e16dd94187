import fc from 'fast-check';
import { breaches, hasLimits, minutesOf, type HorseLesson, type WorkLimits } from './work-limits.js';

const NONE: WorkLimits = {
  mostLessonsADay: null,
  mostMinutesADay: null,
  mostInARow: null,
  restMinutes: null,
  daysOff: [],
  offFrom: null,
  offUntil: null,
  offReason: null,
};
const TUESDAY = '2026-11-24';
const lesson = (from: string, to: string, of: Partial<HorseLesson> = {}): HorseLesson => ({
  lessonId: `${from}-${to}`,
  startsAt: new Date(`${TUESDAY}T${from}:00Z`),
  endsAt: new Date(`${TUESDAY}T${to}:00Z`),
  isAllday: false,
  ...of,
});
const wanted = lesson('16:00', '17:00');
const told = (limits: Partial<WorkLimits>, ...others: HorseLesson[]) =>
  breaches(wanted, {
    name: 'Biscuit',
    limits: { ...NONE, ...limits },
    date: TUESDAY,
    lessons: [...others, wanted],
  }).map(({ code, message }) => [code, message]);
const codes = (limits: Partial<WorkLimits>, ...others: HorseLesson[]) => told(limits, ...others).map(([code]) => code);

describe('a horse without limits', () => {
  it('may do anything', () => {
    const day = [lesson('08:00', '12:00'), lesson('12:00', '16:00'), lesson('17:00', '22:00')];
    expect(codes({}, ...day)).toEqual([]);
    expect(hasLimits(NONE)).toBe(false);
  });
  it.each([
    { mostLessonsADay: 3 },
    { mostMinutesADay: 90 },
    { mostInARow: 2 },
    { restMinutes: 30 },
    { daysOff: [7] },
    { offUntil: TUESDAY },
  ])('has some by %j', (limit) => expect(hasLimits({ ...NONE, ...limit })).toBe(true));
});

describe('a horse with limits', () => {
  it.each<[string, Partial<WorkLimits>, HorseLesson[], string[]]>([
    ['as many lessons as it may', { mostLessonsADay: 2 }, [lesson('09:00', '10:00')], []],
    ['one too many', { mostLessonsADay: 1 }, [lesson('09:00', '10:00')], ['horse_lessons_a_day']],
    ['as many minutes as it may', { mostMinutesADay: 105 }, [lesson('09:00', '09:45')], []],
    ['a minute too many', { mostMinutesADay: 104 }, [lesson('09:00', '09:45')], ['horse_minutes_a_day']],
    ['an all-day event of no minutes', { mostMinutesADay: 60 }, [lesson('00:00', '23:59', { isAllday: true })], []],
    ['two in a row', { mostInARow: 2 }, [lesson('15:00', '16:00')], []],
    ['three in a row', { mostInARow: 2 }, [lesson('15:00', '16:00'), lesson('17:29', '18:00')], ['horse_in_a_row']],
    ['three with a break', { mostInARow: 2 }, [lesson('15:00', '16:00'), lesson('17:30', '18:00')], []],
    [
      'three with less than its own rest',
      { mostInARow: 2, restMinutes: 45 },
      [lesson('15:00', '16:00'), lesson('17:44', '18:00')],
      ['horse_in_a_row'],
    ],
    [
      'two in a row and one in the morning whose id is the last',
      { mostInARow: 2 },
      [lesson('09:00', '10:00', { lessonId: 'z' }), lesson('15:00', '16:00')],
      [],
    ],
    [
      'three in a row, elsewhere in the day',
      { mostInARow: 2 },
      ['08', '09', '10'].map((h) => lesson(`${h}:00`, `${h}:59`)),
      [],
    ],
    ['its rest before', { restMinutes: 30 }, [lesson('15:00', '15:30')], []],
    ['a minute less before', { restMinutes: 30 }, [lesson('15:00', '15:31')], ['horse_rest']],
    ['a minute less after', { restMinutes: 30 }, [lesson('17:29', '18:00')], ['horse_rest']],
    ['another lesson at the same time', { restMinutes: 5 }, [lesson('15:00', '20:00')], ['horse_rest']],
    ['a day off', { daysOff: [2] }, [], ['horse_day_off']],
    ['the day after its day off', { daysOff: [1, 3] }, [], []],
    ['the last day off work', { offUntil: '2026-11-25' }, [], ['horse_off_until']],
    ['the first day back', { offUntil: TUESDAY }, [], []],
    ['the first day off work', { offFrom: TUESDAY, offUntil: '2026-11-25' }, [], ['horse_off_until']],
    ['the day before it is off', { offFrom: '2026-11-25', offUntil: '2026-12-25' }, [], []],
    ['until further notice', { offFrom: '2026-11-01' }, [], ['horse_off_until']],
    ['a reason alone', { offReason: 'lame' }, [], []],
  ])('is warned of by its day: %s', (_, limits, others, expected) =>
    expect(codes(limits, ...others)).toEqual(expected),
  );

  it('is told of in sentences with its name, the day and the limit', () => {
    const limits = {
      mostLessonsADay: 1,
      mostMinutesADay: 60,
      mostInARow: 1,
      restMinutes: 20,
      daysOff: [2],
      offUntil: '2026-12-03',
    };
    expect(told(limits, lesson('15:00', '15:45')).map(([, message]) => message)).toEqual([
      'Biscuit is off work until Thu 3 Dec',
      'Biscuit has a day off on Tuesdays: Tue 24 Nov',
      'Biscuit would go in 2 lessons on Tue 24 Nov; its limit is 1',
      'Biscuit would work 105 minutes on Tue 24 Nov; its limit is 60',
      'Biscuit would go in 2 lessons in a row on Tue 24 Nov; its limit is 1',
    ]);
    expect(told({ restMinutes: 20 }, lesson('15:00', '15:45'))).toEqual([
      ['horse_rest', 'Biscuit would have less than 20 minutes’ rest between lessons on Tue 24 Nov'],
    ]);
  });
});

describe('whatever a horse does', () => {
  const anyDay = fc.uniqueArray(
    fc
      .record({ from: fc.nat(1200), length: fc.integer({ min: 10, max: 180 }) })
      .map(({ from, length }): HorseLesson => ({
        lessonId: `${from}+${length}`,
        startsAt: new Date(Date.UTC(2026, 10, 24) + from * 60_000),
        endsAt: new Date(Date.UTC(2026, 10, 24) + (from + length) * 60_000),
        isAllday: false,
      })),
    { minLength: 1, maxLength: 8, selector: ({ lessonId }) => lessonId },
  );
  const anyLimit = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null });
  const of = (limits: Partial<WorkLimits>, lessons: readonly HorseLesson[]) => ({
    name: 'B',
    limits: { ...NONE, ...limits },
    date: TUESDAY,
    lessons,
  });
  it('a wider limit never warns where a narrower one does not', () =>
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 5 }), (day, limit, more) => {
        const warned = (mostLessonsADay: number, mostInARow: number) =>
          breaches(day[0]!, of({ mostLessonsADay, mostInARow }, day)).length;
        expect(warned(limit + more, limit + more)).toBeLessThanOrEqual(warned(limit, limit));
      }),
    ));
  it('its day is counted the same in whatever order its lessons come', () =>
    fc.assert(
      fc.property(anyDay, anyLimit, anyLimit, (day, mostInARow, mostLessonsADay) => {
        const limits = { mostInARow, mostLessonsADay, mostMinutesADay: 200, restMinutes: 15 };
        expect(breaches(day[0]!, of(limits, day))).toEqual(breaches(day[0]!, of(limits, day.toReversed())));
      }),
    ));
  it('minutes are those between beginning and end', () =>
    expect([minutesOf(lesson('16:00', '16:45')), minutesOf(lesson('16:00', '16:45', { isAllday: true }))]).toEqual([
      45, 0,
    ]));
});
