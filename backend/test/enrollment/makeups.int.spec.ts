import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

const NOW = '2026-11-20T14:00:00Z';

/** A makeup is itself a lesson that was missed: cancelling it gives that makeup back and issues no other. C08 C10 */
describe('a lesson ridden with a makeup', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app);
  });
  afterEach(() => expectCountsToEqualTheLog(barn));

  const coveredPlace = async () => {
    await barn.sell(10);
    return { id: await barn.book(await barn.newLesson()) };
  };
  const issued = async (kind: string) => (await barn.packages()).filter((item) => item.kind === kind);
  const makeupPlace = async () => {
    const { id } = await coveredPlace();
    await barn.cancel(id, { newEnrollStatus: 'CWM' });
    const lesson = await barn.newLesson('2026-12-01');
    const { body } = await barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', {
      student_id: barn.studentId,
      lesson_date_time_id: lesson,
      use_makeup: 1,
      makeup_lesson_id: id,
    });
    return { missed: id, lesson, id: body.lessonPerson.id as string };
  };
  const makeup = async () => (await issued('makeup'))[0];

  it('is booked, shown as such, and offered no more (R136 R218)', async () => {
    const { missed, id } = await makeupPlace();
    expect(await makeup()).toMatchObject({ used: 1 });
    const { body } = await barn.call(barn.family, 'GET', 'students/lessonSchedule', { student_id: barn.studentId });
    expect(body.data.find((row: { id: string }) => row.id === id)).toMatchObject({
      makeup_from_date: '2026-11-24',
      product_name: 'Makeup lesson',
    });
    expect(body.makeups).toEqual([]);
    expect(
      (
        await barn.call(barn.admin, 'GET', 'lesson_people/getStudentMakeupsForBooking', {
          student_id: barn.studentId,
        })
      ).body.makeups,
    ).toEqual([]);
    expect(
      (await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' })).body.LessonStudents[0],
    ).toMatchObject({ makeup_lesson_id: missed });
  });
  it.each([
    ['CWP', 0],
    ['CWM', 0],
    ['CWA', 0],
    ['CLC', 1],
    ['CNA', 1],
  ])('cancelled with %s leaves it used %i times, and issues no other', async (code, times) => {
    const { id } = await makeupPlace();
    await barn.cancel(id, { newEnrollStatus: code });
    expect(await issued('makeup')).toMatchObject([{ used: times, expiry_date: '2026-12-24' }]);
    expect(await issued('adjustment')).toEqual([]);
  });
  it('called off by the barn lasts longer', async () => {
    const { lesson } = await makeupPlace();
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson, cancelAction: 'BCWM', cancelReason: 'WEA' });
    expect(await issued('makeup')).toMatchObject([{ used: 0, expiry_date: '2026-12-31' }]);
  });
  it('can be booked again by the family, as the preview said', async () => {
    const { id } = await makeupPlace();
    expect((await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id })).body).toMatchObject({
      unit: 'released',
      compensation: 'restore_makeup',
      sentence: "Rider 1's makeup lesson can be booked again until 24 December 2026.",
      makeup_expiry_date: '2026-12-24',
    });
    await barn.cancel(id, {}, barn.family);
    const { body } = await barn.call(barn.family, 'GET', 'lesson_people/getStudentMakeupsForBooking', {
      student_id: barn.studentId,
      scheduled_date: '2026-12-24',
    });
    expect(body.makeups).toMatchObject([
      { scheduled_date: '2026-11-24', name: 'Beginners', package_expiry_date: '2026-12-24' },
    ]);
    expect(
      (
        await barn.call(barn.family, 'GET', 'lesson_people/getStudentMakeupsForBooking', {
          student_id: barn.studentId,
          scheduled_date: '2026-12-25',
        })
      ).body.makeups,
    ).toEqual([]);
  });
});
