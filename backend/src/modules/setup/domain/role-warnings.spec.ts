import { warningsOf } from './role-warnings.js';

describe('taking a permission from a role', () => {
  it('warns when it was the last of a role that somebody has', () => {
    expect(warningsOf({ staff: 3, grants: 0 })).toEqual([
      { code: 'role_empty', message: '3 people have this role and see the home page only now.' },
    ]);
    expect(warningsOf({ staff: 1, grants: 0 })[0]?.message).toBe(
      '1 person has this role and sees the home page only now.',
    );
  });

  it('says nothing of a role that nobody has, or that opens something still', () => {
    expect(warningsOf({ staff: 0, grants: 0 })).toEqual([]);
    expect(warningsOf({ staff: 3, grants: 1 })).toEqual([]);
  });
});
