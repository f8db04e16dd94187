import { holidaysOf, type KnownHoliday } from './holidays.js';

const at = (date: string, until: string, name: string, type = 'public'): KnownHoliday => ({
  date: `${date} 00:00:00`,
  start: new Date(`${date}T05:00:00Z`),
  end: new Date(until),
  name,
  type,
});

describe('holidays of a country', () => {
  it('are whole days, also where the clocks change or it begins in the evening', () =>
    expect(
      holidaysOf([
        at('2026-11-01', '2026-11-02T06:00:00Z', 'All Saints’ Day'),
        at('2026-03-03', '2026-03-05T05:00:00Z', 'Two days'),
        at('2026-10-31', '2026-10-31T11:00:00Z', 'An evening'),
      ]),
    ).toEqual([
      { kind: 'public', name: 'Two days', firstDay: '2026-03-03', lastDay: '2026-03-04' },
      { kind: 'public', name: 'An evening', firstDay: '2026-10-31', lastDay: '2026-10-31' },
      { kind: 'public', name: 'All Saints’ Day', firstDay: '2026-11-01', lastDay: '2026-11-01' },
    ]));

  it('are one a day: what is shut says more than what is only kept', () =>
    expect(
      holidaysOf([
        at('2026-12-26', '2026-12-27T05:00:00Z', 'St Stephen', 'observance'),
        at('2026-12-26', '2026-12-27T05:00:00Z', 'Boxing Day'),
      ]).map(({ name }) => name),
    ).toEqual(['Boxing Day']));
});
