import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

/** Staff are told what is wanted twice, and by whom; a family has to choose another time. F21 */
describe('a rider, a horse, an instructor or an arena in two lessons at once', () => {
  let app: TestApp, barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { clients_can_add_lesson: 1 } });
  });

  const post = (path: string, body: object, who: { token: string } = barn.admin) => barn.call(who, 'POST', path, body);
  const add = (start: string, details: object = {}, who: { token: string } = barn.admin) =>
    post('lessons/createSingleLesson', { section_id: barn.sectionId, start, ...details }, who);
  const told = ({ body }: { body: { warnings: { code: string; message: string }[] } }) =>
    body.warnings.map(({ code, message }) => [code, message]);
  const RIDER = ['rider_double_booked', 'Rider 1 Rent is also in Beginners at 16:00 on Tue 24 Nov'];
  const called = (name: string) => name.replace(/Rent \d+/, 'Rent');
  const riders = (warnings: string[][]) =>
    warnings.filter(([code]) => code === 'rider_double_booked').map((one) => one.map(called));

  it('is told when a lesson is added, moved or edited', async () => {
    const students = [barn.studentId];
    await add('2026-11-24 16:00', { students });
    const second = await add('2026-11-24 16:30', { students });
    expect(riders(told(second))).toEqual([RIDER]);
    expect(
      told(second)
        .map(([code]) => code)
        .sort(),
    ).toEqual(['instructor_double_booked', 'location_double_booked', 'rider_double_booked']);
    const later = await add('2026-11-24 18:00', { students });
    expect(told(later)).toEqual([]);
    const { id } = later.body.lesson;
    expect(
      riders(told(await post('lessons/reschedule', { id, start: '2026-11-24 16:15', end: '2026-11-24 17:15' }))),
    ).toHaveLength(2);
    const location_id = await barn.newLocation('Outdoor arena');
    const edited = await post('lessons/update', { id, editAction: 'location', location_id });
    expect(told(edited).map(([code]) => code)).not.toContain('location_double_booked');
  });

  it('is told when a rider is added to a lesson, which is done all the same', async () => {
    await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    const lesson_date_time_id = await barn.newLesson('2026-11-24', '16:30');
    const answer = await post('lesson_people/addStudentToLesson', { lesson_date_time_id, student_id: barn.studentId });
    expect([answer.status, riders(told(answer))]).toEqual([200, [RIDER]]);
    const third = await barn.newLesson('2026-11-24', '16:45');
    const added = await post('lesson_people/create', { lesson_date_time_id: third, student_id: barn.studentId });
    expect([added.status, riders(told(added)).length]).toEqual([200, 2]);
  });

  it('is refused to a family that books, and that adds a lesson', async () => {
    const first = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    const lesson_date_time_id = await barn.newLesson('2026-11-24', '16:30');
    const book = () =>
      post('lesson_people/addStudentToLesson', { lesson_date_time_id, student_id: barn.studentId }, barn.family);
    expect(await book()).toMatchObject({ status: 409, body: { code: 'rider_elsewhere' } });
    const mine = { isStudentBooking: 1, students: [barn.studentId] };
    expect(await add('2026-11-24 16:15', mine, barn.family)).toMatchObject({
      status: 409,
      body: { code: 'rider_elsewhere' },
    });
    await post('lessons/cancel', { id: first, cancelAction: 'BCNA', cancelReason: 'WEA' });
    expect((await book()).status).toBe(200);
    expect((await add('2026-11-26 16:15', mine, barn.family)).status).toBe(200);
  });

  it('is refused to a family also where the instructor is busy, and where the arena is taken', async () => {
    await barn.newLesson('2026-11-24', '16:00', { horseIds: [barn.horseIds[0]] });
    const meadow = await barn.newLocation('Meadow');
    const tom = await barn.newInstructor({ firstName: 'Tom' });
    const refused = async (section: object) => {
      const section_id = await barn.newSection(section);
      const { status, body } = await add('2026-11-24 16:30', { students: [barn.siblingId], section_id }, barn.family);
      return status === 200 ? status : [status, body.message];
    };
    const when = 'another lesson at 16:00 on Tue 24 Nov. Please choose another time.';
    expect(await refused({ locationId: meadow })).toEqual([409, `Ines Tructor is also in ${when}`]);
    const instructorId = tom.instructorId;
    expect(await refused({ instructorId })).toEqual([409, `Indoor arena is also taken by ${when}`]);
    expect(await refused({ locationId: meadow, instructorId })).toBe(200);
  });
});
