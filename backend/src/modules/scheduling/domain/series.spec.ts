import fc from 'fast-check';
import { describeSeries, MOST_LESSONS, occurrences, seriesTimes } from './series.js';

const weekly = { frequency: 1, period: 'weeks' } as const;

describe('the days of a series', () => {
  it('count the first one', () => {
    expect(occurrences('2026-11-24', { ...weekly, end: { type: 'after', count: 4 } })).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
    ]);
  });
  it('may be every second week', () => {
    expect(occurrences('2026-11-24', { frequency: 2, period: 'weeks', end: { type: 'after', count: 3 } })).toEqual([
      '2026-11-24',
      '2026-12-08',
      '2026-12-22',
    ]);
  });
  it('may be every day, over a leap day', () => {
    expect(occurrences('2028-02-28', { frequency: 1, period: 'days', end: { type: 'after', count: 3 } })).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
  it('without an end last one year', () => {
    const dates = occurrences('2026-11-24', { ...weekly, end: { type: 'ongoing' } });
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([53, '2026-11-24', '2027-11-23']);
  });
  it('include the last date if it is one of them', () => {
    expect(occurrences('2026-11-24', { ...weekly, end: { type: 'on_date', date: '2026-12-08' } })).toHaveLength(3);
    expect(occurrences('2026-11-24', { ...weekly, end: { type: 'on_date', date: '2026-12-07' } })).toHaveLength(2);
  });
  it('are none when the last date is before the first', () => {
    expect(occurrences('2026-11-24', { ...weekly, end: { type: 'on_date', date: '2026-11-23' } })).toEqual([]);
  });
  it('stop one after too many', () => {
    expect(
      occurrences('2026-11-24', { frequency: 1, period: 'days', end: { type: 'on_date', date: '2036-01-01' } }),
    ).toHaveLength(MOST_LESSONS + 1);
  });
  it('fall on the same weekday, evenly apart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(1, 2),
        (offset, count, frequency) => {
          const first = new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
          const days = occurrences(first, { frequency, period: 'weeks', end: { type: 'after', count } }).map(
            (date) => Date.parse(date) / 86_400_000,
          );
          expect(days).toHaveLength(count);
          days.forEach((day, i) => expect(day - (days[0] as number)).toBe(i * frequency * 7));
        },
      ),
    );
  });
});

describe('the sentence of a series', () => {
  const dates = { firstDate: '2026-11-24', startTime: '16:00', lastDate: '2027-11-16' };
  it.each([
    [{ frequency: 1, period: 'weeks' }, 'Every Tuesday 16:00 until 16 Nov 2027'],
    [{ frequency: 2, period: 'weeks' }, 'Every second Tuesday 16:00 until 16 Nov 2027'],
    [{ frequency: 1, period: 'days' }, 'Every day 16:00 until 16 Nov 2027'],
  ] as const)('%j reads %s', (rhythm, sentence) => expect(describeSeries({ ...rhythm, ...dates })).toBe(sentence));
});

describe('the times of a series', () => {
  const first = { date: '2026-10-27', startTime: '23:30', endDate: '2026-10-28', endTime: '00:30', isAllday: false };
  it('repeat both ends, over midnight too', () => {
    expect(seriesTimes(first, { frequency: 1, period: 'weeks', end: { type: 'after', count: 2 } })[1]).toEqual({
      date: '2026-11-03',
      startTime: '23:30',
      endDate: '2026-11-04',
      endTime: '00:30',
      isAllday: false,
    });
  });
  it.each([
    [3, 'weeks'],
    [2, 'days'],
  ] as const)('are refused every %s %s', (frequency, period) => {
    expect(() => seriesTimes(first, { frequency, period, end: { type: 'ongoing' } })).toThrow(
      'An event repeats daily, weekly or every two weeks.',
    );
  });
  it('are refused when they end before they begin, or never seem to end', () => {
    expect(() =>
      seriesTimes(first, { frequency: 1, period: 'weeks', end: { type: 'on_date', date: '2026-01-01' } }),
    ).toThrow('end date must be after start date');
    expect(() =>
      seriesTimes(first, { frequency: 1, period: 'days', end: { type: 'after', count: MOST_LESSONS + 1 } }),
    ).toThrow('A series has at most 400 events.');
  });
  it('may be 400', () => {
    const times = seriesTimes(first, { frequency: 1, period: 'days', end: { type: 'after', count: MOST_LESSONS } });
    expect([times.length, times.at(-1)?.date]).toEqual([400, '2027-11-30']);
  });
  it('stay on the wall clock across both changes of the clocks', () => {
    const summer = { ...first, date: '2026-03-01', startTime: '16:00', endDate: '2026-03-01', endTime: '17:00' };
    const times = seriesTimes(summer, { frequency: 2, period: 'weeks', end: { type: 'on_date', date: '2026-11-30' } });
    expect(times).toHaveLength(20);
    expect(new Set(times.map(({ startTime, endTime }) => `${startTime} ${endTime}`))).toEqual(new Set(['16:00 17:00']));
  });
  it('cover whole days where the first one does', () => {
    const allDay = { ...first, startTime: '00:00', endTime: '23:59', isAllday: true };
    expect(seriesTimes(allDay, { frequency: 1, period: 'days', end: { type: 'after', count: 2 } })[1]).toEqual({
      ...allDay,
      date: '2026-10-28',
      endDate: '2026-10-29',
    });
  });
});
