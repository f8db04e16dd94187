import { groupsOf, isLastGrant, type RoleBook } from './role-book';
import { calendar, horses, own } from './testing/permissions';

const book = (...held: string[]): RoleBook => ({
  roles: [],
  permissions: [calendar, horses, own],
  holds: (_role, permissionId) => held.includes(permissionId),
});

describe('the permissions of roles', () => {
  it('are grouped as they come, and found by name, code, group or what they open', () => {
    const named = (search: string) =>
      groupsOf([calendar, horses, own], search).map(({ name, permissions }) => [
        name,
        ...permissions.map(({ id }) => id),
      ]);
    expect(named('')).toEqual([
      ['Pages', 'calendar', 'horses'],
      ['Restrictions', 'own'],
    ]);
    expect(named(' CALENDAR ')).toEqual([
      ['Pages', 'calendar'],
      ['Restrictions', 'own'],
    ]);
    for (const search of ['list of horses', 'ACCESS_HORSE']) expect(named(search)).toEqual([['Pages', 'horses']]);
    expect(named('zzz')).toEqual([]);
  });

  it('open nothing once only restrictions are left', () => {
    expect(isLastGrant(book('calendar', 'own'), 'r1', calendar)).toBe(true);
    expect(isLastGrant(book('calendar', 'own'), 'r1', own)).toBe(false);
    expect(isLastGrant(book('calendar', 'horses'), 'r1', calendar)).toBe(false);
  });
});
