import { tacks, tasks } from '../../src/modules/setup/commands/setup-lists.js';
import { multipart } from './multipart.js';
import type { TestApp } from './test-app.js';
import type { BarnWishes, TestBarn } from './test-barn.js';

export type Kind =
  | 'student'
  | 'person'
  | 'instructor'
  | 'horse'
  | 'section'
  | 'location'
  | 'product'
  | 'lesson'
  | 'lessonPerson'
  | 'lessonHorse'
  | 'lessonStaff'
  | 'package'
  | 'role'
  | 'permission'
  | 'program'
  | 'programType'
  | 'productProgram'
  | 'tack'
  | 'task'
  | 'note'
  | 'horseNote'
  | 'careKind'
  | 'careEntry'
  | 'measure'
  | 'feed'
  | 'import'
  | 'barn';

/** Which kind of thing a field of the wire names. */
const NAMED: Readonly<Record<string, Kind>> = {
  student_id: 'student',
  students: 'student',
  person_id: 'person',
  account_holder_id: 'person',
  billing_person_id: 'person',
  accountHolderPeopleId: 'person',
  instructor_id: 'instructor',
  staff_id: 'instructor',
  horse_id: 'horse',
  horses: 'horse',
  horse_ids: 'horse',
  care_kind_id: 'careKind',
  section_id: 'section',
  location_id: 'location',
  product_id: 'product',
  lesson_date_time_id: 'lesson',
  lesson_person_id: 'lessonPerson',
  lesson_date_time_horse_id: 'lessonHorse',
  makeup_lesson_id: 'package',
  item_id: 'package',
  role_id: 'role',
  group_id: 'role',
  permission_id: 'permission',
  program_id: 'program',
  program_type_id: 'programType',
  tack_id: 'tack',
  task_id: 'task',
  note_id: 'note',
  horse_note_id: 'horseNote',
  feed_id: 'feed',
  public_id: 'barn',
};
const FAMILIES: Readonly<Record<string, Kind>> = {
  instructors: 'instructor',
  staff: 'instructor',
  horses: 'horse',
  lessons: 'lesson',
  lesson_people: 'lessonPerson',
  lesson_staffs: 'lessonStaff',
  products: 'product',
  items: 'package',
  sections: 'section',
  roles: 'role',
  programs: 'program',
  product_programs: 'productProgram',
  locations: 'location',
  tacks: 'tack',
  tasks: 'task',
  notes_clients: 'note',
  notes_horses: 'horseNote',
  horse_care: 'careEntry',
  horse_measures: 'measure',
  imports: 'import',
};
export const KINDS = [...new Set([...Object.values(NAMED), ...Object.values(FAMILIES)])];

/** A configurable list belongs to one thing and consists of others: `xrefs/updateStudentSectionBook`. */
const linked = (path: string): Readonly<Record<string, Kind>> => ({
  single_id: path.includes('Instructor') ? 'instructor' : 'student',
  array: path.includes('Horse') ? 'horse' : path.includes('Section') ? 'section' : 'student',
});

/** The kind of thing that a call's field of this name means. */
export const kindOf = (path: string, field: string): Kind | undefined =>
  NAMED[field] ??
  (path.startsWith('xrefs/') ? linked(path)[field] : undefined) ??
  FAMILIES[path.replace(/^rest\//, '').split('/')[0] as string];

/** A barn in which one of everything has happened, each thing named so that it can be recognised anywhere. */
export async function busyBarn(app: TestApp, name: string, wishes: BarnWishes = {}) {
  const barn = await app.barn({
    farmName: name,
    ...wishes,
    preferences: {
      clients_can_cancel: 1,
      clients_can_book_lessons: 1,
      clients_can_view_horses: 1,
      clients_can_view_calendar: 1,
      ...wishes.preferences,
    },
  });
  const post = async (path: string, body: object) => {
    const answer = await app.call(barn.admin, 'POST', path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const family = await barn.newFamily({
    holder: { firstName: 'Paula', lastName: name, contactEmail: `${name}@home.test`.toLowerCase() },
    members: [1, 2].map((n) => ({ firstName: `Rider ${n}`, lastName: name })),
  });
  const horse = await barn.newHorse(`${name} horse`);
  const program = await barn.newProgram(`${name} program`);
  const location = await barn.newLocation(`${name} arena`);
  const tack = await barn.run(tacks.Create, { tackName: `${name} saddle` });
  const task = await barn.run(tasks.Create, { taskName: `${name} help` });
  const section = await barn.newSection({ sectionName: `${name} section`, programId: program, locationId: location });
  const { product } = await post('products/create', {
    product_name: `${name} package`,
    product_price: 200,
    product_count: 5,
    expires_in: 90,
    is_tracked: 1,
    purchase_online: 1,
  });
  const [student, second] = family.studentIds as [string, string];
  const { newProductProgram } = await post('product_programs/create', { product_id: product.id, program_id: program });
  await post('section_horses/create', { section_id: section, horse_id: horse });
  await post('section_students/create', { section_id: section, student_id: student });
  const bought = await post('items/createMultiple', {
    payment_method: 'cash',
    account_holder_id: family.personId,
    item_details: [{ product_id: product.id, student_id: student }],
  });
  const planned = await post('lessons/createSingleLesson', {
    section_id: section,
    title: `${name} lesson`,
    start: '2026-11-24 16:00',
    end: '2026-11-24 17:00',
    instructor_id: barn.instructor.instructorId,
    location_id: location,
    students: [student, second],
    horses: [horse],
    taskStaff: [{ staff: barn.instructor.instructorId, task }],
    lesson_notes: `${name} note`,
  });
  await post('lessons/createRecurringLesson', {
    section_id: section,
    title: `${name} series`,
    start: '2026-11-25 16:00',
    end: '2026-11-25 17:00',
    instructor_id: barn.instructor.instructorId,
    location_id: location,
    students: [student],
    frequency: 1,
    measure: 'weeks',
    endtype: 'after',
    repeat_count: 3,
  });
  const places = planned.LessonStudents as { id: string; student_id: string }[];
  const placeOf = (studentId: string) => places.find((place) => place.student_id === studentId)?.id as string;
  await post('lesson_people/cancelStudent', {
    id: placeOf(second),
    newEnrollStatus: 'CWM',
    cancel_note: `${name} reason`,
  });
  const rider = family.riders[0]?.personId;
  const { note } = await post('notes_clients/createNoteFromClientPage', {
    person_id: rider,
    notes: `${name} rides well`,
    is_public: 1,
  });
  await post('notes_clients/createNoteFromClientPage', {
    person_id: barn.instructor.personId,
    notes: `${name} teaches well`,
    is_public: 1,
  });
  const { note: horseNote } = await post('notes_horses/create', {
    horse_id: horse,
    lesson_date_time_id: planned.lesson.id,
    notes: `${name} is shod`,
    is_public: 1,
  });
  const { kind: care } = await post('horse_care/saveKind', {
    care_kind_name: `${name} shoeing`,
    every: 6,
    every_unit: 'week',
  });
  const { added } = await post('horse_care/note', {
    care_kind_id: care.id,
    horse_ids: [horse],
    done_on: '2026-11-02',
    done_by: `${name} smith`,
    remark: `${name} has new shoes`,
  });
  const { id: measure } = await post('horse_measures/note', {
    horse_id: horse,
    measured_on: '2026-11-02',
    weight: 480,
    condition: 5.5,
    remark: `${name} was weighed`,
  });
  const { feed } = await post('feeds/create', { kind: 'horse', subject_id: horse });
  const file = multipart([
    { name: 'kind', value: 'people' },
    { name: 'file', filename: `${name}.csv`, content: Buffer.from(`Name,Email\n${name} family,someone@example.test`) },
  ]);
  const { body: read } = await app.call(barn.admin, 'POST', 'imports/upload', file.payload, file.headers);
  const { body: settings } = await app.call(barn.admin, 'GET', 'farms/farmDefaults');
  const { body: listed } = await app.call(barn.admin, 'GET', 'permissions/index');
  const ids: Record<Kind, string> = {
    student,
    person: family.personId,
    instructor: barn.instructor.instructorId,
    horse,
    section,
    location,
    program,
    programType: barn.programTypeId,
    tack,
    task,
    barn: settings.farmDefaults.public_id,
    product: product.id,
    productProgram: newProductProgram.id,
    role: barn.instructor.roleId,
    permission: listed.permissions[0].id,
    lesson: planned.lesson.id,
    lessonPerson: placeOf(student),
    lessonHorse: planned.LessonHorses[0].id,
    lessonStaff: planned.tasks[0].id,
    package: bought.items[0].id,
    note: note.id,
    feed: feed.feed_id,
    horseNote: horseNote.id,
    careKind: care.id,
    careEntry: added[0].id,
    measure,
    import: read.import_run.id,
  };
  return { ...barn, name, family, ids };
}

export type BusyBarn = Awaited<ReturnType<typeof busyBarn>> & TestBarn;
