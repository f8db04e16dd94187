import { selectFilters, readFilters, toWire } from '@/ui/filters/filters';
import { savedAddress } from './saved-address';

const saved = {
  group: 'student',
  report: 'detail',
  filters: {},
  sort: null,
  contact: 0,
  date1: '2026-11-16',
  date2: '2026-11-22',
} as const;
const paramsOf = (own: object, days?: object) =>
  Object.fromEntries(new URLSearchParams(savedAddress({ ...saved, ...own } as never, days).split('?')[1]));

describe('where a saved report is read', () => {
  it.each([
    [{}, {}],
    [{ filters: { section_id: 's1', horse_id: 'h1' } }, { section: 's1', horse: 'h1' }],
    [{ filters: { status_code: 'SCH', weekday: 1, hour: 0 } }, { attendance: 'SCH', weekday: '1', hour: '0' }],
    [{ filters: { available: '1', active: 'inactive' } }, { availability: 'available', active: 'inactive' }],
    [{ filters: { available: 'full', student_cancelled: '0' } }, { availability: 'full', student_cancelled: '0' }],
    [
      { sort: '["start","DESC"]', contact: 1 },
      { sort: '-start', contact: '1' },
    ],
    [{ sort: '["name","ASC"]' }, { sort: 'name' }],
  ])('as it was saved: %j', (own, params) =>
    expect(paramsOf(own)).toEqual({ from: '2026-11-16', to: '2026-11-22', ...params }),
  );

  it('of the days that a mail names', () =>
    expect(paramsOf({}, { from: '2026-11-09', to: '2026-11-15' })).toEqual({ from: '2026-11-09', to: '2026-11-15' }));

  it('without days where it is about now', () =>
    expect(paramsOf({ group: 'owing', report: 'total', date1: null, date2: null }, { from: '2026-11-09' })).toEqual(
      {},
    ));

  it.each([
    ...selectFilters.map((name) => ({ [name]: 'an-id' })),
    { availability: 'full' },
    { availability: 'available' },
    { active: 'active' },
    { lesson_cancelled: '0' },
    { student_cancelled: '0' },
  ])('so that the server is asked the same again: %j', (params) => {
    const filters = toWire(readFilters(new URLSearchParams(params as Record<string, string>)));
    expect(toWire(readFilters(new URLSearchParams(paramsOf({ filters }))))).toEqual(filters);
  });
});
