import { cancelled, given, thrown, wrong, ZONE } from '../test/given.js';
import { planCopy } from './plan-copy.js';

const lesson = given(cancelled);
const [helper] = lesson.extraStaff;
const section = {
  section_name: 'Beginners',
  duration: 60,
  max_enrollment: 4,
  program_id: 'program',
  instructor_id: null,
  location_id: 'elsewhere',
  is_active: true,
};
const facts = {
  section,
  instructors: [lesson.instructorId ?? '', helper?.instructorId ?? ''],
  locations: [lesson.locationId],
  tasks: [helper?.taskId ?? ''],
};
const copy = (some: object = {}) =>
  planCopy(lesson, { facts: { ...facts, ...some }, timeZone: ZONE, recurs: false, notify: true });

// G09 R089 C22
describe('a copy of a lesson that was called off', () => {
  it('has its time, place, staff and places, and its riders are to come', () => {
    const { title, time, sectionId, instructorId, locationId } = lesson;
    expect(copy()).toEqual({
      ...time,
      title,
      timeZone: ZONE,
      sectionId,
      programId: 'program',
      instructorId,
      locationId,
      maxEnrollment: 6,
      extraStaff: [{ taskId: helper?.taskId, instructorId: helper?.instructorId }],
      roster: { studentIds: [], horseIds: [] },
      copyOf: { lessonId: lesson.lessonId, recurs: false },
      notify: true,
    });
  });
  // F20
  it('leaves out staff who have left, and tasks that are not done any more', () => {
    expect(copy({ instructors: [] })).toMatchObject({ instructorId: null, extraStaff: [] });
    expect(copy({ tasks: [] })).toMatchObject({ instructorId: lesson.instructorId, extraStaff: [] });
  });
  it('needs its section and its place in use', () => {
    expect(thrown(() => copy({ section: { ...section, is_active: false } }))).toEqual(
      wrong('section_id', 'This section is not in use any more.'),
    );
    expect(thrown(() => copy({ locations: [] }))).toEqual(
      wrong('location_id', 'This location is not in use at this barn'),
    );
  });
});
