import { occupiedLessons } from '../src/modules/enrollment/queries/occupied-lessons.js';
import { askedRows } from '../src/modules/enrollment/queries/warnings.js';
import { placingOf } from '../src/modules/scheduling/contracts.js';
import { SYSTEM } from '../src/platform/tenancy/actor.js';
import { countedApp } from './support/counted-app.js';
import type { TestBarn } from './support/test-barn.js';

/** Opening; facts and roster; packages; writing, committing and reading the answer. */
const EACH = 4;

const NINE = { date: '2016-05-04', startTime: '09:30', endDate: '2016-05-04', endTime: '10:30', isAllday: false };

/** Speed that can be counted: how often booking and cancelling wait for the database, never more for fuller lessons. */
describe('round trips of a place in a lesson', () => {
  let counted: Awaited<ReturnType<typeof countedApp>>;
  let barn: TestBarn;
  beforeAll(async () => {
    counted = await countedApp({ poolSize: 1 });
    barn = await counted.app.barn({ section: { maxEnrollment: 20 } });
  });
  afterAll(() => counted.stop());

  const lesson = async (start: string, students: string[]) =>
    (await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', { section_id: barn.sectionId, start, students }))
      .body.lesson as { id: string };
  /** Books one rider after the other, then cancels one after the other; the first of each prepares the statements. */
  const turnsIn = async (start: string, others: string[]) => {
    const { id } = await lesson(start, others);
    const { studentIds } = await barn.newFamily({ students: 2 });
    const places: string[] = [];
    const book = async (student_id: string) => {
      const { status, body } = await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
        lesson_date_time_id: id,
        student_id,
      });
      expect(status).toBe(200);
      places.push((body.lessonPerson as { id: string }).id);
    };
    const cancel = async (place: string) =>
      expect(
        (await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { id: place, newEnrollStatus: 'CWM' }))
          .status,
      ).toBe(200);
    await book(studentIds[0]!);
    const booking = await counted.during(() => book(studentIds[1]!));
    await cancel(places[0]!);
    return { booking, cancelling: await counted.during(() => cancel(places[1]!)) };
  };

  it('is few, and the same for a lesson of one and of twelve', async () => {
    const { studentIds } = await barn.newFamily({ students: 12 });
    const small = await turnsIn('2026-11-24 16:00', studentIds.slice(0, 1));
    const large = await turnsIn('2026-11-24 18:00', studentIds);
    expect(large).toEqual(small);
    expect(small).toEqual({ booking: EACH, cancelling: EACH });
  });

  it('looks up the lessons around one, and does not read all that the barn has', async () => {
    const { id } = await lesson('2027-02-01 09:30', []);
    const plan = await counted.app.barns.read(barn.farmId, async (sql) => {
      // As it is planned for a barn of many lessons, if that can be.
      await sql`set local enable_nestloop = off`;
      const look = { sql, farmId: barn.farmId, actor: SYSTEM };
      const asked = sql`select ${id}::uuid as lesson_id, null::timestamptz as starts_at, null::timestamptz as ends_at`;
      const all = { horse: 'all', instructor: 'all', location: 'all', rider: 'all' } as const;
      return sql<{ 'QUERY PLAN': unknown }[]>`explain (format json) ${occupiedLessons(look, asked, all)}`;
    });
    const joined = [...JSON.stringify(plan).matchAll(/"(?:Hash|Merge) Cond":"([^"]*)"/g)].map(([, on]) => on);
    expect(joined.filter((on) => on?.includes('around.lesson_id') || on?.includes('other.'))).toEqual([]);
  });

  it('finds what is wanted twice by the index of the hour, however many lessons the barn has', async () => {
    const { owner, barns } = counted.app;
    const { farmId, locationId, sectionId } = barn;
    await owner`
      insert into lesson (farm_id, lesson_id, version, title, scheduled_date, start_time, end_date, end_time, starts_at, ends_at,
        is_allday, section_id, location_id, status_code, is_cancelled, extra_staff)
      select ${farmId}, gen_random_uuid(), 1, 'Old', day, '09:00', day, '10:00', day + interval '9 hours', day + interval '10 hours',
        false, ${sectionId}, ${locationId}, 'SCH', false, '[]'
      from generate_series(0, 20000) i, lateral (select date '2010-01-01' + i / 8 as day) at`;
    await owner`analyze lesson`;
    const plan = await barns.read(farmId, async (sql) => {
      // What the planner thinks best, not what the product's connections forbid it.
      await sql`set local enable_seqscan = on`;
      const look = { sql, farmId, actor: SYSTEM };
      const asked = askedRows(look, [{ lessonId: farmId, placing: placingOf(NINE, 'America/Toronto') }]);
      const all = { horse: 'all', instructor: 'all', location: 'all', rider: 'all' } as const;
      return sql<{ 'QUERY PLAN': unknown }[]>`explain (format json) ${occupiedLessons(look, asked, all)}`;
    });
    const text = JSON.stringify(plan);
    expect(text).not.toMatch(/"Seq Scan","[^{}]*"Relation Name":"(lesson|lesson_person|lesson_horse)"/);
    expect(text).toMatch(/"Index Name":"lesson_by_start"[^{}]*"Index Cond":"[^"]*farm_id[^"]*starts_at/);
    expect(text).toMatch(/"Index Name":"lesson_overnight"[^{}]*"Index Cond":"[^"]*farm_id[^"]*end_date/);
  });
});
