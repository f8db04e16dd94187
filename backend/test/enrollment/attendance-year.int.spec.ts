import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

interface Year {
  weeks: { monday: string; marks: string[] }[];
  sums: { mark: string; lessons: number; label: string }[];
}

describe('a rider’s year of attendance', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await ridingBarn(app);
  });
  const read = (
    who: { token: string } = barn.family,
    student_id = barn.studentId,
  ): Promise<{ status: number; body: Year }> => barn.call(who, 'GET', 'students/attendanceYear', { student_id });
  const days = ({ weeks }: Year) =>
    weeks.flatMap(({ monday, marks }) => marks.flatMap((mark, n) => (mark === 'none' ? [] : [[monday, n, mark]])));

  it('says what became of each lesson that is over, in the barn’s days', async () => {
    expect((await read()).body.sums).toEqual([]);
    // Toronto: the evening's lesson is on the next day in UTC.
    const there = await barn.newLesson('2026-11-15', '22:00');
    await barn.book(there);
    const missed = await barn.book(await barn.newLesson('2026-11-16', '16:00'));
    const cancelled = await barn.newLesson('2026-11-17', '16:00');
    const first = await barn.book(cancelled);
    const off = await barn.newLesson('2026-11-18', '16:00');
    await barn.book(off);
    await barn.book(await barn.newLesson('2026-11-20', '18:00'));
    await barn.book(await barn.newLesson('2025-11-16', '16:00'));
    await barn.book(await barn.newLesson('2025-11-17', '16:00'));
    const mark = { id: missed, newEnrollStatus: 'CNS' };
    expect((await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', mark)).status).toBe(200);
    expect((await barn.cancel(first, { newEnrollStatus: 'CWP' })).status).toBe(200);
    expect((await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: off })).status).toBe(200);
    const { body } = await read();
    expect(days(body)).toEqual([
      ['2025-11-17', 0, 'present'],
      ['2026-11-09', 6, 'present'],
      ['2026-11-16', 0, 'absent'],
      ['2026-11-16', 1, 'cancelled'],
      ['2026-11-16', 2, 'called_off'],
    ]);
    expect(body.sums.map(({ mark, lessons }) => [mark, lessons])).toEqual([
      ['present', 2],
      ['absent', 1],
      ['cancelled', 1],
      ['called_off', 1],
    ]);
    // Back again: the place that is held counts.
    await barn.book(cancelled);
    expect((await read(barn.admin)).body.sums.map(({ label }) => label)).toEqual([
      'in 3 lessons',
      '1 missed or cancelled late',
      '1 called off by the barn',
    ]);
  });

  it('is read by the family and by staff who see the client, and by nobody else', async () => {
    const reader = await barn.newRelative(barn.family, 'reader');
    const seeing = await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] });
    for (const who of [barn.family, reader, barn.admin, seeing]) expect((await read(who)).status).toBe(200);
    expect((await read(barn.instructor)).status).toBe(403);
    expect((await read(await barn.newFamily())).status).toBe(404);
    expect((await read((await ridingBarn(app)).admin)).status).toBe(404);
    const { status, body } = await barn.call(barn.admin, 'GET', 'students/attendanceYear', { student_id: 'x' });
    expect([status, body.errors[0].field]).toEqual([400, 'student_id']);
  });
});
