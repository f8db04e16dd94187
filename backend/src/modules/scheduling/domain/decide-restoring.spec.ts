import { stateAfter } from '../../../platform/event-store/stream.js';
import { cancelled, given, refusal, thrown, ZONE } from '../test/given.js';
import { decideDeletion } from './decide-deletion.js';
import { decideRestoring, restorable } from './decide-restoring.js';
import { lessonStream, type Lesson, type PlannedLesson } from './lesson.js';

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
const deleted = (lesson: PlannedLesson): Lesson => ({ phase: 'none', deleted: lesson });
const asked = (lessons: Record<string, Lesson>, now = at('11-02')) =>
  thrown(() => [
    ...restorable(new Map(Object.entries(lessons)), {
      deletedAt: new Map(Object.keys(lessons).map((id) => [id, at('11-01')])),
      now,
    }).keys(),
  ]);
const CANCELLED = refusal('deleted_cancelled', 'This event had been cancelled before it was deleted. Plan it anew.');

// C23
describe('a deleted lesson', () => {
  it('can be brought back for 30 days, to the minute', () => {
    expect(asked({ a: deleted(given()) }, at('12-01'))).toEqual(['a']);
    expect(asked({ a: deleted(given()) }, new Date(at('12-01').getTime() + 1))).toEqual(
      refusal('deleted_too_long', 'Deleted events can be brought back for 30 days.'),
    );
  });
  it('cannot where it had been cancelled before; among others it is left out', () => {
    const off = deleted(given(cancelled));
    expect(asked({ off })).toEqual(CANCELLED);
    expect(asked({ off, other: off })).toEqual(CANCELLED);
    expect(asked({ off, on: deleted(given()) })).toEqual(['on']);
  });
  it('is left alone where it is there again', () =>
    expect([asked({ a: given() }), asked({ a: given(), b: deleted(given()) })]).toEqual([[], ['b']]));
  it('is not known where it never was, or is another barn’s', () =>
    expect(asked({ a: { phase: 'none' }, b: deleted(given()) })).toMatchObject({ kind: 'absent' }));
});

describe('a lesson that is brought back', () => {
  const lesson = given();
  const [helper] = lesson.extraStaff;
  const facts = {
    section: {
      section_name: 'Beginners',
      duration: 60,
      max_enrollment: 4,
      program_id: 'program',
      instructor_id: null,
      location_id: 'elsewhere',
      is_active: true,
    },
    instructors: [helper?.instructorId ?? ''],
    locations: [lesson.locationId],
    tasks: [helper?.taskId ?? ''],
  };
  const back = decideRestoring(lesson, { facts, timeZone: ZONE, notify: true }, () => 'new');

  it('is the same one, in its series, at its time and place, with its own riders', () =>
    expect(back.data).toMatchObject({
      ...lesson.time,
      lessonId: lesson.lessonId,
      seriesId: lesson.seriesId,
      title: 'Beginner group',
      locationId: lesson.locationId,
      maxEnrollment: 6,
      roster: { studentIds: [], horseIds: [] },
      copyOf: { lessonId: lesson.lessonId, recurs: false },
      notify: true,
    }));
  // F20
  it('comes without staff who have left', () =>
    expect(back.data).toMatchObject({ instructorId: null, extraStaff: [{ ...helper, id: 'new' }] }));
  it('stands as it stood before it was deleted', () => {
    const history = [decideDeletion(lesson, false), back];
    const again = stateAfter(lessonStream, [{ ...back, data: { ...back.data, copyOf: null } }, ...history]);
    expect(again).toEqual({
      ...lesson,
      version: 3,
      instructorId: null,
      extraStaff: [{ ...helper, id: 'new' }],
    });
  });
});
