import { shop } from '../src/modules/billing/test/shop.js';
import { occupiedLessons } from '../src/modules/enrollment/queries/occupied-lessons.js';
import { SYSTEM } from '../src/platform/tenancy/actor.js';
import { countedApp } from './support/counted-app.js';
import type { TestBarn } from './support/test-barn.js';

/** Opening; facts and roster; packages; writing, committing and reading the answer. */
const EACH = 4;

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

  it('is the same for one payment issue and for five', async () => {
    const preferences = { clients_can_cancel: 1, client_cancel_default_action: 'CWR' };
    const paying = await counted.app.barn({ preferences });
    const office = shop(paying);
    const [rider = ''] = paying.family.studentIds;
    await office.sell({ product_id: (await office.newProduct()).id, student_id: rider });
    const asked = async (day: string) => {
      const { places } = await office.lesson(day, [rider]);
      const cancel = { id: places[rider], newEnrollStatus: 'CWR' };
      expect((await paying.call(paying.family, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    };
    const listed = async () => {
      const list = () => paying.call(paying.admin, 'GET', 'payments/issues', {});
      await list();
      let size = 0;
      const waits = await counted.during(async () => {
        size = (await list()).body.size as number;
      });
      return { size, waits };
    };
    await asked('2026-11-24');
    const one = await listed();
    for (const day of ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']) await asked(day);
    expect([one.size, await listed()]).toEqual([1, { size: 5, waits: one.waits }]);
  });

  // P6
  it('is the same for a cart of one line and of twelve, quoted and bought', async () => {
    const office = shop(barn);
    const { id: product_id } = await office.newProduct();
    const [student_id = ''] = barn.family.studentIds;
    const waits = async (lines: number) => {
      const item_details = Array.from({ length: lines }, () => ({ product_id, student_id }));
      const call = async (path: string) =>
        expect((await barn.call(barn.admin, 'POST', path, { item_details })).status).toBe(200);
      const counts = [];
      for (const path of ['items/quote', 'items/createMultiple']) {
        await call(path);
        counts.push(await counted.during(() => call(path)));
      }
      return counts;
    };
    const one = await waits(1);
    // A receipt's number makes a purchase wait twice more, however long the cart is.
    expect([one, await waits(12)]).toEqual([
      [1, EACH + 2],
      [1, EACH + 2],
    ]);
  });

  it('is one for all that the reports’ page shows in the morning', async () => {
    await lesson('2026-11-24 10:00', [barn.family.studentIds[0] ?? '']);
    const look = async () => {
      expect((await barn.call(barn.admin, 'GET', 'reports/hub', {})).status).toBe(200);
    };
    await look();
    expect(await counted.during(look)).toBe(1);
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
});
