import { CAPABILITIES_WITHOUT_ROLES } from '../../src/modules/identity/domain/permissions.js';
import { agreed } from './agreed.js';

const callOf = (path: string) => {
  const found = agreed.find((call) => call.path === path);
  if (!found) throw new Error(`${path} is not agreed`);
  return found;
};

/** Staff of a barn that uses no roles. */
const held: readonly string[] = CAPABILITIES_WITHOUT_ROLES;
const opens = (codes: string[] | boolean) =>
  codes === true || (codes !== false && codes.some((code) => held.includes(code)));
const staffMay = (path: string, field?: string) => {
  const { ins, fields } = callOf(path);
  const owed = field && fields[field];
  return opens(ins) && (!owed || held.includes(owed));
};

const NEW = '/lessons/createSingleLesson';

describe('without roles (R024)', () => {
  it.each([
    ['add events', NEW, undefined, true],
    ['edit events', '/lessons/update', undefined, true],
    ['move events', '/lessons/reschedule', undefined, true],
    ['see who and what they could use', '/options/index', undefined, true],
    ['add students', NEW, 'students', true],
    ['add students later', '/lesson_people/addStudentToLesson', undefined, true],
    ['add horses', NEW, 'horses', false],
    ['add other staff', NEW, 'taskStaff', false],
  ])('staff may, or may not: %s', (_, path, field, may) => expect(staffMay(path, field)).toBe(may));

  it.each([NEW, '/lessons/update', '/lessons/reschedule', '/options/index', '/lesson_people/addStudentToLesson'])(
    'administrators may call %s',
    (path) => expect(callOf(path).adm).toBe(true),
  );

  it.each([
    ['view events', '/lessons/index'],
    ['schedule a makeup', '/lesson_people/getStudentMakeupsForBooking'],
    ['book it', '/lesson_people/addStudentToLesson'],
    ['request a lesson, with a horse of theirs', NEW],
  ])('families may %s', (_, path) => expect(callOf(path).stu).toBe(true));

  it('families do not edit or move events', () =>
    expect(['/lessons/update', '/lessons/reschedule'].map((path) => callOf(path).stu)).toEqual([false, false]));
});

// R204
describe('an administrator alone', () => {
  it.each([
    ['edits student details', '/students/update'],
    ['gives horse access', '/xrefs/updateStudentHorse'],
    ['restricts sections to book', '/xrefs/updateStudentSectionBook'],
    ['restricts sections to add', '/xrefs/updateStudentSectionAdd'],
    ['makes a note about a client private or public', '/notes_clients/updatePublic'],
    ['makes a note about a horse private or public', '/notes_horses/updatePublic'],
    ['creates login accounts', '/vusers/addClientUserAccount'],
    ['removes login accounts', '/vusers/removerUserAccount'],
    ['gives staff account holders a role', '/vusers/updateUserRole'],
    ['emails all active account holders', '/notes_clients/createBulkNote'],
    ['writes to the support', '/notes_clients/createSupportEmail'],
  ])('%s (R204)', (_, path) =>
    expect(callOf(path)).toMatchObject({ everybody: false, adm: true, ins: false, stu: false, spr: false }),
  );
});
