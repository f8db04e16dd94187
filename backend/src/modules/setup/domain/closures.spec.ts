import { closureOn } from './closures.js';

const christmas = { name: 'Christmas Day', firstDay: '2026-12-25', lastDay: '2026-12-25' };
const holidays = { name: 'Winter break', firstDay: '2026-12-21', lastDay: '2027-01-03' };

describe('what a day is closed for', () => {
  it.each([
    ['2026-12-20', undefined],
    ['2026-12-21', 'Winter break'],
    ['2026-12-25', 'Christmas Day'],
    ['2027-01-03', 'Winter break'],
    ['2027-01-04', undefined],
  ])('%s: %s', (day, name) => expect(closureOn([christmas, holidays], day)?.name).toBe(name));
});
