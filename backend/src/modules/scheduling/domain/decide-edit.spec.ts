import { cancelled, given, QUIET, refusal, thrown, ZONE } from '../test/given.js';
import { decideLessonCompletion } from './decide-lesson-completion.js';
import { decideEdit, type LessonEdit, type NewSection } from './decide-edit.js';

describe('editing a lesson', () => {
  const edited = (wanted: LessonEdit, section?: NewSection) => decideEdit(given(), wanted, section, QUIET);
  const { lessonId, locationId, sectionId, instructorId } = given();

  it('says only what changed', () => {
    const wanted = { title: 'Jumping', locationId, instructorId: undefined };
    expect(edited(wanted)).toEqual([
      { type: 'scheduling.LessonEdited', data: { lessonId, title: 'Jumping', formerInstructorId: null, ...QUIET } },
    ]);
  });
  it('to what it is already does nothing', () =>
    expect(edited({ title: 'Beginner group', locationId, sectionId, instructorId }, { max_enrollment: 9 })).toEqual(
      [],
    ));
  it('may take the instructor off, and says who it was', () =>
    expect(edited({ instructorId: null })).toMatchObject([
      { data: { instructorId: null, formerInstructorId: instructorId } },
    ]));
  it('into another section brings its places along', () => {
    expect(edited({ sectionId: 'other' }, { max_enrollment: null })).toMatchObject([
      { data: { sectionId: 'other', maxEnrollment: null } },
    ]);
    expect(edited({ sectionId: 'other' }, { max_enrollment: 6 })).toMatchObject([{ data: { maxEnrollment: 6 } }]);
  });
  it('may have other places, which hold beside a new section, too', () => {
    expect(edited({ maxEnrollment: 3 })).toMatchObject([{ data: { maxEnrollment: 3 } }]);
    expect(edited({ sectionId: 'other', maxEnrollment: 3 }, { max_enrollment: 6 })).toMatchObject([
      { data: { sectionId: 'other', maxEnrollment: 3 } },
    ]);
  });
  it('of something else leaves the places alone', () => {
    const [event] = edited({ title: 'Jumping', sectionId }, { max_enrollment: 6 });
    expect(event?.data).not.toHaveProperty('maxEnrollment');
  });
});

describe('completing a lesson', () => {
  const { lessonId } = given();
  const at = (now: string) => ({ now: new Date(now), timeZone: ZONE });
  const decide = (lesson: ReturnType<typeof given>, code: string, now = '2026-11-24T21:00:00Z') =>
    decideLessonCompletion(lesson, code, at(now));
  const completed = (code: string) => ({ type: 'scheduling.LessonCompleted' as const, data: { lessonId, code } });

  it('happens once', () => {
    expect(decide(given(), 'COM')).toEqual([completed('COM')]);
    expect(decide(given(completed('COM')), 'COM')).toEqual([]);
  });
  it('with another code says so', () => expect(decide(given(completed('COM')), 'INC')).toEqual([completed('INC')]));
  it('can be taken back, once', () => {
    expect(decide(given(completed('COM')), 'SCH')).toEqual([completed('SCH')]);
    expect(decide(given(completed('COM'), completed('SCH')), 'SCH')).toEqual([]);
    expect(decide(given(), 'SCH')).toEqual([]);
    expect(decide(given(completed('COM'), completed('SCH')), 'COM')).toEqual([completed('COM')]);
  });
  it('before it has begun is refused, and taking it back is not (R088)', () => {
    const before = '2026-11-24T20:59:59Z';
    expect(thrown(() => decide(given(), 'COM', before))).toEqual(
      refusal('lesson_not_begun', 'This lesson has not begun yet: it can be completed once it has.'),
    );
    expect(decide(given(completed('COM')), 'SCH', before)).toEqual([completed('SCH')]);
  });
  it('that is cancelled is refused', () =>
    expect(thrown(() => decide(given(cancelled), 'COM'))).toEqual(
      refusal('lesson_cancelled', 'Lesson has already been cancelled'),
    ));
});
