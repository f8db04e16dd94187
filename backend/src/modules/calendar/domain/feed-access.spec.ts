import { mayHaveFeed, namesRiders } from './feed-access.js';

const somebody = (userType: 'ADM' | 'INS' | 'STU' | 'SPR', ...permissions: string[]) => ({
  userType,
  permissions: new Set(permissions),
});
const calendar = somebody('INS', 'STAFF_CAN_VIEW_CALENDAR');
const other = { kind: 'staff', isOwn: false } as const;

describe('whose calendar a feed may show', () => {
  it('is everybody’s for administrators and staff with the calendar', () => {
    for (const reader of [somebody('ADM'), calendar])
      for (const kind of ['staff', 'horse', 'location', 'barn'] as const)
        expect(mayHaveFeed(reader, { kind, isOwn: false })).toBe(true);
  });
  it('is one’s own for other staff', () => {
    const staff = somebody('INS');
    expect(mayHaveFeed(staff, { kind: 'staff', isOwn: true })).toBe(true);
    expect(mayHaveFeed(staff, other)).toBe(false);
    expect(mayHaveFeed(staff, { kind: 'barn', isOwn: true })).toBe(false);
  });
  it.each(['STU', 'SPR'] as const)('is nobody’s for %s, whatever they hold', (userType) =>
    expect(mayHaveFeed(somebody(userType, 'STAFF_CAN_VIEW_CALENDAR'), { kind: 'staff', isOwn: true })).toBe(false),
  );
});

describe('riders’ names in a feed', () => {
  it('are for whoever may open a client’s page', () => {
    expect([somebody('ADM'), somebody('INS', 'VIEW_CLIENT_PROFILE')].map(namesRiders)).toEqual([true, true]);
    expect([calendar, somebody('STU', 'VIEW_CLIENT_PROFILE')].map(namesRiders)).toEqual([false, false]);
  });
});
