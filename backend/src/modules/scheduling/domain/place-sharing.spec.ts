import fc from 'fast-check';
import { clashCode, clashSentence, doubleBookings, placingOf, type OccupiedLesson } from './double-booking.js';
import { beyondCapacity, MOST_NAMED, shareOf, UNTITLED } from './place-sharing.js';

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const inArena = (capacity: number, units?: number) => [
  { kind: 'location' as const, id: 'arena', name: 'Arena', share: shareOf(capacity, units) },
];
const lesson = (title: string, from: string, to: string, units?: number, of: Partial<OccupiedLesson> = {}) => ({
  lessonId: `${title} ${from}`,
  title,
  date: '2026-11-24',
  startTime: from,
  endTime: to,
  startsAt: at(from),
  endsAt: at(to),
  isAllday: false,
  isCancelled: false,
  uses: inArena(3, units),
  ...of,
});
const told = (lessons: OccupiedLesson[], others: OccupiedLesson[] = []) =>
  doubleBookings(lessons, others).map(clashSentence);

describe('a place of three units', () => {
  const beginners = lesson('Beginners', '16:00', '17:00', 2);
  const practice = lesson('Practice', '16:30', '17:30', 1);

  it('holds lessons that take so many at once', () => {
    expect(told([practice], [beginners])).toEqual([]);
    expect(told([lesson('Third', '16:45', '17:15', 1)], [practice, lesson('Other', '16:00', '18:00', 1)])).toEqual([]);
  });
  it('is too small for more: how many when, and who they are, stands in one sentence', () => {
    const another = lesson('Practice', '16:15', '17:30', 1);
    const twice = doubleBookings([another], [beginners, practice]);
    expect(twice.map(clashSentence)).toEqual([
      'Arena: 4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Beginners 2, Practice 1, Practice 1',
    ]);
    expect(twice.map(clashCode)).toEqual(['location_double_booked']);
    expect(twice.map(({ elsewhere }) => elsewhere)).toEqual([beginners]);
  });
  it('is taken as a whole by a lesson that says nothing of units, or more than there are', () => {
    for (const units of [undefined, 5])
      expect(told([lesson('Clinic', '16:45', '18:00', units)], [practice])).toEqual([
        'Arena: 4 of 3 units from 16:45 to 17:30 on Tue 24 Nov: Practice 1, Clinic 3',
      ]);
    expect(told([lesson('Clinic', '16:45', '18:00', 5)])).toEqual([]);
  });
  it('is free again when a lesson ends, for one that begins then', () =>
    expect(told([lesson('Clinic', '17:00', '18:00')], [beginners])).toEqual([]));
  it('is told when it is fullest, of moments alike the first', () => {
    const long = lesson('Open', '14:00', '20:00', 1);
    const others = [
      lesson('A', '14:30', '15:00', 3),
      lesson('B', '16:00', '17:00', 2),
      lesson('C', '16:30', '17:30', 2),
      lesson('D', '18:00', '18:30', 2),
      lesson('E', '18:00', '18:30', 2),
    ];
    expect(told([long], others)).toEqual(['Arena: 5 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Open 1, B 2, C 2']);
  });
  it.each([
    ['called off', lesson('Clinic', '16:00', '18:00', 3, { isCancelled: true })],
    ['all-day', lesson('Clinic', '00:00', '23:59', 3, { isAllday: true })],
    ['in another place', lesson('Clinic', '16:00', '18:00', 3, { uses: [{ ...inArena(3)[0]!, id: 'meadow' }] })],
  ])('counts no lesson that is %s', (_, other) => expect(told([practice], [other])).toEqual([]));
  it('is told of each lesson that is asked about, and of a moved one as it would be', () => {
    const now = { ...practice, startsAt: at('09:00'), endsAt: at('10:00') };
    expect(told([practice, lesson('Clinic', '17:00', '18:00')], [now])).toEqual([
      'Arena: 4 of 3 units from 17:00 to 17:30 on Tue 24 Nov: Practice 1, Clinic 3',
      'Arena: 4 of 3 units from 17:00 to 17:30 on Tue 24 Nov: Practice 1, Clinic 3',
    ]);
  });
  it('names the first where there are many', () => {
    const many = Array.from({ length: 9 }, (_, n) => lesson(`P${n}`, '16:00', '17:00', 1, { lessonId: `p${n}` }));
    expect(told(many.slice(8), many.slice(0, 8))).toEqual([
      'Arena: 9 of 3 units from 16:00 to 17:00 on Tue 24 Nov: P0 1, P1 1, P2 1, P3 1, P4 1, P5 1 and 3 more',
    ]);
  });
  it('is told of two that are planned and have no title yet, each as itself', () => {
    const untitled = { title: UNTITLED, uses: inArena(1) };
    const planned = ['a', 'b'].map((lessonId) => lesson('', '16:00', '17:00', 1, { ...untitled, lessonId }));
    expect(told(planned)).toEqual([
      'Arena: 2 of 1 unit from 16:00 to 17:00 on Tue 24 Nov: this event 1, another of these lessons 1',
      'Arena: 2 of 1 unit from 16:00 to 17:00 on Tue 24 Nov: another of these lessons 1, this event 1',
    ]);
  });
  it('of one unit has one', () =>
    expect(told([{ ...practice, uses: inArena(1) }], [{ ...beginners, uses: inArena(1) }])).toEqual([
      'Arena: 2 of 1 unit from 16:30 to 17:00 on Tue 24 Nov: Beginners 1, Practice 1',
    ]));
  it('says nothing of a helper, who is in one lesson at a time all the same', () => {
    const tom = { kind: 'instructor' as const, id: 'tom', name: 'Tom' };
    expect(
      told([{ ...practice, uses: [...practice.uses, tom] }], [{ ...beginners, uses: [...beginners.uses, tom] }]),
    ).toEqual(['Tom is also in Beginners at 16:00 on Tue 24 Nov']);
  });
});

describe('a place that is shared over a border of time', () => {
  const stays = (zone: string, ...times: [date: string, start: string, endDate: string, end: string][]) =>
    times.map(([date, startTime, endDate, endTime], n) => ({
      lesson: {
        lessonId: `${n}`,
        title: `L${n}`,
        ...placingOf({ date, startTime, endDate, endTime, isAllday: false }, zone),
      },
      units: 2,
    }));
  const stretch = (of: ReturnType<typeof stays>) => [...beyondCapacity(3, of).values()][0];

  it('is told by the day on which it gets too full, also after midnight', () => {
    const night = stays(
      'America/Toronto',
      ['2026-11-24', '23:00', '2026-11-25', '01:00'],
      ['2026-11-25', '00:15', '2026-11-25', '02:00'],
    );
    expect(stretch(night)).toMatchObject({ date: '2026-11-25', from: '00:15', until: '01:00', units: 4 });
  });
  it('goes by moments where the clocks change: the hour that comes twice is long', () => {
    const before = ['2026-11-01', '00:30', '2026-11-01', '01:00'] as [string, string, string, string];
    const after = ['2026-11-01', '01:00', '2026-11-01', '03:00'] as typeof before;
    expect(stretch(stays('America/Toronto', before, after))).toBeUndefined();
    const during = ['2026-11-01', '02:30', '2026-11-01', '03:30'] as typeof before;
    expect(stretch(stays('America/Toronto', after, during))).toMatchObject({ from: '02:30', until: '03:00' });
  });
});

describe('whatever the lessons', () => {
  const minute = (count: number) => new Date(Date.UTC(2026, 10, 24) + count * 60_000);
  const anyStays = fc
    .array(
      fc.record({ from: fc.nat(60), length: fc.integer({ min: 1, max: 40 }), units: fc.integer({ min: 1, max: 4 }) }),
      {
        maxLength: 30,
      },
    )
    .map((rows) =>
      rows.map(({ from, length, units }, n) => ({
        lesson: lesson(`L${n}`, '16:00', '17:00', 1, { startsAt: minute(from), endsAt: minute(from + length) }),
        units,
      })),
    );

  it('the fullest minute of each is found as by looking at every minute', () =>
    fc.assert(
      fc.property(anyStays, fc.integer({ min: 4, max: 8 }), (stays, capacity) => {
        const unitsAt = (time: number) =>
          stays.reduce(
            (sum, { lesson: { startsAt, endsAt }, units }) =>
              sum + (startsAt.getTime() <= time && time < endsAt.getTime() ? units : 0),
            0,
          );
        const slowly = stays.flatMap(({ lesson: { lessonId, startsAt, endsAt } }) => {
          const minutes: number[] = [];
          for (let time = startsAt.getTime(); time < endsAt.getTime(); time += 60_000) minutes.push(unitsAt(time));
          const most = Math.max(...minutes);
          return most > capacity ? [[lessonId, most]] : [];
        });
        const found = beyondCapacity(capacity, stays);
        expect([...found].map(([lessonId, { units }]) => [lessonId, units])).toEqual(slowly);
        for (const { stays: named, others, units } of found.values()) {
          expect(named.length).toBeLessThanOrEqual(MOST_NAMED);
          if (others === 0) expect(named.reduce((sum, stay) => sum + stay.units, 0)).toBe(units);
        }
      }),
    ));
  it('thousands at once are told of, each with a few names', () => {
    const stays = Array.from({ length: 5000 }, (_, n) => ({
      lesson: lesson(`L${n}`, '16:00', '17:00', 1, { startsAt: minute(n), endsAt: minute(5001 + n) }),
      units: 1,
    }));
    const found = beyondCapacity(3, stays);
    expect(found.size).toBe(5000);
    expect(found.get('L0 16:00')).toMatchObject({ units: 5000, others: 5000 - MOST_NAMED });
  });
});
