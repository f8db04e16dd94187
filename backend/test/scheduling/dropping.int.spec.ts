import { tasks } from '../../src/modules/setup/commands/setup-lists.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const TUESDAY = '2026-11-24';

describe('a lesson dropped in the column of another one, at another time', () => {
  let app: TestApp, barn: TestBarn, otto: { instructorId: string };
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => {
    barn = await app.barn();
    otto = await barn.newInstructor({ firstName: 'Otto' });
  });

  const drop = (id: string, more: object = {}) =>
    barn.call(barn.admin, 'POST', 'lessons/reschedule', {
      id,
      start: `${TUESDAY} 10:00`,
      end: `${TUESDAY} 11:00`,
      instructor_id: otto.instructorId,
      ...more,
    });
  const lessonsOf = async () =>
    (await barn.call(barn.admin, 'GET', 'lessons/index', { date1: TUESDAY, date2: '2026-12-31' })).body.lessons;

  it('changes both at once, seen and said as one change (R085)', async () => {
    const { lesson } = await barn.planLesson();
    const before = (await barn.log()).length;
    const { status, body } = await drop(lesson.id, { version: 1, sendNotification: 1 });
    expect(status).toBe(200);
    expect(body.lesson).toMatchObject({ scheduled_starttime: '10:00', instructor_id: otto.instructorId });
    const events = (await barn.log()).slice(before).filter(({ type }) => type.startsWith('scheduling.'));
    expect(events.map(({ type }) => type)).toEqual(['scheduling.LessonRescheduled', 'scheduling.LessonEdited']);
    expect(new Set(events.map(({ metadata }) => metadata.commandId)).size).toBe(1);
  });

  it('stays in time and column where one of the two is refused', async () => {
    const { lesson } = await barn.planLesson();
    const { status, body } = await drop(lesson.id, { instructor_id: barn.newId() });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'instructor_id' }]);
    expect(await lessonsOf()).toMatchObject([
      { scheduled_starttime: '16:00', instructor_id: barn.instructor.instructorId },
    ]);
  });

  it('goes to another arena or section, and leaves its instructor', async () => {
    const { lesson } = await barn.planLesson();
    const [location_id, section_id] = [await barn.newLocation('Outdoor'), await barn.newSection({ maxEnrollment: 9 })];
    const { body } = await drop(lesson.id, { instructor_id: null, location_id, section_id });
    expect(body.lesson).toMatchObject({
      scheduled_starttime: '10:00',
      instructor_id: null,
      location_id,
      section_id,
      max_enrollment: 9,
    });
  });

  it('is warned of as it was foreseen: by who has it and helps in it then, at its new time (F21)', async () => {
    await barn.planLesson({ start: `${TUESDAY} 10:30`, students: [], instructor_id: otto.instructorId });
    await barn.planLesson({ start: `${TUESDAY} 10:30`, students: [], location_id: await barn.newLocation('Outdoor') });
    const busy = await barn.newInstructor({ firstName: 'Hilda' });
    await barn.planLesson({ start: `${TUESDAY} 10:30`, students: [], instructor_id: busy.instructorId });
    const { lesson } = await barn.planLesson({
      location_id: await barn.newLocation('Field'),
      taskStaff: [{ staff: busy.instructorId, task: await barn.run(tasks.Create, { taskName: 'Leading' }) }],
    });
    const wanted = { start: `${TUESDAY} 10:00`, end: `${TUESDAY} 11:00`, instructor_id: otto.instructorId };
    const foreseen = await barn.call(barn.admin, 'GET', 'lessons/warnings', { id: lesson.id, ...wanted });
    const { body } = await drop(lesson.id);
    expect(body.warnings).toMatchObject(
      ['Hilda Tructor', 'Otto Tructor'].map((about_name) => ({ code: 'instructor_double_booked', about_name })),
    );
    expect(foreseen.body.warnings).toHaveLength(2);
    expect(foreseen.body.warnings).toEqual(expect.arrayContaining(body.warnings));
    const overridden = (await barn.log()).filter(
      ({ type, data }) => type === 'enrollment.WarningsOverridden' && data.lessonId === lesson.id,
    );
    expect(overridden.map(({ data }) => data.warnings)).toEqual([
      expect.arrayContaining(
        [busy, otto].map(({ instructorId }) => expect.objectContaining({ aboutId: instructorId })),
      ),
    ]);
    expect(overridden[0]?.data.warnings).toHaveLength(2);
  });

  it('takes the later ones of its series along; a cancelled one stays when it was (R083 F18)', async () => {
    const { body } = await barn.call(barn.admin, 'POST', 'lessons/createRecurringLesson', {
      section_id: barn.sectionId,
      start: `${TUESDAY} 16:00`,
      frequency: 1,
      period: 'weeks',
      endtype: 'after',
      repeat_count: 3,
    });
    const [first, second] = body.lessons as { id: string }[];
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: second?.id, cancelAction: 'BCNA' });
    await drop(first!.id, { applyToFuture: 1 });
    expect(await lessonsOf()).toMatchObject([
      { scheduled_starttime: '10:00', instructor_id: otto.instructorId },
      { scheduled_starttime: '16:00', instructor_id: otto.instructorId },
      { scheduled_starttime: '10:00', instructor_id: otto.instructorId },
    ]);
  });
});
