import type { Actor } from '../../../platform/tenancy/actor.js';
import { student } from '../test/given.js';
import { checkKnowsStudent, knowsPlace, checkMayAddStudents, checkMayOpen } from './staff-limits.js';

const staff = (...permissions: string[]): Actor => ({
  loginId: 'ines',
  userType: 'INS',
  permissions: new Set(permissions),
});
const [others, main, helper] = [
  { isMainInstructor: false, isExtraStaff: false },
  { isMainInstructor: true, isExtraStaff: false },
  { isMainInstructor: false, isExtraStaff: true },
];
const allowed = (check: () => void) => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

describe('staff who see only their own lessons', () => {
  const ines = staff('STAFF_RESTRICT_VIEW_CALENDAR_SELF');
  it('change those they teach or help in', () =>
    expect([main, helper, others].map((lesson) => allowed(() => checkMayOpen(ines, lesson)))).toEqual([
      true,
      true,
      false,
    ]));
  it('are not all staff', () => expect(allowed(() => checkMayOpen(staff(), others))).toBe(true));
});

describe('staff who add students only to their own lessons', () => {
  const add = (permission: string) =>
    [main, helper, others].map((lesson) => allowed(() => checkMayAddStudents(staff(permission), lesson)));
  it('add them to those they teach, not to those they help in', () =>
    expect(add('STAFF_RESTRICT_ADD_STUDENTS_SELF')).toEqual([true, false, false]));
  it('may be restricted by what they see alone', () =>
    expect(add('STAFF_RESTRICT_VIEW_CALENDAR_SELF')).toEqual([true, true, false]));
});

describe('clients', () => {
  it('are found by those who may know of them', () => {
    const stranger = student('leo', { isKnown: false });
    expect(allowed(() => checkKnowsStudent(student('anna')))).toBe(true);
    expect(() => checkKnowsStudent(stranger)).toThrow('The client was not found.');
    expect(() => checkKnowsStudent(undefined)).toThrow('The client was not found.');
  });
  it('are known to the staff of their lesson, linked or not, never by that to a family (B03)', () => {
    const place = { isKnown: false, isMainInstructor: false, isExtraStaff: true };
    expect(knowsPlace(staff(), place)).toBe(true);
    expect(knowsPlace({ ...staff(), userType: 'STU' }, place)).toBe(false);
    expect(knowsPlace(staff(), { ...place, isExtraStaff: false })).toBe(false);
  });
});
