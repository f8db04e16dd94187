import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { EnrolStudent } from '../../src/modules/enrollment/commands/enrol-student.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn } from './riding-barn.js';

const DAY = '2026-11-24';

describe('booking by the public page (R144 R228)', () => {
  let app: TestApp, barn: Awaited<ReturnType<typeof ridingBarn>>, publicId: string;
  beforeEach(async () => {
    app = await sharedApp();
    barn = await ridingBarn(app);
    publicId = await addressOf(barn);
  });

  const addressOf = async (one: { admin: { token: string } }) =>
    (await app.call(one.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults.public_id as string;
  const listed = async () =>
    (await app.call(undefined, 'GET', 'lessons/public', { public_id: publicId, dbday: DAY })).body.lessons as {
      id: string;
      cnt: number;
      has_spots: number;
    }[];
  const book = (lessonId: string, more: object = {}, who: { token: string } | undefined = barn.family) =>
    app.call(who, 'POST', 'publicBook', {
      public_id: publicId,
      lesson_id: lessonId,
      student_id: barn.studentId,
      ...more,
    });

  it('shows a visitor which lessons have spots, and adds the rider of whoever signs in to one', async () => {
    const lessonId = await barn.newLesson(DAY);
    expect(await listed()).toMatchObject([{ id: lessonId, cnt: 0, has_spots: 1 }]);
    expect(await book(lessonId)).toMatchObject({ status: 200, body: { result: 'added to lesson' } });
    expect(await listed()).toMatchObject([{ id: lessonId, cnt: 1, has_spots: 1 }]);
  });

  it('is asked anew after a booking: a browser that kept the places would still offer the last one', async () => {
    const { headers } = await app.call(undefined, 'GET', 'lessons/public', { public_id: publicId, dbday: DAY });
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('asks a visitor who has not signed in to do so, and is not for staff', async () => {
    const lessonId = await barn.newLesson(DAY);
    expect((await app.call(undefined, 'POST', 'publicBook', { public_id: publicId, lesson_id: lessonId })).status).toBe(
      401,
    );
    expect((await book(lessonId, {}, barn.admin)).status).toBe(403);
    expect(await listed()).toMatchObject([{ cnt: 0 }]);
  });

  it('says of a rider who is there already that the spot is booked, and adds nobody twice', async () => {
    const lessonId = await barn.newLesson(DAY);
    await book(lessonId);
    expect((await book(lessonId)).body).toMatchObject({
      status: 409,
      message: 'Student is already booked for this lesson spot',
    });
    expect(await listed()).toMatchObject([{ cnt: 1 }]);
  });

  it('is closed where only staff book, where booking has closed, and in a full lesson', async () => {
    const lessonId = await barn.newLesson(DAY);
    await barn.run(ChangePreference, { field: 'clients_can_book_lessons', value: 0 });
    expect((await book(lessonId)).status).toBe(403);
    await barn.run(ChangePreference, { field: 'clients_can_book_lessons', value: 1 });
    // From Friday 09:00 to Tuesday 16:00 it is 103 hours.
    await barn.run(ChangePreference, { field: 'booking_hours_buffer', value: 103 });
    expect(await listed()).toMatchObject([{ has_spots: 0 }]);
    expect((await book(lessonId)).body).toMatchObject({ status: 409, code: 'too_late' });
    await barn.run(ChangePreference, { field: 'booking_hours_buffer', value: 102 });
    expect(await listed()).toMatchObject([{ has_spots: 1 }]);
    const { studentIds } = await barn.newFamily({ students: 4 });
    for (const studentId of studentIds) await barn.run(EnrolStudent, { lessonId, studentId });
    expect(await listed()).toMatchObject([{ cnt: 4, has_spots: 0 }]);
    expect((await book(lessonId)).body).toMatchObject({ status: 409, message: 'No spots available for this lesson' });
  });

  it('gives exactly the places there are, however many families ask at once', async () => {
    const lessonId = await barn.newLesson(DAY);
    const families = [];
    for (let n = 0; n < 12; n++) families.push(await barn.newFamily({ students: 1 }));
    const answers = await Promise.all(
      families.map((family) => book(lessonId, { student_id: family.studentIds[0] }, family)),
    );
    const came = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([came(200), came(409)]).toEqual([4, 8]);
    expect(await listed()).toMatchObject([{ cnt: 4, has_spots: 0 }]);
  });

  it('knows neither another barn’s address and lesson, nor another family’s rider', async () => {
    const lessonId = await barn.newLesson(DAY);
    const other = await ridingBarn(app, { farmName: 'Lakeside' });
    const [others] = (await barn.newFamily({ students: 1 })).studentIds;
    for (const [wrong, missing] of [
      [{ public_id: await addressOf(other) }, 'This barn was not found.'],
      [{ lesson_id: await other.newLesson(DAY) }, 'The lesson was not found.'],
      [{ student_id: others }, 'The client was not found.'],
      [{ student_id: other.studentId }, 'The client was not found.'],
    ] as const)
      expect((await book(lessonId, wrong)).body).toMatchObject({ status: 404, message: missing });
    expect(await listed()).toMatchObject([{ cnt: 0 }]);
  });

  it.each([
    ['public_id', { public_id: ' ' }],
    ['public_id', { public_id: 'x'.repeat(65) }],
    ['lesson_id', { lesson_id: 'soon' }],
    ['student_id', { student_id: null }],
  ])('names %s where it is wrong', async (field, wrong) =>
    expect((await book(await barn.newLesson(DAY), wrong)).body).toMatchObject({ status: 400, errors: [{ field }] }),
  );
});
