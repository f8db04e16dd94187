import type { Actor } from '../../../platform/tenancy/actor.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { planLesson, type LessonWishes, type Planning, type PlanningFacts } from './plan-lesson.js';

const section = {
  section_name: 'Beginners',
  duration: 45,
  max_enrollment: 4,
  program_id: 'program',
  instructor_id: 'maya',
  location_id: 'indoor',
  is_active: true,
};
const known: PlanningFacts = {
  section,
  self: null,
  instructors: ['maya', 'tom'],
  locations: ['indoor', 'outdoor'],
  tasks: ['walk'],
  horses: ['biscuit'],
  students: ['anna', 'leo'],
  own: [],
  mayAdd: [],
  horseAccess: [],
  closedFor: null,
};
const form: LessonWishes = {
  sectionId: 'beginners',
  start: { date: '2026-11-24', time: '16:00' },
  studentIds: [],
  horseIds: [],
  extraStaff: [],
};
const actor = (userType: Actor['userType'], ...permissions: string[]): Actor => ({
  loginId: 'me',
  userType,
  permissions: new Set(permissions),
});
const barn = (preferences: BarnSettings['preferences'] = {}): BarnSettings => ({
  farmId: 'f',
  farmName: 'Maple Hill',
  timeZone: 'America/Toronto',
  currency: 'CAD',
  preferences,
});

const plan = (
  changes: {
    input?: Partial<LessonWishes>;
    facts?: Partial<PlanningFacts>;
    settings?: BarnSettings;
    actor?: Actor;
    now?: Date;
  } = {},
) => {
  const planning: Planning = {
    settings: barn(),
    actor: actor('ADM'),
    now: new Date('2026-11-20T14:00:00Z'),
    ...changes,
    input: { ...form, ...changes.input },
    facts: { ...known, ...changes.facts },
  };
  try {
    return planLesson(planning);
  } catch (error) {
    const { kind, message, errors } = error as { kind: string; message: string; errors?: { field: string }[] };
    return { kind, message, field: errors?.[0]?.field };
  }
};

describe('planning a lesson', () => {
  it('takes from the section what the form leaves open', () => {
    expect(plan()).toMatchObject({
      title: 'Beginners',
      instructorId: 'maya',
      locationId: 'indoor',
      programId: 'program',
      maxEnrollment: 4,
      startTime: '16:00',
      endTime: '16:45',
    });
  });
  it('lets the form decide', () => {
    expect(
      plan({ input: { title: 'Jumping', instructorId: 'tom', locationId: 'outdoor', duration: 90 } }),
    ).toMatchObject({ title: 'Jumping', instructorId: 'tom', locationId: 'outdoor', endTime: '17:30' });
    expect(plan({ input: { end: { date: '2026-11-24', time: '16:30' }, duration: 90 } })).toMatchObject({
      endTime: '16:30',
    });
  });
  it('tells people as the barn does, unless somebody chose', () => {
    expect(plan({ settings: barn({ send_notifications: 1 }) })).toMatchObject({ notify: true });
    expect(plan({ settings: barn({ send_notifications: 1 }), input: { notify: false } })).toMatchObject({
      notify: false,
    });
  });
  it('puts a rider or a horse named twice in once', () => {
    const twice = { studentIds: ['anna', 'anna'], horseIds: ['biscuit', 'biscuit'] };
    expect(plan({ input: twice })).toMatchObject({ roster: { studentIds: ['anna'], horseIds: ['biscuit'] } });
  });
  it('may last 31 days', () => {
    expect(plan({ input: { end: { date: '2026-12-25', time: '16:00' } } })).toMatchObject({ endDate: '2026-12-25' });
  });
  it('may last all day, and then ends with the day unless another end is said', () => {
    const day = { startTime: '00:00', endTime: '23:59', isAllday: true };
    expect(plan({ input: { isAllday: true } })).toMatchObject({ ...day, endDate: '2026-11-24' });
    const end = { date: '2026-11-25', time: '10:00' };
    expect(plan({ input: { isAllday: true, end } })).toMatchObject({ ...day, endDate: '2026-11-25' });
  });
  it('takes the section’s teacher and place as they are, in use or not', () => {
    expect(plan({ facts: { instructors: [], locations: [] } })).toMatchObject({ instructorId: 'maya' });
  });
  it('carries what the calendar needs of barn and section', () => {
    const extraStaff = [{ taskId: 'walk', instructorId: 'tom' }];
    expect(plan({ input: { extraStaff } })).toMatchObject({
      extraStaff,
      timeZone: 'America/Toronto',
      sectionId: 'beginners',
      notify: false,
    });
  });
  it.each<[string, Parameters<typeof plan>[0], object]>([
    [
      'without a section',
      { facts: { section: null } },
      { kind: 'invalid_input', message: 'section is required', field: 'section_id' },
    ],
    [
      'in a section not in use',
      { facts: { section: { ...section, is_active: false } } },
      { kind: 'invalid_input', message: 'This section is not in use any more.', field: 'section_id' },
    ],
    [
      'that ends before it begins',
      { input: { end: { date: '2026-11-24', time: '15:00' } } },
      { kind: 'invalid_input', field: 'end' },
    ],
    [
      'that ends as it begins',
      { input: { end: form.start } },
      { kind: 'invalid_input', message: 'end date must be after start date', field: 'end' },
    ],
    [
      'that lasts a minute more than 31 days',
      { input: { end: { date: '2026-12-25', time: '16:01' } } },
      { kind: 'invalid_input', message: 'An event lasts at most 31 days.', field: 'end' },
    ],
    ['with an unknown rider', { input: { studentIds: ['stranger'] } }, { kind: 'invalid_input', field: 'students' }],
    ['with an unknown horse', { input: { horseIds: ['unicorn'] } }, { kind: 'invalid_input', field: 'horses' }],
    [
      'with an unknown teacher',
      { input: { instructorId: 'nobody' } },
      { kind: 'invalid_input', field: 'instructor_id' },
    ],
    ['in an unknown place', { input: { locationId: 'moon' } }, { kind: 'invalid_input', field: 'location_id' }],
    [
      'with an unknown task',
      { input: { extraStaff: [{ taskId: 'sing', instructorId: 'tom' }] } },
      { kind: 'invalid_input', message: 'One of the tasks is not in use at this barn', field: 'taskStaff' },
    ],
    [
      'with unknown help',
      { input: { extraStaff: [{ taskId: 'walk', instructorId: 'nobody' }] } },
      { kind: 'invalid_input', message: 'One of the staff is not in use at this barn', field: 'taskStaff' },
    ],
    [
      'with one unknown rider among known ones',
      { input: { studentIds: ['anna', 'stranger', 'leo'] } },
      { kind: 'invalid_input', message: 'One of the students is not in use at this barn', field: 'students' },
    ],
  ])('%s is refused with the field’s name', (_, changes, expected) => expect(plan(changes)).toMatchObject(expected));
});

describe('planning by staff', () => {
  const ins = (...permissions: string[]) => actor('INS', 'STAFF_CAN_VIEW_CALENDAR', ...permissions);
  it.each<[string, Partial<LessonWishes>, string]>([
    ['riders', { studentIds: ['anna'] }, 'STAFF_CAN_ADD_STUDENTS'],
    ['horses', { horseIds: ['biscuit'] }, 'STAFF_CAN_ADD_HORSES'],
    ['other staff', { extraStaff: [{ taskId: 'walk', instructorId: 'tom' }] }, 'STAFF_CAN_ADD_STAFF'],
  ])('with %s needs a permission of its own', (_, input, permission) => {
    expect(plan({ input, actor: ins() })).toMatchObject({
      kind: 'forbidden',
      message: expect.stringMatching(/^You are not allowed to add (clients|horses|other staff) to an event\.$/),
    });
    expect(plan({ input, actor: ins(permission) })).toMatchObject({ title: 'Beginners' });
  });
  it('who may add riders to their own lessons only teach the lesson themselves', () => {
    const restricted = ins('STAFF_CAN_ADD_STUDENTS', 'STAFF_RESTRICT_ADD_STUDENTS_SELF');
    expect(plan({ input: { studentIds: ['anna'] }, actor: restricted, facts: { self: 'maya' } })).toMatchObject({
      instructorId: 'maya',
    });
    expect(plan({ input: { studentIds: ['anna'] }, actor: restricted, facts: { self: 'tom' } })).toMatchObject({
      kind: 'forbidden',
      message: 'You may add clients only to events you teach yourself.',
    });
    expect(
      plan({
        input: { studentIds: ['anna'] },
        actor: restricted,
        facts: { self: null, section: { ...section, instructor_id: null } },
      }),
    ).toMatchObject({ kind: 'forbidden' });
    expect(plan({ input: {}, actor: restricted, facts: { self: 'tom' } })).toMatchObject({ instructorId: 'maya' });
  });
});

describe('planning by a family', () => {
  const stu = actor('STU');
  const open = barn({ clients_can_add_lesson: 1 });
  const mine = { own: ['anna'] };
  const anna = { studentIds: ['anna'] };

  it('follows the section, not the form', () => {
    expect(
      plan({
        input: { ...anna, title: 'Free ride', instructorId: 'tom', duration: 300, notify: false },
        facts: mine,
        settings: barn({ clients_can_add_lesson: 1, send_notifications: 1 }),
        actor: stu,
      }),
    ).toMatchObject({ title: 'Beginners', instructorId: 'maya', endTime: '16:45', notify: true });
  });
  it.each<[string, Parameters<typeof plan>[0], object]>([
    [
      'where the barn does not allow it',
      { settings: barn() },
      { kind: 'forbidden', message: 'This barn does not let clients add lessons.' },
    ],
    [
      'for nobody',
      { input: { studentIds: [] } },
      { kind: 'invalid_input', field: 'students', message: 'students is required' },
    ],
    [
      'for somebody else’s child beside its own',
      { input: { studentIds: ['anna', 'leo'] } },
      { kind: 'forbidden', message: 'You can add lessons for your own riders only.' },
    ],
    [
      'in a section not open to the rider (B02)',
      { settings: barn({ clients_can_add_lesson: 1, restrict_client_add_sections: 1 }) },
      { kind: 'forbidden', message: 'This section is not open to you.' },
    ],
    [
      'in a section open to only one of its riders',
      {
        input: { studentIds: ['anna', 'leo'] },
        facts: { own: ['anna', 'leo'], mayAdd: ['anna'] },
        settings: barn({ clients_can_add_lesson: 1, restrict_client_add_sections: 1 }),
      },
      { kind: 'forbidden', message: 'This section is not open to you.' },
    ],
    [
      'with a horse',
      { input: { ...anna, horseIds: ['biscuit'] } },
      { kind: 'forbidden', message: 'The barn chooses horses and staff.' },
    ],
    [
      'with a horse that is not open to the rider',
      {
        input: { ...anna, horseIds: ['biscuit', 'comet'] },
        facts: { ...mine, horseAccess: ['biscuit'] },
        settings: barn({ clients_can_add_lesson: 1, clients_can_view_horses: 1 }),
      },
      { kind: 'forbidden', message: 'This horse is not open to you.' },
    ],
    [
      'with help',
      { input: { ...anna, extraStaff: [{ taskId: 'walk', instructorId: 'tom' }] } },
      { kind: 'forbidden', message: 'The barn chooses horses and staff.' },
    ],
    [
      'with a rider who is out of work',
      { facts: { ...mine, students: [] } },
      { kind: 'invalid_input', field: 'students' },
    ],
    [
      'with more riders than places',
      { facts: { ...mine, section: { ...section, max_enrollment: 0 } } },
      { kind: 'conflict', message: 'No spots available for this lesson' },
    ],
    [
      'in the past',
      { input: { ...anna, start: { date: '2026-11-20', time: '08:59' } } },
      { kind: 'conflict', message: 'This time has passed.' },
    ],
    [
      'inside the barn’s buffer',
      { settings: barn({ clients_can_add_lesson: 1, booking_hours_buffer: 104 }) },
      { kind: 'conflict', message: 'Lessons can be added until 104 hours before they start.' },
    ],
    [
      'on a closed day',
      { facts: { ...mine, closedFor: 'Show' } },
      { kind: 'conflict', message: 'The barn is closed on Tue 24 Nov: Show. Choose another day.' },
    ],
  ])('%s is refused', (_, changes, expected) =>
    expect(plan({ input: anna, facts: mine, settings: open, actor: stu, ...changes })).toMatchObject(expected),
  );

  it('is possible to the minute: this very moment, and exactly at the end of the buffer', () => {
    expect(
      plan({
        input: { ...anna, start: { date: '2026-11-20', time: '09:00' } },
        facts: mine,
        settings: open,
        actor: stu,
      }),
    ).toMatchObject({ startTime: '09:00' });
    const lessonIn103Hours = {
      input: anna,
      facts: mine,
      settings: barn({ clients_can_add_lesson: 1, booking_hours_buffer: 103 }),
      actor: stu,
    };
    expect(plan(lessonIn103Hours)).toMatchObject({ startTime: '16:00' });
    expect(plan({ ...lessonIn103Hours, now: new Date('2026-11-20T14:00:01Z') })).toMatchObject({ kind: 'conflict' });
  });
  it('is possible for as many riders as there are places, and for any number without a limit', () => {
    const two = { input: { studentIds: ['anna', 'leo'] }, settings: open, actor: stu };
    const facts = (max_enrollment: number | null) => ({
      own: ['anna', 'leo'],
      section: { ...section, max_enrollment },
    });
    expect(plan({ ...two, facts: facts(2) })).toMatchObject({ maxEnrollment: 2 });
    expect(plan({ ...two, facts: facts(null) })).toMatchObject({ maxEnrollment: null });
    expect(plan({ ...two, facts: facts(1) })).toMatchObject({ message: 'No spots available for this lesson' });
  });
  it('is possible in a section open to the rider (B02)', () => {
    expect(
      plan({
        input: anna,
        facts: { ...mine, mayAdd: ['anna'] },
        settings: barn({ clients_can_add_lesson: 1, restrict_client_add_sections: 1 }),
        actor: stu,
      }),
    ).toMatchObject({ title: 'Beginners' });
  });
});
