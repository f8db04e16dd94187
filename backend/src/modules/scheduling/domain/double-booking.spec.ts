import fc from 'fast-check';
import {
  clashCode,
  clashSentence,
  doubleBookings,
  placingOf,
  USE_KINDS,
  type OccupiedLesson,
  type Use,
} from './double-booking.js';

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const use = (kind: Use['kind'], id: string, name = id): Use => ({ kind, id, name });
const all = [use('instructor', 'ines'), use('horse', 'comet'), use('rider', 'anna'), use('location', 'arena')];
const lesson = (lessonId: string, from: string, to: string, of: Partial<OccupiedLesson> = {}): OccupiedLesson => ({
  lessonId,
  title: `Lesson ${lessonId}`,
  date: '2026-11-24',
  startTime: from,
  endTime: to,
  startsAt: at(from),
  endsAt: at(to),
  isAllday: false,
  isCancelled: false,
  uses: all,
  ...of,
});
const mine = lesson('mine', '16:00', '17:00');
const found = (...others: OccupiedLesson[]) => doubleBookings([mine], others).map(clashSentence);

describe('two lessons at once', () => {
  it('cannot share a rider, a horse, an instructor or a place', () => {
    expect(found(lesson('other', '16:30', '17:30'))).toEqual([
      'ines is also in Lesson other at 16:30 on Tue 24 Nov',
      'comet is also in Lesson other at 16:30 on Tue 24 Nov',
      'anna is also in Lesson other at 16:30 on Tue 24 Nov',
      'arena is also taken by Lesson other at 16:30 on Tue 24 Nov',
    ]);
    expect(doubleBookings([mine], [lesson('other', '16:30', '17:30')]).map(clashCode)).toEqual([
      'instructor_double_booked',
      'horse_double_booked',
      'rider_double_booked',
      'location_double_booked',
    ]);
  });
  it.each([
    ['follow each other', lesson('other', '17:00', '18:00')],
    ['begin as the first ends', lesson('other', '15:00', '16:00')],
    ['are the same', mine],
    ['of which one is called off', lesson('other', '16:00', '17:00', { isCancelled: true })],
    ['of which one lasts all day', lesson('other', '00:00', '23:59', { isAllday: true })],
    ['that share nothing', lesson('other', '16:00', '17:00', { uses: [use('rider', 'leo'), use('horse', 'anna')] })],
  ])('do not stand in each other’s way when they %s', (_, other) => expect(found(other)).toEqual([]));
  it.each([
    ['within it', '16:15', '16:45'],
    ['around it', '15:00', '18:00'],
    ['into its first minute', '15:00', '16:01'],
    ['from its last minute', '16:59', '18:00'],
  ])('do %s', (_, from, to) => expect(found(lesson('other', from, to))).toHaveLength(4));
  it('are told with every other one', () =>
    expect(found(lesson('a', '16:00', '17:00'), lesson('b', '16:30', '17:30'))).toHaveLength(8));
  it('are told so often in all, each lesson its share', () => {
    const many = Array.from({ length: 40 }, (_, n) =>
      lesson(`n${n}`, '16:00', '17:00', { uses: [use('horse', 'comet')] }),
    );
    const told = doubleBookings(many.slice(0, 10), many.slice(10), 50).map((twice) => twice.lesson.lessonId);
    expect(told).toHaveLength(50);
    expect(new Set(told).size).toBe(10);
  });
  it('of one series are told, too, by a name that nobody has yet', () => {
    const uses = [use('horse', 'comet', '')];
    const twice = doubleBookings([{ ...mine, uses }, lesson('next', '16:30', '17:30', { uses })]);
    expect(twice.map(clashSentence)).toEqual([
      'This horse is also in Lesson next at 16:30 on Tue 24 Nov',
      'This horse is also in Lesson mine at 16:00 on Tue 24 Nov',
    ]);
  });
  it('are told by the day and the time of the other one', () =>
    expect(found(lesson('night', '15:00', '17:00', { date: '2026-11-23', startTime: '23:00' }))[0]).toBe(
      'ines is also in Lesson night at 23:00 on Mon 23 Nov',
    ));
});

describe('where a lesson stands', () => {
  it('is the barn’s time of day, also where its clocks change', () => {
    const sunday = { date: '2026-11-01', startTime: '00:30', endDate: '2026-11-01', endTime: '02:30', isAllday: false };
    expect(placingOf(sunday, 'America/Toronto')).toEqual({
      date: '2026-11-01',
      startTime: '00:30',
      endTime: '02:30',
      isAllday: false,
      startsAt: new Date('2026-11-01T04:30:00Z'),
      endsAt: new Date('2026-11-01T07:30:00Z'),
    });
  });
});

describe('whatever the lessons', () => {
  const minutes = (count: number) => new Date(Date.UTC(2026, 10, 24) + count * 60_000);
  const anyUse = fc.record({
    kind: fc.constantFrom(...USE_KINDS),
    id: fc.constantFrom('a', 'b', 'c'),
    name: fc.constant('N'),
  });
  const anyLessons = fc
    .array(
      fc.record({
        from: fc.nat(600),
        length: fc.integer({ min: 1, max: 3000 }),
        isAllday: fc.boolean(),
        isCancelled: fc.boolean(),
        uses: fc.uniqueArray(anyUse, { maxLength: 6, selector: ({ kind, id }) => `${kind} ${id}` }),
      }),
      { maxLength: 25 },
    )
    .map((rows) =>
      rows.map(({ from, length, ...rest }, index) =>
        lesson(String(index), '16:00', '17:00', { ...rest, startsAt: minutes(from), endsAt: minutes(from + length) }),
      ),
    );
  /** Every pair, minute by minute: the definition, slowly. */
  const naive = (lessons: readonly OccupiedLesson[], others: readonly OccupiedLesson[]) => {
    const busy = ({ startsAt, endsAt }: OccupiedLesson) => [startsAt.getTime(), endsAt.getTime()] as const;
    const told: string[] = [];
    for (const one of lessons)
      for (const other of [...others, ...lessons])
        for (const my of one.uses)
          for (const its of other.uses) {
            const [[from, to], [otherFrom, otherTo]] = [busy(one), busy(other)];
            const together = Math.min(to, otherTo) - Math.max(from, otherFrom) > 0;
            const counts = [one, other].every((each) => !each.isAllday && !each.isCancelled);
            if (together && counts && one.lessonId !== other.lessonId && my.kind === its.kind && my.id === its.id)
              told.push(`${one.lessonId} ${other.lessonId} ${my.kind} ${my.id}`);
          }
    return told.sort();
  };
  const keys = (lessons: readonly OccupiedLesson[], others: readonly OccupiedLesson[]) =>
    doubleBookings(lessons, others, Infinity)
      .map((twice) => `${twice.lesson.lessonId} ${twice.elsewhere.lessonId} ${twice.use.kind} ${twice.use.id}`)
      .sort();

  // F21
  it('the same double bookings are found as by comparing each with each', () =>
    fc.assert(
      fc.property(anyLessons, fc.nat(25), (lessons, cut) => {
        const [asked, others] = [lessons.slice(0, cut), lessons.slice(cut)];
        expect(keys(asked, others)).toEqual(naive(asked, others));
      }),
    ));
  it('one is in the other’s way as the other is in its', () =>
    fc.assert(
      fc.property(anyLessons, (lessons) => {
        const turned = keys(lessons, []).map((key) => key.replace(/^(\S+) (\S+)/, '$2 $1'));
        expect(turned.sort()).toEqual(keys(lessons, []));
      }),
    ));
});
