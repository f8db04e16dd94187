import fc from 'fast-check';
import {
  instantsOf,
  isDate,
  lengthOf,
  lessonTime,
  minutesBetween,
  plusDays,
  plusMinutes,
  shifted,
  startOf,
  wallClockOf,
  wallTime,
} from './lesson-time.js';

const at = (date: string, time: string) => ({ date, time });
const lesson = (date: string, from: string, to: string) => lessonTime(at(date, from), at(date, to));
const instants = (date: string, from: string, to: string, zone: string) => {
  const { startsAt, endsAt } = instantsOf(lesson(date, from, to), zone);
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('the instant of a lesson', () => {
  it.each([
    ['America/Toronto', '2026-10-30', '2026-10-30T20:00:00.000Z', 'summer time'],
    ['America/Toronto', '2026-11-03', '2026-11-03T21:00:00.000Z', 'after the clocks went back'],
    ['Europe/London', '2027-03-26', '2027-03-26T16:00:00.000Z', 'winter time'],
    ['Europe/London', '2027-03-30', '2027-03-30T15:00:00.000Z', 'after the clocks went forward'],
  ])('four o’clock in %s on %s is %s (%s)', (zone, date, instant) => {
    expect(instants(date, '16:00', '17:00', zone)[0]).toBe(instant);
  });

  it('in the hour that happens twice is the first one', () => {
    expect(instants('2026-11-01', '01:30', '01:45', 'America/Toronto')).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T05:45:00.000Z',
    ]);
    expect(instants('2026-10-25', '01:30', '01:45', 'Europe/London')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T00:45:00.000Z',
    ]);
  });

  it('at a time the clocks skip is as long after the jump', () => {
    expect(instants('2027-03-14', '02:30', '03:45', 'America/Toronto')).toEqual([
      '2027-03-14T07:30:00.000Z',
      '2027-03-14T07:45:00.000Z',
    ]);
    expect(instants('2027-03-28', '01:30', '02:45', 'Europe/London')).toEqual([
      '2027-03-28T01:30:00.000Z',
      '2027-03-28T01:45:00.000Z',
    ]);
  });

  it('keeps the length where the jump would put the end before the beginning', () => {
    expect(instants('2027-03-14', '02:30', '03:00', 'America/Toronto')).toEqual([
      '2027-03-14T07:30:00.000Z',
      '2027-03-14T08:00:00.000Z',
    ]);
  });

  it('always ends after it begins, whatever the clocks do', () => {
    const zones = ['America/Toronto', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 527_000 }),
        fc.integer({ min: 1, max: 1500 }),
        fc.constantFrom(...zones),
        (offset, minutes, zone) => {
          const start = plusMinutes(at('2026-01-01', '00:00'), offset);
          const { startsAt, endsAt } = instantsOf(lessonTime(start, plusMinutes(start, minutes)), zone);
          expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
        },
      ),
    );
  });

  it('shows on the barn’s clock what was planned, unless the clocks skip it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 527_000 }), (offset) => {
        const start = plusMinutes(at('2026-01-01', '00:00'), offset);
        const shown = wallClockOf(
          instantsOf(lessonTime(start, plusMinutes(start, 30)), 'America/Toronto').startsAt,
          'America/Toronto',
        );
        expect(minutesBetween(start, shown)).toBe(start.date === '2026-03-08' && start.time.startsWith('02') ? 60 : 0);
      }),
    );
  });
});

describe('the wall clock', () => {
  it('moves a lesson over midnight and the turn of the year', () => {
    expect(shifted(lesson('2026-12-31', '23:00', '23:45'), { start: 30, end: 30 })).toMatchObject({
      date: '2026-12-31',
      startTime: '23:30',
      endDate: '2027-01-01',
      endTime: '00:15',
    });
  });

  it('goes back and forth to the same time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), fc.integer({ min: 1, max: 600 }), (by, minutes) => {
        const before = lessonTime(at('2026-11-24', '16:00'), plusMinutes(at('2026-11-24', '16:00'), minutes));
        const moved = shifted(before, { start: by, end: by });
        expect(lengthOf(moved)).toBe(minutes);
        expect(minutesBetween(startOf(before), startOf(moved))).toBe(by);
        expect(shifted(moved, { start: -by, end: -by })).toEqual(before);
      }),
    );
  });

  it('covers whole days with an all-day event', () => {
    expect(lessonTime(at('2026-11-24', '16:00'), at('2026-11-25', '17:00'), true)).toEqual({
      date: '2026-11-24',
      startTime: '00:00',
      endDate: '2026-11-25',
      endTime: '23:59',
      isAllday: true,
    });
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '9999-01-01', '2026-1-1', 'today', ''])(
    'does not know the day %p',
    (text) => {
      expect(isDate(text)).toBe(false);
      expect(wallTime(`${text} 16:00`)).toBeUndefined();
    },
  );
  it.each(['1970-01-01', '1999-12-31', '2000-02-29', '2199-12-31'])('knows the day %p', (text) =>
    expect(isDate(text)).toBe(true),
  );
  it.each(['1969-12-31', '1979', '2200-01-01', 'on 2026-11-24'])('does not take %p for a day', (text) =>
    expect(isDate(text)).toBe(false),
  );
  it('counts days over the end of a month, back and forth', () => {
    expect([plusDays('2026-02-28', 1), plusDays('2026-03-01', -1), plusDays('2026-11-01', 0)]).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2026-11-01',
    ]);
  });
  it('knows a leap day', () => expect(wallTime('2028-02-29 08:05')).toEqual({ date: '2028-02-29', time: '08:05' }));
});
