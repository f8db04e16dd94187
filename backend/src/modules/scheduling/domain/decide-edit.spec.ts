import { cancelled, given, QUIET, refusal, thrown } from '../test/given.js';
import { decideCompletion } from './decide-completion.js';
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
  it('of something else leaves the places alone', () => {
    const [event] = edited({ title: 'Jumping', sectionId }, { max_enrollment: 6 });
    expect(event?.data).not.toHaveProperty('maxEnrollment');
  });
});

describe('completing a lesson', () => {
  const { lessonId } = given();
  const completed = (code: string) => ({ type: 'scheduling.LessonCompleted' as const, data: { lessonId, code } });

  it('happens once', () => {
    expect(decideCompletion(given(), 'COM')).toEqual([completed('COM')]);
    expect(decideCompletion(given(completed('COM')), 'COM')).toEqual([]);
  });
  it('with another code says so', () =>
    expect(decideCompletion(given(completed('COM')), 'INC')).toEqual([completed('INC')]));
  it('can be taken back, once', () => {
    expect(decideCompletion(given(completed('COM')), 'SCH')).toEqual([completed('SCH')]);
    expect(decideCompletion(given(completed('COM'), completed('SCH')), 'SCH')).toEqual([]);
    expect(decideCompletion(given(), 'SCH')).toEqual([]);
    expect(decideCompletion(given(completed('COM'), completed('SCH')), 'COM')).toEqual([completed('COM')]);
  });
  it('that is cancelled is refused', () =>
    expect(thrown(() => decideCompletion(given(cancelled), 'COM'))).toEqual(
      refusal('lesson_cancelled', 'Lesson has already been cancelled'),
    ));
});
