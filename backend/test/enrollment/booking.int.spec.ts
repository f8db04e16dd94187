import { v7 as uuid } from 'uuid';
import { becomes } from '../support/settled.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

const ALREADY = 'Student is already booked for this lesson spot';
const FULL = 'No spots available for this lesson';

describe('booking', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  const tally = (answers: { status: number; body: { message?: string } }[]) =>
    answers.reduce<Record<string, number>>(
      (sum, { status, body }) => ({ ...sum, [body.message ?? status]: (sum[body.message ?? status] ?? 0) + 1 }),
      {},
    );

  it('gives the last three places to exactly three of two hundred families (R141 R146)', async () => {
    const barn = await ridingBarn(app, { section: { maxEnrollment: 5 } });
    const lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId, barn.siblingId] });
    const families = [];
    for (let i = 0; i < 200; i++) families.push(await barn.newFamily({ students: 1 }));
    const answers = await Promise.all(
      families.map((family) =>
        // Whoever waits too long behind the others is told to try again, and does.
        becomes(
          () =>
            barn.call(family, 'POST', 'lesson_people/addStudentToLesson', {
              student_id: family.studentIds[0],
              lesson_date_time_id: lesson,
            }),
          ({ status }) => status !== 503,
        ),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 3, [FULL]: 197 });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [{ taken }] = await barn.read(
      (sql) =>
        sql<
          [{ taken: number }]
        >`select count(*)::int as taken from lesson_person where lesson_id = ${lesson} and not is_cancelled`,
    );
    expect(taken).toBe(5);
    expect((await barn.types()).filter((type) => type === 'enrollment.StudentEnrolled')).toHaveLength(5);
    await expectCountsToEqualTheLog(barn);
  });

  it('debits the one unit left once, however many lessons are booked at once', async () => {
    const barn = await ridingBarn(app);
    await barn.sell(1);
    const lessons = [];
    for (let i = 0; i < 20; i++)
      lessons.push(
        await barn.newLesson(
          i % 2 ? '2026-11-25' : '2026-11-24',
          `${String(8 + Math.floor(i / 2)).padStart(2, '0')}:00`,
        ),
      );
    const answers = await Promise.all(
      lessons.map((id) =>
        barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', {
          student_id: barn.studentId,
          lesson_date_time_id: id,
        }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 20 });
    expect((await barn.types()).filter((type) => type === 'billing.PackageDebited')).toHaveLength(1);
    expect(await barn.packages()).toMatchObject([{ used: 1, start_count: 1 }]);
    await expectCountsToEqualTheLog(barn);
  });

  it('books a student once, however often it is asked at once (R142 R146)', async () => {
    const barn = await ridingBarn(app);
    await barn.sell(5);
    const lesson = await barn.newLesson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', {
          student_id: barn.studentId,
          lesson_date_time_id: lesson,
        }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 1, [ALREADY]: 19 });
    expect(await barn.packages()).toMatchObject([{ used: 1 }]);
  });

  it('answers a repeated Idempotency-Key with the first booking', async () => {
    const barn = await ridingBarn(app);
    const lesson = await barn.newLesson();
    const key = { 'idempotency-key': uuid() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        barn.call(
          barn.family,
          'POST',
          'lesson_people/addStudentToLesson',
          { student_id: barn.studentId, lesson_date_time_id: lesson },
          key,
        ),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 5 });
    expect(new Set(answers.map(({ body }) => body.lessonPerson.id)).size).toBe(1);
    expect((await barn.types()).filter((type) => type === 'enrollment.StudentEnrolled')).toHaveLength(1);
  });

  describe('within the rules of the barn', () => {
    let barn: RidingBarn;
    beforeAll(async () => {
      barn = await ridingBarn(app, { preferences: { booking_hours_buffer: 2, restrict_client_sections: 0 } });
    });
    const book = (lesson: string, facts: object = {}, who: { token: string } = barn.family) =>
      barn.call(who, 'POST', 'lesson_people/addStudentToLesson', {
        student_id: barn.studentId,
        lesson_date_time_id: lesson,
        ...facts,
      });

    it('answers with the place, under both spellings of the lesson', async () => {
      const lesson = await barn.newLesson('2026-12-01');
      const { body } = await barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', {
        student_id: barn.studentId,
        id: lesson,
      });
      expect(body).toMatchObject({
        result: 'booked',
        lessonPerson: {
          lesson_date_time_id: lesson,
          student_id: barn.studentId,
          enrollment_status_code: 'SCH',
          enrollment_status_name: 'Scheduled',
          student_is_cancelled: 0,
          paid: 0,
          item_id: null,
        },
      });
      expect(body.lessonPerson.id).toBe(body.lessonPerson.lesson_person_id);
    });
    it("knows no other family's rider", async () => {
      const stranger = await barn.newFamily();
      expect(await book(await barn.newLesson(), {}, stranger)).toMatchObject({ status: 404 });
    });
    it('keeps the buffer to the minute', async () => {
      const lesson = await barn.newLesson('2026-11-20', '11:00');
      app.clock.set('2026-11-20T14:00:00Z');
      expect(await book(lesson)).toMatchObject({
        status: 409,
        body: { message: 'This lesson can no longer be booked.' },
      });
      app.clock.set('2026-11-20T13:59:00Z');
      expect((await book(lesson)).status).toBe(200);
      app.clock.set('2026-11-20T14:00:00Z');
    });
    it('takes no one into a lesson that was called off', async () => {
      const lesson = await barn.newLesson('2026-12-03');
      await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson, cancelAction: 'BCNA', cancelReason: 'WEA' });
      expect(await book(lesson, {}, barn.admin)).toMatchObject({
        status: 409,
        body: { message: 'Lesson has already been cancelled' },
      });
    });
    it('lets staff go beyond the maximum, unless they ask to be stopped', async () => {
      const lesson = await barn.newLesson('2026-12-04');
      for (let i = 0; i < 4; i++) await barn.book(lesson, (await barn.newFamily({ students: 1 })).studentIds[0]);
      expect(await book(lesson, { dont_check_availability: 0 }, barn.admin)).toMatchObject({
        status: 409,
        body: { message: FULL },
      });
      expect(await book(lesson, { dont_check_availability: true })).toMatchObject({
        status: 409,
        body: { message: FULL },
      });
      expect((await book(lesson, { dont_check_availability: true }, barn.admin)).status).toBe(200);
    });
    it('names the field that is wrong', async () => {
      expect(
        await barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', { student_id: barn.studentId }),
      ).toMatchObject({ status: 400, body: { errors: [{ field: 'lesson_date_time_id' }] } });
      expect(
        await barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', { student_id: 'x', id: uuid() }),
      ).toMatchObject({ status: 400, body: { errors: [{ field: 'student_id' }] } });
      expect((await book(uuid())).status).toBe(404);
    });
    it('keeps families out of what staff do', async () => {
      for (const call of [
        'create',
        'delete',
        'updateAttendance',
        'markPaid',
        'markLessonCompleted',
        'updateHorseInStudentLesson',
      ])
        expect(
          (
            await barn.call(barn.family, 'POST', `lesson_people/${call}`, {
              student_id: barn.studentId,
              lesson_date_time_id: uuid(),
            })
          ).status,
        ).toBe(403);
    });
  });

  it('opens only the sections a rider is assigned to, where the barn restricts them (B01 R143 R161)', async () => {
    const barn = await ridingBarn(app, { preferences: { restrict_client_sections: 1 } });
    const lesson = await barn.newLesson();
    const book = () =>
      barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', {
        student_id: barn.studentId,
        lesson_date_time_id: lesson,
      });
    expect(await book()).toMatchObject({ status: 409, body: { code: 'section_not_bookable' } });
    const open = { single_id: barn.studentId, array: [barn.sectionId] };
    await barn.call(barn.admin, 'POST', 'xrefs/updateStudentSectionBook', open);
    expect((await book()).status).toBe(200);
  });

  it('lets an instructor who is restricted add students to own lessons only', async () => {
    const barn = await ridingBarn(app);
    const ines = await barn.newInstructor({
      permissions: ['STAFF_CAN_ADD_STUDENTS', 'STAFF_RESTRICT_ADD_STUDENTS_SELF'],
    });
    const own = await barn.newLesson('2026-11-25', '10:00', { instructorId: ines.instructorId });
    const others = await barn.newLesson('2026-11-25', '12:00');
    const add = (lesson: string) =>
      barn.call(ines, 'POST', 'lesson_people/create', { student_id: barn.studentId, lesson_date_time_id: lesson });
    expect([(await add(own)).status, (await add(others)).status]).toEqual([200, 403]);
  });

  it('enrols for the rest of a series at once, and takes out of it again', async () => {
    const barn = await ridingBarn(app);
    await barn.sell(3);
    const lessons = await barn.newSeries(6);
    const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/create', {
      student_id: barn.studentId,
      lesson_date_time_id: lessons[1],
      applyToFuture: 1,
    });
    expect(body.LessonStudents).toHaveLength(5);
    expect(body.lessonPerson.lesson_date_time_id).toBe(lessons[1]);
    expect(await barn.packages()).toMatchObject([{ used: 3 }]);
    const third = body.LessonStudents.find(
      (row: { lesson_date_time_id: string }) => row.lesson_date_time_id === lessons[2],
    );
    const removed = await barn.call(barn.admin, 'POST', 'lesson_people/delete', {
      student_id: barn.studentId,
      lesson_person_id: third.id,
      applyToFuture: 1,
    });
    expect(removed.body.lessonPersonIds).toHaveLength(4);
    expect(await barn.packages()).toMatchObject([{ used: 1 }]);
    await expectCountsToEqualTheLog(barn);
    expect(
      (
        await barn.call(barn.admin, 'POST', 'lesson_people/delete', {
          student_id: barn.studentId,
          lesson_person_id: third.id,
        })
      ).status,
    ).toBe(404);
  });
});
