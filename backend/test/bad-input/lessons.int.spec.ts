import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { tasks } from '../../src/modules/setup/commands/setup-lists.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { describeBadInput } from './bad-input.js';

describeBadInput('lessons', ({ path }) => path.startsWith('lessons/'));

/** What a calendar is asked for and cannot do, or does in a way that has to be said. */
describe('the calendar', () => {
  let app: TestApp, barn: RidingBarn, other: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
    app.clock.set('2026-11-20T14:00:00Z');
    [barn, other] = [await ridingBarn(app), await ridingBarn(app)];
  });

  type Body = Record<string, unknown>;
  const post = (path: string, body: Body) => barn.call(barn.admin, 'POST', path, body);
  const START = '2026-11-24 16:00';
  const add = (more: Body) => post('lessons/createSingleLesson', { section_id: barn.sectionId, start: START, ...more });
  const onLesson = async (path: string, more: Body) => post(path, { id: await barn.newLesson(), ...more });
  const series = (more: Body) =>
    post('lessons/createRecurringLesson', { section_id: barn.sectionId, start: START, period: 'weeks', ...more });
  const unknown = (count: number) => Array.from({ length: count }, () => barn.newId());
  const deleted = async () => {
    const id = await barn.newLesson();
    await post('lessons/delete', { id });
    return id;
  };
  const retiredHorse = async () => {
    const horseId = await barn.newHorse('Old Ned');
    await barn.run(SetHorseActivation, { horseId, active: false });
    return horseId;
  };
  const leaver = async () => {
    const { instructorId, personId } = await barn.newInstructor({ firstName: 'Gone' });
    await barn.run(SetPersonActivation, { instructorId: personId, active: false });
    return instructorId;
  };
  const task = () => barn.run(tasks.Create, { taskName: 'Leader' });

  const BEFORE = [400, 'end', 'end date must be after start date'] as const;
  const NO_DAY = (field: string) => [400, field, `${field} must be a day of the calendar`] as const;
  const GONE = [404, undefined, 'The event was not found.'] as const;
  const NOT_HERE = (field: string, what: string) => [400, field, `${what} is not in use at this barn`] as const;
  type Refusal = readonly [status: number, field: string | undefined, message: string];

  it.each<[string, () => ReturnType<typeof post>, Refusal]>([
    ['ends before it begins, added', () => add({ end: '2026-11-24 15:00' }), BEFORE],
    ['ends before it begins, moved', () => onLesson('lessons/reschedule', { start: START, end: START }), BEFORE],
    [
      'ends before it begins, edited',
      () => onLesson('lessons/update', { editAction: 'datetime', start: START, end: '2026-11-24 15:59' }),
      BEFORE,
    ],
    ['ends before it begins, duplicated', () => onLesson('lessons/duplicate', { start: START, end: START }), BEFORE],
    ['ends the night before, over midnight', () => add({ start: '2026-11-24 23:00', end: '2026-11-24 01:00' }), BEFORE],
    ['lasts five weeks', () => add({ end: '2026-12-29 16:00' }), [400, 'end', 'An event lasts at most 31 days.']],
    ['lies in 1900', () => add({ start: '1900-01-01 16:00' }), NO_DAY('start')],
    ['lies in 2999', () => add({ start: '2999-01-01 16:00' }), NO_DAY('start')],
    ['is moved to 2999', () => onLesson('lessons/reschedule', { start: '2999-01-01 16:00' }), NO_DAY('start')],
    [
      'repeats sixty times where 52 fit',
      () => series({ repeat_count: 60, lastDate: '2027-11-16' }),
      [400, 'repeat_count', 'Only 52 events fit until 2027-11-16.'],
    ],
    [
      'is of another barn’s section',
      () => add({ section_id: other.sectionId }),
      [400, 'section_id', 'section is required'],
    ],
    [
      'is taught by another barn’s instructor',
      () => add({ instructor_id: other.instructor.instructorId }),
      NOT_HERE('instructor_id', 'This instructor'),
    ],
    [
      'is at another barn’s place',
      () => add({ location_id: other.locationId }),
      NOT_HERE('location_id', 'This location'),
    ],
    [
      'has another barn’s rider',
      () => add({ students: [other.studentId] }),
      NOT_HERE('students', 'One of the students'),
    ],
    ['has another barn’s horse', () => add({ horses: other.horseIds }), NOT_HERE('horses', 'One of the horses')],
    [
      'has another barn’s helper',
      async () => add({ taskStaff: [{ staff: other.instructor.instructorId, task: await task() }] }),
      NOT_HERE('taskStaff', 'One of the staff'),
    ],
    ['is another barn’s', async () => post('lessons/reschedule', { id: await other.newLesson(), start: START }), GONE],
    [
      'has a horse that is inactive',
      async () => add({ horses: [await retiredHorse()] }),
      NOT_HERE('horses', 'One of the horses'),
    ],
    [
      'is ridden on a horse that is inactive',
      async () => {
        const lesson_person_id = await barn.book(await barn.newLesson());
        return post('lesson_people/updateHorseInStudentLesson', { lesson_person_id, horse_id: await retiredHorse() });
      },
      [409, undefined, 'Old Ned is not in work.'],
    ],
    [
      'is taught by somebody inactive',
      async () => add({ instructor_id: await leaver() }),
      NOT_HERE('instructor_id', 'This instructor'),
    ],
    [
      'is helped in by somebody inactive',
      async () =>
        post('lesson_staffs/create', {
          lesson_date_time_id: await barn.newLesson(),
          instructor_id: await leaver(),
          task_id: await task(),
        }),
      NOT_HERE('instructor_id', 'This member of the staff'),
    ],
    ['is deleted, moved', async () => post('lessons/reschedule', { id: await deleted(), start: START }), GONE],
    [
      'is deleted, edited',
      async () => post('lessons/update', { id: await deleted(), editAction: 'title', title: 'Jumping' }),
      GONE,
    ],
    ['is deleted, cancelled', async () => post('lessons/cancel', { id: await deleted() }), GONE],
    ['is deleted, duplicated', async () => post('lessons/duplicate', { id: await deleted() }), GONE],
    [
      'is deleted, booked',
      async () => post('lesson_people/create', { lesson_date_time_id: await deleted(), student_id: barn.studentId }),
      [404, undefined, 'The lesson was not found.'],
    ],
    ['is one of 2,000 in bulk that are nobody’s', () => post('lessons/bulkCancel', { bulkIds: unknown(2000) }), GONE],
    [
      'is one of 2,001 in bulk',
      () => post('lessons/bulkCancel', { bulkIds: unknown(2001) }),
      [400, 'bulkIds', 'bulkIds must not hold more than 2000'],
    ],
    ['is one of 2,000 to be deleted', () => post('lessons/deleteAll', { idarray: unknown(2000) }), GONE],
    [
      'was moved by somebody else meanwhile',
      async () => {
        const id = await barn.newLesson();
        await post('lessons/reschedule', { id, start: '2026-11-25 16:00', version: 1 });
        return post('lessons/reschedule', { id, start: '2026-11-26 16:00', version: 1 });
      },
      [412, undefined, 'Somebody else changed this meanwhile. Look at the current version and try again.'],
    ],
  ])('refuses in one clear answer what %s, and nothing comes of it', async (_what, ask, [status, field, message]) => {
    let before: unknown;
    const seen = async () => JSON.stringify((await barn.log()).at(-1));
    const { call } = barn;
    // What is looked at is the log before the last call.
    barn.call = (async (...asked: Parameters<typeof call>) => {
      before = await seen();
      return call(...asked);
    }) as typeof call;
    const answer = await ask().finally(() => (barn.call = call));
    const [refused] = answer.body.errors ?? [{}];
    expect([answer.status, refused.field, refused.message ?? answer.body.message]).toEqual([status, field, message]);
    expect(await seen()).toBe(before);
  });

  const at = ({ body }: { body: { lesson: Body } }) => {
    const { scheduled_starttime, scheduled_end_date, scheduled_endtime, starts_at, ends_at } = body.lesson;
    return [scheduled_starttime, scheduled_end_date, scheduled_endtime, starts_at, ends_at];
  };
  it('has lessons over midnight, in the hour that comes twice and outside of its hours, and none in the hour that is missing', async () => {
    const night = await add({ start: '2026-11-24 23:00', end: '2026-11-25 01:00' });
    expect(at(night)).toEqual(['23:00', '2026-11-25', '01:00', '2026-11-25T04:00:00Z', '2026-11-25T06:00:00Z']);
    const missing = await add({ start: '2027-03-14 02:30', end: '2027-03-14 03:00' });
    expect([missing.status, missing.body.errors]).toEqual([400, [expect.objectContaining({ field: 'start' })]]);
    // In the first of the two.
    const doubled = await add({ start: '2027-11-07 01:30', end: '2027-11-07 02:30' });
    expect(at(doubled).slice(3)).toEqual(['2027-11-07T05:30:00Z', '2027-11-07T07:30:00Z']);
    const { body } = await post('lessons/reschedule', { id: night.body.lesson.id, start: '2026-11-24 05:00' });
    expect(at({ body }).slice(0, 3)).toEqual(['05:00', '2026-11-24', '07:00']);
  });

  it('answers a guessed or revoked feed, and a listener without a sign-in, with nothing of the barn', async () => {
    const { body } = await post('feeds/create', { kind: 'barn' });
    const address = new URL((body.feed as { address: string }).address).pathname.replace('/api/', '');
    const fetched = async (path: string) => (await app.call(undefined, 'GET', path)).status;
    expect(await fetched(address)).toBe(200);
    await post('feeds/delete', { feed_id: (body.feed as { feed_id: string }).feed_id });
    expect([await fetched(address), await fetched('ical/guess.ics')]).toEqual([404, 404]);
    for (const token of ['', 'guess', `${barn.admin.token}x`])
      expect((await app.call({ token }, 'GET', 'lessons/changes')).status).toBe(401);
  });
});
