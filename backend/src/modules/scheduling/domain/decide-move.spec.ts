import fc from 'fast-check';
import { cancelled, given, givenPlanned, QUIET, refusal, thrown, wrong, ZONE } from '../test/given.js';
import { decideMove, decideSeriesMove, shiftTo } from './decide-move.js';
import type { Series } from './series-stream.js';

const start = { date: '2026-11-26', time: '17:30' };
const both = (minutes: number) => ({ start: minutes, end: minutes });

describe('moving a lesson', () => {
  it('keeps its length where no end is said', () => {
    const lesson = given();
    expect(decideMove(lesson, shiftTo(lesson, { start }), ZONE, QUIET)).toEqual([
      {
        type: 'scheduling.LessonRescheduled',
        data: {
          lessonId: lesson.lessonId,
          timeZone: ZONE,
          date: '2026-11-26',
          startTime: '17:30',
          endDate: '2026-11-26',
          endTime: '18:30',
          isAllday: false,
          from: { date: '2026-11-24', startTime: '16:00' },
          ...QUIET,
        },
      },
    ]);
  });
  it('to a new end moves both ends by their own distance', () => {
    expect(shiftTo(given(), { start, end: { date: '2026-11-27', time: '09:00' } })).toEqual({
      start: 2 * 1440 + 90,
      end: 3 * 1440 - 480,
    });
  });
  it('that lasts all day covers its days', () => {
    const allDay = givenPlanned({ startTime: '00:00', endTime: '23:59', isAllday: true });
    const by = shiftTo(allDay, { start, end: { date: '2026-11-27', time: '08:00' } });
    expect(decideMove(allDay, by, ZONE, QUIET)).toMatchObject([
      { data: { date: '2026-11-26', startTime: '00:00', endDate: '2026-11-27', endTime: '23:59', isAllday: true } },
    ]);
  });
  it('to where it is already does nothing', () => {
    const lesson = given();
    const there = { date: '2026-11-24', time: '16:00' };
    expect(decideMove(lesson, shiftTo(lesson, { start: there }), ZONE, QUIET)).toEqual([]);
  });
  it.each([
    ['its beginning', { start: 15, end: 0 }, { startTime: '16:15', endTime: '17:00' }],
    ['its end', { start: 0, end: 15 }, { startTime: '16:00', endTime: '17:15' }],
    ['the day of its end', { start: 0, end: 1440 }, { date: '2026-11-24', endDate: '2026-11-25', endTime: '17:00' }],
    ['its day', { start: -1440, end: -1440 }, { date: '2026-11-23', endDate: '2026-11-23', startTime: '16:00' }],
    [
      'the day of its beginning',
      { start: -1440, end: 0 },
      { date: '2026-11-23', startTime: '16:00', endDate: '2026-11-24' },
    ],
  ])('may change only %s', (_, by, data) => expect(decideMove(given(), by, ZONE, QUIET)).toMatchObject([{ data }]));

  it('a second time does nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -59, max: 300 }), (by, longer) => {
        const events = decideMove(given(), { start: by, end: by + longer }, ZONE, QUIET);
        expect(decideMove(given(...events), both(0), ZONE, QUIET)).toEqual([]);
      }),
    );
  });
  it('that is cancelled is refused, wherever it is moved', () => {
    for (const by of [0, 60])
      expect(thrown(() => decideMove(given(cancelled), both(by), ZONE, QUIET))).toEqual(
        refusal('lesson_cancelled', 'Lesson has already been cancelled'),
      );
  });
  it.each([
    ['before', '17:29'],
    ['at', '17:30'],
  ])('to an end %s its beginning is refused', (_, time) =>
    expect(thrown(() => shiftTo(given(), { start, end: { date: start.date, time } }))).toEqual(
      wrong('end', 'end date must be after start date'),
    ),
  );
  it('may last 31 days and not a minute longer', () => {
    expect(shiftTo(given(), { start, end: { date: '2026-12-27', time: '17:30' } })).toMatchObject({ start: 2970 });
    expect(thrown(() => shiftTo(given(), { start, end: { date: '2026-12-27', time: '17:31' } }))).toEqual(
      wrong('end', 'An event lasts at most 31 days.'),
    );
  });
  it('that is shorter than the one it follows never turns it round', () => {
    const turned = [{ data: { startTime: '18:00', endTime: '19:00' } }];
    expect(decideMove(given(), { start: 120, end: 30 }, ZONE, QUIET)).toMatchObject(turned);
    expect(decideMove(given(), { start: 120, end: 60 }, ZONE, QUIET)).toMatchObject(turned);
    expect(decideMove(given(), { start: 120, end: 61 }, ZONE, QUIET)).toMatchObject([
      { data: { startTime: '18:00', endTime: '18:01' } },
    ]);
  });
});

describe('moving a series', () => {
  const weekly: Series = { phase: 'planned', frequency: 1, period: 'weeks' };
  const row = ['2026-11-24', '2026-12-01', '2026-12-08'].map((date) =>
    givenPlanned({ lessonId: `lesson of ${date}`, date, endDate: date }),
  );

  it('says its new rhythm and its new last day', () => {
    expect(decideSeriesMove(weekly, 's', row, both(1440 + 30))).toEqual([
      {
        type: 'scheduling.SeriesMoved',
        data: {
          seriesId: 's',
          description: 'Every Wednesday 16:30 until 9 Dec 2026',
          lastDate: '2026-12-09',
          lessonIds: row.map(({ lessonId }) => lessonId),
        },
      },
    ]);
  });
  it.each<[string, Series, typeof row, number]>([
    ['only the end moved', weekly, row, 0],
    ['no lesson moved', weekly, [], 60],
    ['there is no series', { phase: 'none' }, row, 60],
  ])('says nothing where %s', (_, series, moved, by) =>
    expect(decideSeriesMove(series, 's', moved, both(by))).toEqual([]),
  );
});
