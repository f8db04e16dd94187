import { v7 as uuid } from 'uuid';
import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

const NOW = '2026-11-20T14:00:00Z';
/** The lesson, at the barn's 16:00. */
const BEGUN = '2026-11-24T21:00:00Z';

describe('on the day of a lesson', () => {
  let app: TestApp;
  let barn: RidingBarn;
  let lesson: string;
  let id: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app);
    await barn.sell(10);
    lesson = await barn.newLesson('2026-11-24', '16:00', { horseIds: [barn.horseIds[1]] });
    id = await barn.book(lesson);
  });
  afterEach(() => expectCountsToEqualTheLog(barn));

  const horse = (
    horse_id: string | null,
    facts: object = { lesson_person_id: id },
    who: { token: string } = barn.admin,
  ) => barn.call(who, 'POST', 'lesson_people/updateHorseInStudentLesson', { horse_id, ...facts });
  const attend = (enrollment_status_code: string, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'lesson_people/updateAttendance', { id, enrollment_status_code });
  const count = async (type: string) => (await barn.types()).filter((some) => some === type).length;

  describe('what was decided without signal', () => {
    const late = (enrollment_status_code: string, seen_status_code: string) =>
      barn.call(barn.admin, 'POST', 'lesson_people/updateAttendance', { id, enrollment_status_code, seen_status_code });

    it('is a mark on what was seen, or what somebody else has marked alike', async () => {
      expect((await late('COM', 'SCH')).status).toBe(200);
      expect((await late('COM', 'SCH')).status).toBe(200);
      expect(await count('enrollment.AttendanceMarked')).toBe(1);
    });
    it('does not overwrite what somebody else marked meanwhile, and is told what that is', async () => {
      await attend('CNS');
      for (const [code, seen] of [
        ['COM', 'SCH'],
        ['CWP', 'SCH'],
      ] as const) {
        const { status, body } = await late(code, seen);
        expect([status, body.code, body.current]).toMatchObject([412, 'stale', { id, enrollment_status_code: 'CNS' }]);
      }
      expect(await count('enrollment.AttendanceMarked')).toBe(1);
      expect((await late('COM', 'CNS')).status).toBe(200);
    });
    it('is a horse in place of the one that was seen, or of none', async () => {
      const [first, second] = barn.horseIds as [string, string];
      expect((await horse(first, { id, seen_horse_id: null })).status).toBe(200);
      const { status, body } = await horse(second, { id, seen_horse_id: null });
      expect([status, body.current]).toMatchObject([412, { id, horse_id: first, assigned_to: 'Biscuit' }]);
      expect((await horse(second, { id, seen_horse_id: first })).status).toBe(200);
      expect((await horse(null, { id, seen_horse_id: first })).status).toBe(412);
    });
  });

  describe('horses', () => {
    it('are assigned and taken away, once however often it is said', async () => {
      expect((await horse(barn.horseIds[0] as string)).body).toMatchObject({
        lessonPerson: { id, horse_id: barn.horseIds[0], assigned_to: 'Biscuit' },
        warnings: [],
      });
      await horse(barn.horseIds[0] as string, { id });
      expect(await count('enrollment.HorseAssigned')).toBe(1);
      expect((await horse(null)).body.lessonPerson).toMatchObject({ horse_id: null, assigned_to: null });
    });
    it('that go elsewhere at that time are a warning', async () => {
      const other = await barn.newLesson('2026-11-24', '16:30', { title: 'Jumping' });
      const before = await barn.newLesson('2026-11-24', '15:00', { title: 'Before' });
      for (const place of [await barn.book(other, barn.siblingId), await barn.book(before, barn.siblingId)])
        await horse(barn.horseIds[0] as string, { id: place });
      expect((await horse(barn.horseIds[0] as string)).body.warnings).toMatchObject([
        {
          code: 'horse_double_booked',
          message: 'Biscuit is also in Jumping at 16:30 on Tue 24 Nov',
          lesson_date_time_id: lesson,
          about_id: barn.horseIds[0],
          other_lesson_id: other,
        },
      ]);
    });
    it('that another rider of the lesson has are a warning', async () => {
      await horse(barn.horseIds[0] as string, { id: await barn.book(lesson, barn.siblingId) });
      expect((await horse(barn.horseIds[0] as string)).body.warnings).toMatchObject([
        { code: 'horse_shared', message: 'Biscuit has another rider in this lesson', lesson_date_time_id: lesson },
      ]);
    });
    it('that go elsewhere do not name the lessons of others to staff who see only their own', async () => {
      const other = await barn.newLesson('2026-11-24', '16:30', { title: 'Jumping' });
      await horse(barn.horseIds[0] as string, { id: await barn.book(other, barn.siblingId) });
      const restricted = await barn.newInstructor({
        permissions: ['ASSIGN_HORSES', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
      });
      const own = await barn.newLesson('2026-11-24', '16:00', { instructorId: restricted.instructorId });
      const place = await barn.book(own, barn.siblingId);
      expect((await horse(barn.horseIds[0] as string, { id: place }, restricted)).body.warnings).toMatchObject([
        {
          code: 'horse_double_booked',
          message: 'Biscuit is also in another lesson at 16:30 on Tue 24 Nov',
          lesson_date_time_id: own,
          other_lesson_id: null,
        },
      ]);
    });
    it('must be in work and known', async () => {
      await barn.run(SetHorseActivation, { horseId: barn.horseIds[0] as string, active: false });
      expect(await horse(barn.horseIds[0] as string)).toMatchObject({
        status: 409,
        body: { message: 'Biscuit is not in work.' },
      });
      expect((await horse(uuid())).status).toBe(404);
    });
    it('are for staff with the permission, and of their own lessons where they see only those', async () => {
      const [mayAssign, whiteboard, mayNot] = [
        await barn.newInstructor({ permissions: ['ASSIGN_HORSES'] }),
        await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_WHITEBOARD'] }),
        await barn.newInstructor({ permissions: [] }),
      ];
      const restricted = await barn.newInstructor({
        permissions: ['ASSIGN_HORSES', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
      });
      const own = await barn.book(
        await barn.newLesson('2026-11-25', '10:00', { instructorId: restricted.instructorId }),
      );
      const answers = [
        await horse(null, { id }, mayAssign),
        await horse(null, { id }, whiteboard),
        await horse(null, { id }, mayNot),
        await horse(null, { id }, restricted),
        await horse(null, { id: own }, restricted),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 200]);
    });
  });

  describe('attendance', () => {
    it('is completed for all who are scheduled when the lesson was held (R092 R096)', async () => {
      app.clock.set(BEGUN);
      const missing = await barn.book(lesson, barn.siblingId);
      await barn.call(barn.admin, 'POST', 'lesson_people/updateAttendance', {
        id: missing,
        enrollment_status_code: 'CNS',
      });
      const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/markLessonCompleted', {
        lesson_date_time_id: lesson,
      });
      expect(body.lessons).toMatchObject([{ id: lesson, lesson_status_code: 'COM' }]);
      expect(body.LessonStudents.map((row: { code: string }) => row.code)).toEqual(['COM', 'CNS']);
      await barn.call(barn.admin, 'POST', 'lesson_people/markLessonCompleted', {
        lesson_date_time_id: lesson,
        code: 'COM',
      });
      expect([await count('scheduling.LessonCompleted'), await count('enrollment.AttendanceMarked')]).toEqual([1, 2]);
    });
    it('of a lesson that has not begun is not completed, and says why (R088)', async () => {
      const complete = () =>
        barn.call(barn.admin, 'POST', 'lesson_people/markLessonCompleted', { lesson_date_time_id: lesson });
      app.clock.set('2026-11-24T20:59:59Z');
      const { status, body } = await complete();
      expect([status, body.code, body.message]).toEqual([
        409,
        'lesson_not_begun',
        'This lesson has not begun yet: it can be completed once it has.',
      ]);
      expect(await count('scheduling.LessonCompleted')).toBe(0);
      app.clock.set(BEGUN);
      expect((await complete()).status).toBe(200);
    });
    it('with the lesson is taken back with it, but for those who were marked on their own', async () => {
      app.clock.set(BEGUN);
      const sibling = await barn.book(lesson, barn.siblingId);
      await attend('COM');
      const complete = (code: string) =>
        barn.call(barn.admin, 'POST', 'lesson_people/markLessonCompleted', { lesson_date_time_id: lesson, code });
      await complete('COM');
      const { body } = await complete('SCH');
      expect(body.lessons).toMatchObject([{ lesson_status_code: 'SCH' }]);
      expect(body.LessonStudents).toMatchObject([
        { id, code: 'COM' },
        { id: sibling, code: 'SCH' },
      ]);
      const before = (await barn.types()).length;
      await complete('SCH');
      expect((await barn.types()).length).toBe(before);
    });
    it('of a lesson moved elsewhere gives the unit back, and takes it again', async () => {
      expect((await attend('RSC')).body.lessonPerson).toMatchObject({
        student_is_cancelled: 1,
        enrollment_status_name: 'Rescheduled',
        item_id: null,
      });
      expect((await barn.packages())[0]?.used).toBe(0);
      expect((await attend('')).body.lessonPerson).toMatchObject({
        student_is_cancelled: 0,
        enrollment_status_code: 'SCH',
        item_id: expect.any(String),
      });
      expect((await barn.packages())[0]?.used).toBe(1);
    });
    it('that is a cancel action is a cancellation, for those who may cancel (R093)', async () => {
      expect((await attend('CWM', await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR'] }))).status).toBe(
        403,
      );
      expect((await attend('CWM')).body.lessonPerson).toMatchObject({
        student_is_cancelled: 1,
        enrollment_status_code: 'CWM',
      });
      expect(await barn.packages()).toMatchObject([{ kind: 'package', used: 1 }, { kind: 'makeup' }]);
      expect(await attend('COM')).toMatchObject({ status: 409, body: { code: 'place_cancelled' } });
    });
    it('knows its codes', async () =>
      expect(await attend('XYZ')).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'enrollment_status_code' }] },
      }));
  });

  it('marks one student paid, or all of a lesson, for administrators only (R094)', async () => {
    const sibling = await barn.book(lesson, barn.siblingId);
    const pay = (facts: object, who: { token: string } = barn.admin) =>
      barn.call(who, 'POST', 'lesson_people/markPaid', facts);
    expect((await pay({ id, paid: true })).body.lessonPerson).toMatchObject({ id, paid: 1 });
    expect((await pay({ lesson_date_time_id: lesson, paid: 1 })).body.LessonStudents).toMatchObject([
      { id, paid: 1 },
      { id: sibling, paid: 1 },
    ]);
    expect(await count('enrollment.PaidMarked')).toBe(2);
    expect((await pay({ id, paid: 0 }, barn.instructor)).status).toBe(403);
    expect((await pay({ paid: 0 })).status).toBe(400);
  });

  describe("a client's lists", () => {
    const list = (part: string, facts: object = { student_id: barn.studentId }, who: { token: string } = barn.family) =>
      barn.call(who, 'GET', `students/lesson${part}`, facts);
    it('turn from schedule to history when the lesson is over', async () => {
      app.clock.set('2026-11-24T21:59:00Z');
      expect([(await list('Schedule')).body.size, (await list('History')).body.size]).toEqual([1, 0]);
      app.clock.set('2026-11-24T22:00:00Z');
      expect([(await list('Schedule')).body.size, (await list('History')).body.size]).toEqual([0, 1]);
    });
    it('can be asked as of another day', async () => {
      expect((await list('Schedule', { student_id: barn.studentId, today: '2026-11-25' })).body.size).toBe(0);
      expect((await list('Schedule', { student_id: barn.studentId, today: '2026-11-24' })).body.size).toBe(1);
    });
    it('come in pages, soonest first ahead and latest first behind', async () => {
      await barn.newSeries(5, { start: { date: '2026-12-01', time: '16:00' }, studentIds: [barn.studentId] });
      const dates = ({ body }: { body: { data: { scheduled_date: string }[] } }) =>
        body.data.map((row) => row.scheduled_date);
      const page = await list('Schedule', { student_id: barn.studentId, limit: 2, offset: 2 });
      expect([dates(page), page.body.size]).toEqual([['2026-12-08', '2026-12-15'], 6]);
      app.clock.set('2027-01-30T12:00:00Z');
      expect(dates(await list('History', { student_id: barn.studentId, limit: 2 }))).toEqual([
        '2026-12-29',
        '2026-12-22',
      ]);
    });
    it('show an account holder all members', async () => {
      await barn.book(lesson, barn.siblingId);
      expect((await list('Schedule', { person_id: barn.family.personId })).body.size).toBe(2);
    });
    it('carry the lesson note where the barn shows it, and can_cancel as the barn allows (R128 R211)', async () => {
      const noted = await barn.newLesson('2026-11-25', '09:00', { note: 'Bring a crop' });
      await barn.book(noted);
      const row = async () =>
        (await list('Schedule')).body.data.find(
          (some: { lesson_date_time_id: string }) => some.lesson_date_time_id === noted,
        );
      expect(await row()).toMatchObject({
        lesson_notes: null,
        can_cancel: 1,
        duration: 60,
        starts_at: '2026-11-25T14:00:00Z',
        location_name: 'Indoor arena',
        cancel_label: null,
      });
      barn = await ridingBarn(app, {
        preferences: { show_general_lesson_notes_on_client_page: 1, clients_can_cancel: 0 },
      });
      await barn.book(await barn.newLesson('2026-11-25', '09:00', { note: 'Bring a crop' }));
      expect((await list('Schedule')).body.data).toMatchObject([{ lesson_notes: 'Bring a crop', can_cancel: 0 }]);
      expect((await list('Schedule', { student_id: barn.studentId }, barn.admin)).body.data).toMatchObject([
        { can_cancel: 1 },
      ]);
    });
    it('say of whole days and of several that they are', async () => {
      await barn.book(await barn.newLesson('2026-11-26', '00:00', { isAllday: true }));
      const end = { date: '2026-11-30', time: '15:00' };
      await barn.book(await barn.newLesson('2026-11-27', '09:00', { end }));
      expect((await list('Schedule')).body.data.slice(-2)).toMatchObject([
        { scheduled_date: '2026-11-26', scheduled_end_date: '2026-11-26', is_allday: 1 },
        { scheduled_date: '2026-11-27', scheduled_end_date: '2026-11-30', scheduled_endtime: '15:00', is_allday: 0 },
      ]);
    });
    it('want to know of whom', async () =>
      expect(await list('Schedule', {})).toMatchObject({ status: 400, body: { errors: [{ field: 'student_id' }] } }));
  });
});
