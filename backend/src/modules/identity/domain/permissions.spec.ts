import { codesOf, spellings } from './permissions.js';

const staff = { userType: 'INS', roleId: null, roleCodes: [], barnUsesRoles: true } as const;

describe('what staff may do', () => {
  it('is what their role says', () =>
    expect(codesOf({ ...staff, roleId: 'r', roleCodes: ['ASSIGN_HORSES'] })).toEqual(['ASSIGN_HORSES']));
  it('is what their role says, even where the barn has stopped using roles', () =>
    expect(codesOf({ ...staff, roleId: 'r', roleCodes: ['ASSIGN_HORSES'], barnUsesRoles: false })).toEqual([
      'ASSIGN_HORSES',
    ]));
  it('is nothing without a role where roles are used', () => expect(codesOf(staff)).toEqual([]));
  it('is the calendar and adding students where roles are not used', () =>
    expect(codesOf({ ...staff, barnUsesRoles: false })).toEqual(['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ADD_STUDENTS']));
  it('never comes from a role for families', () =>
    expect(codesOf({ ...staff, userType: 'STU', roleId: 'r', roleCodes: ['ASSIGN_HORSES'] })).toEqual([]));
});

describe('spellings of a permission', () => {
  it('include the short and the long form', () =>
    expect(spellings('ASSIGN_HORSES')).toEqual(['ASSIGN_HORSES', 'STAFF_CAN_ASSIGN_HORSES']));
  it.each(['CAN_ADD_HORSE', 'ADD_HORSES'])('of adding horses include %s', (alias) =>
    expect(spellings('STAFF_CAN_ADD_HORSES')).toContain(alias),
  );
  it('of a restriction are one', () => expect(spellings('STAFF_RESTRICT_VIEW_CALENDAR_SELF')).toHaveLength(1));
});
