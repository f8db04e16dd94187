import { attendanceYear, yearBefore } from './attendance-year.js';

/** A Friday. */
const TODAY = '2026-11-27';

describe('a year of attendance', () => {
  it('begins on the Monday of 52 weeks before, and ends with the week of today', () => {
    const { weeks } = attendanceYear([], TODAY);
    expect([weeks.length, weeks[0]?.monday, weeks.at(-1)?.monday]).toEqual([53, '2025-11-24', '2026-11-23']);
    expect(weeks.every(({ marks }) => marks.length === 7 && marks.every((mark) => mark === 'none'))).toBe(true);
  });
  it.each([
    ['2026-11-22', '2025-11-17'],
    ['2026-11-23', '2025-11-24'],
    ['2024-02-29', '2023-02-27'],
    ['2027-01-01', '2025-12-29'],
  ])('of %s begins on %s', (today, monday) => expect(yearBefore(today)).toBe(monday));
  it('has each lesson on its day, also over the end of a year and the change of the clock', () => {
    const days = ['2025-11-24', '2025-12-31', '2026-01-01', '2026-03-08', '2026-11-01', '2026-11-27'];
    const { weeks, sums } = attendanceYear(
      days.map((date) => ({ date, mark: 'present' as const })),
      TODAY,
    );
    const found = weeks.flatMap(({ monday, marks }) =>
      marks.flatMap((mark, n) => (mark === 'none' ? [] : [[monday, n]])),
    );
    expect(found).toEqual([
      ['2025-11-24', 0],
      ['2025-12-29', 2],
      ['2025-12-29', 3],
      ['2026-03-02', 6],
      ['2026-10-26', 6],
      ['2026-11-23', 4],
    ]);
    expect(sums).toEqual([{ mark: 'present', lessons: 6, label: 'in 6 lessons' }]);
  });
  it('shows of a day with several what is first: there, absent, cancelled, called off; and counts all', () => {
    const on = (...marks: ('present' | 'absent' | 'cancelled' | 'called_off')[]) => {
      const { weeks, sums } = attendanceYear(
        marks.map((mark) => ({ date: TODAY, mark })),
        TODAY,
      );
      return [weeks.at(-1)?.marks[4], ...sums.map(({ label }) => label)];
    };
    expect(on('called_off', 'cancelled', 'present', 'absent')).toEqual([
      'present',
      'in 1 lesson',
      '1 missed or cancelled late',
      '1 cancelled',
      '1 called off by the barn',
    ]);
    expect(on('called_off', 'cancelled', 'absent')[0]).toBe('absent');
    expect(on('called_off', 'cancelled', 'cancelled')).toEqual([
      'cancelled',
      '2 cancelled',
      '1 called off by the barn',
    ]);
  });
});
