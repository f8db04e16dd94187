import { placeFacts } from '../test/given.js';
import { paidNext } from './paid-next.js';

const waitsOn = (lessonDate: string) => ({
  lessonPersonId: `waits on ${lessonDate}`,
  lessonId: 'other',
  studentId: 'anna',
  lessonDate,
  programId: 'group',
});
const dates = { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' };
const released = { code: 'CWP', unit: 'released', compensation: 'none', dates } as const;
const next = (facts: Parameters<typeof placeFacts>[1], ...days: string[]) =>
  paidNext({ ...placeFacts('anna', facts), studentId: 'anna' }, released, {
    programs: [],
    waiting: days.map(waitsOn),
  })?.lessonDate;

describe('the lesson that a returned one pays for', () => {
  it('is the oldest that waits', () => expect(next({}, '2026-12-01', '2026-12-08')).toBe('2026-12-01'));
  const shared = (ownerId: string, sharedWith: string[]) =>
    paidNext({ ...placeFacts('anna', {}), studentId: 'anna' }, released, {
      programs: [],
      ownerId,
      sharedWith,
      waiting: [{ ...waitsOn('2026-12-01'), studentId: 'ben' }, waitsOn('2026-12-08')],
    });
  it('may be a sibling’s, where the family shares the package', () => {
    expect(shared('ben', ['anna'])?.studentId).toBe('ben');
    expect(shared('anna', ['ben'])?.studentId).toBe('ben');
    expect(shared('anna', [])?.studentId).toBe('anna');
  });
  // The lesson that is cancelled is on 2026-11-24, a Tuesday.
  const weekly = (...packageUsedOn: string[]) => ({
    packageCoverage: 'weekly' as const,
    packagePerWeek: 1,
    packageUsedOn,
    remain: null,
  });
  it('is one of the same week where the package counts by the week', () =>
    expect(next(weekly('2026-11-24', '2026-12-01'), '2026-12-02', '2026-11-29')).toBe('2026-11-29'));
  it('is none where its week stays full', () =>
    expect(next(weekly('2026-11-24', '2026-11-26'), '2026-11-29')).toBeUndefined());
});
