import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { EditContact } from '../people/commands/edit-person.js';
import { removed } from './mails/removed.js';

describe('mails of what is deleted or taken out', () => {
  let app: WorkApp, barn: TestBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    await barn.run(ChangePreference, { field: 'send_cancellation_notifications', value: 1 });
    await barn.run(EditContact, { personId: barn.instructor.personId, contactEmail: `ines-${barn.farmId}@barn.test` });
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject).sort();
  const call = (path: string, facts: object) => barn.call(barn.admin, 'POST', path, facts);
  const [none, quiet] = [{}, { sendNotification: 0 }];
  const plan = (more: object = {}) =>
    barn.planLesson({ students: barn.family.studentIds.slice(0, 1), ...quiet, ...more });
  const weekly = async () => {
    const { body } = await call('lessons/createRecurringLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      students: barn.family.studentIds,
      frequency: 1,
      measure: 'weeks',
      endtype: 'after',
      endAfter: 3,
      ...quiet,
    });
    return body;
  };

  it('tell families and staff once that a lesson is deleted, with what it was called and when it was to be (C23)', async () => {
    const { lesson } = await plan();
    await call('lessons/delete', { id: lesson.id });
    expect(await subjects()).toEqual([
      'Deleted: Beginner group, Tue 24 Nov, 16:00',
      'Not booked any more: Rider 1, Tue 24 Nov, 16:00',
    ]);
    expect(app.mailTo('family').words).toContain('Rider 1’s lesson does not take place.');
    for (const whose of ['family', 'ines'])
      for (const told of ['Beginner group', 'Tue 24 Nov, 16:00–17:00']) expect(app.mailTo(whose).words).toContain(told);
  });

  it('are one for each rider and each of the staff, however many lessons go (B15)', async () => {
    const { lesson } = await weekly();
    await call('lessons/delete', { id: lesson.id, applyToFuture: 1 });
    expect(await subjects()).toEqual([
      'Deleted: 3 lessons from Tue 24 Nov, 16:00',
      'Not booked any more: Rider 1, 3 lessons from Tue 24 Nov, 16:00',
      'Not booked any more: Rider 2, 3 lessons from Tue 24 Nov, 16:00',
    ]);
  });

  it.each([
    [1, none, 1],
    [1, { sendNotification: 0 }, 0],
    [0, none, 0],
    [0, { sendNotification: 1 }, 1],
  ])('with the setting %d and asked for %j, taking a rider out sends %d (B15)', async (setting, asked, mails) => {
    await barn.run(ChangePreference, { field: 'send_cancellation_notifications', value: setting });
    const { LessonStudents } = await plan();
    await call('lesson_people/delete', { lesson_person_id: LessonStudents[0]!.lesson_person_id, ...asked });
    expect(await subjects()).toEqual(['Not booked any more: Rider 1, Tue 24 Nov, 16:00'].slice(0, mails));
  });

  it('are none of a deletion that is to be told to nobody', async () => {
    const { lesson } = await plan();
    await call('lessons/delete', { id: lesson.id, ...quiet });
    expect(await subjects()).toEqual([]);
  });

  it('tell of all later lessons that a rider is taken out of, and of where it was', async () => {
    const { LessonStudents } = await weekly();
    const [place] = LessonStudents.filter(
      (one: { student_id: string }) => one.student_id === barn.family.studentIds[0],
    );
    await call('lesson_people/delete', { lesson_person_id: place.lesson_person_id, applyToFuture: 1 });
    expect(await subjects()).toEqual(['Not booked any more: Rider 1, 3 lessons from Tue 24 Nov, 16:00']);
    expect(app.smtp.mails[0]!.words).toContain('Maple Hill has taken Rider 1 out of 3 lessons.');
  });

  it('are none where the rider is back by the time', async () => {
    const { lesson } = await plan();
    const [studentId = ''] = barn.family.studentIds;
    const removal = { farmId: barn.farmId, position: 1, studentId, lessonIds: [lesson.id] };
    const context = { now: app.clock.now(), config: app.config };
    expect(await barn.read((sql) => removed.compose(sql, removal, context))).toBeUndefined();
  });

  it('leave out what is past, and who was cancelled before', async () => {
    const [past, cancelled] = [await plan({ start: '2026-11-02 16:00' }), await plan()];
    await call('lesson_people/cancelStudent', { id: cancelled.LessonStudents[0]!.lesson_person_id, ...quiet });
    for (const { lesson } of [past, cancelled]) await call('lessons/delete', { id: lesson.id });
    expect(await subjects()).toEqual(['Deleted: Beginner group, Tue 24 Nov, 16:00']);
  });
});
