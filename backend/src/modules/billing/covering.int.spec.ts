import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { AssignProgram } from './commands/assign-program.js';
import type { PackageLessonReply } from './http/items.replies.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

describe('packages that pay for lessons', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: ProductReply;
  let rider: string;
  let sister: string;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    office = shop(barn);
    ten = await office.newProduct();
  });
  beforeEach(async () => {
    [rider, sister] = (await barn.newFamily()).studentIds as [string, string];
  });

  const buy = async (details: object = {}) =>
    (await office.sell({ product_id: ten.id, student_id: rider, ...details })).items[0]!;
  const counts = async (id: string) => {
    const { data } = await office.item(id);
    return [data.usedtilltoday, data.usedaftertoday, data.remain];
  };
  const attendance = (id: string | undefined, enrollment_status_code: string) =>
    barn.call(barn.admin, 'POST', 'lesson_people/updateAttendance', { id, enrollment_status_code });

  it("counts lessons until the barn's today and those still ahead", async () => {
    const { id } = await buy({ purchase_date: '2026-11-01' });
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-21']) await office.lesson(day, [rider]);
    expect(await counts(id)).toEqual([2, 1, 7]);
    app.clock.set('2026-11-21T04:59:00Z');
    expect(await counts(id)).toEqual([2, 1, 7]);
    app.clock.set('2026-11-21T05:00:00Z');
    expect(await counts(id)).toEqual([3, 0, 7]);
    app.clock.set('2026-11-20T14:00:00Z');
  });

  it('draws from the package that expires first', async () => {
    const late = await buy({ package_expiry_date: '2027-06-01' });
    const early = await buy({ package_expiry_date: '2027-03-01' });
    await office.lesson('2026-11-24', [rider]);
    expect([(await counts(early.id))[2], (await counts(late.id))[2]]).toEqual([9, 10]);
  });

  it('pays on the first and last day, and not the day before or after', async () => {
    const { id } = await buy({ package_start_date: '2026-11-23', package_expiry_date: '2026-11-25' });
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-25', '2026-11-26']) await office.lesson(day, [rider]);
    expect((await office.item(id)).lessons.map((lesson: PackageLessonReply) => lesson.scheduled_date)).toEqual([
      '2026-11-23',
      '2026-11-25',
    ]);
  });

  it('pays for a whole series in one go, each rider from their own, oldest lessons first, and never goes below none', async () => {
    const mine = await buy({ start_count: 3 });
    const hers = await buy({ student_id: sister, start_count: 10 });
    const { status, body } = await barn.call(barn.admin, 'POST', 'lessons/createRecurringLesson', {
      section_id: barn.sectionId,
      scheduled_date: '2026-11-24',
      scheduled_starttime: '16:00',
      duration: 60,
      students: [rider, sister],
      frequency: 1,
      period: 'weeks',
      endtype: 'after',
      repeat_count: 6,
    });
    expect([status, body.lessons?.length]).toEqual([200, 6]);
    expect([await counts(mine.id), await counts(hers.id)]).toEqual([
      [0, 3, 0],
      [0, 6, 4],
    ]);
    expect((await office.item(mine.id)).lessons.map((lesson: PackageLessonReply) => lesson.scheduled_date)).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
    ]);
  });

  it('pays only for its programs, if it names some', async () => {
    const privateLessons = await barn.newProgram('Private lessons');
    const only = await office.newProduct({ product_name: 'Private' });
    const assign = (assigned: boolean) =>
      barn.run(AssignProgram, { productId: only.id, programId: privateLessons, assigned });
    for (const assigned of [false, true, false, true, true]) await assign(assigned);
    expect(
      (await office.events('ProductChanged')).filter(
        (event) => event.productId === only.id && event.change === 'edited',
      ),
    ).toHaveLength(3);
    const { id } = await buy({ product_id: only.id });
    await office.lesson('2026-11-24', [rider]);
    await office.lesson('2026-11-24', [rider], {
      section_id: await barn.newSection({ sectionName: 'Private', programId: privateLessons }),
      scheduled_starttime: '18:00',
    });
    expect(await counts(id)).toEqual([0, 1, 9]);
  });

  it('lists what it has paid for, by where that lies against its dates, to whoever may see the rider', async () => {
    const { id } = await buy({ package_start_date: '2026-11-23', package_expiry_date: '2026-11-30' });
    await office.lesson('2026-11-24', [rider]);
    const moved = await office.lesson('2026-11-25', [rider]);
    const later = { id: moved.lessonId, editAction: 'reschedule', start: '2026-12-09 16:00' };
    await barn.call(barn.admin, 'POST', 'lessons/update', later);
    const asked = { item_id: id, student_id: rider };
    const ask = (query: object, who: { token: string } = barn.admin) =>
      barn.call(who, 'GET', 'students/getStudentLessonsInPackage', query);
    const { body } = await ask(asked);
    const days = (lessons: PackageLessonReply[]) => lessons.map(({ scheduled_date }) => scheduled_date);
    expect([days(body.before), days(body.lessons), days(body.after)]).toEqual([[], ['2026-11-24'], ['2026-12-09']]);
    expect((await ask({ ...asked, student_id: sister })).status).toBe(404);
    expect((await ask(asked, await barn.newFamily())).status).toBe(404);
    expect((await ask(asked, await barn.newInstructor({ permissions: [] }))).status).toBe(403);
  });

  it('gives no unit to what is not counted in lessons', async () => {
    const show = await office.newProduct({ product_name: 'Show fee', is_tracked: 0 });
    const { id } = await buy({ product_id: show.id });
    await office.lesson('2026-11-24', [rider]);
    expect((await office.item(id)).data).toMatchObject({ used: 0, is_tracked: 0 });
  });

  it('pays late for lessons that were waiting, oldest first, as the new package reaches', async () => {
    const waiting = ['2026-11-12', '2026-12-08', '2026-11-24', '2026-11-13'];
    for (const day of waiting) await office.lesson(day, [rider]);
    const { items } = await office.sell({
      product_id: ten.id,
      student_id: rider,
      start_count: 2,
      package_start_date: '2026-11-13',
    });
    expect(items[0]).toMatchObject({ usedtilltoday: 1, usedaftertoday: 1, remain: 0 });
    expect(
      (await office.item(items[0]!.id)).lessons.map((lesson: PackageLessonReply) => lesson.scheduled_date),
    ).toEqual(['2026-11-13', '2026-11-24']);
  });

  it('does not pay late for what was marked paid, or gave its place up', async () => {
    const paid = await office.lesson('2026-11-24', [rider]);
    const gone = await office.lesson('2026-11-25', [rider]);
    await barn.call(barn.admin, 'POST', 'lesson_people/markPaid', { id: paid.places[rider], paid: 1 });
    await office.cancel(gone.places[rider] as string, 'CWP');
    expect((await buy()).remain).toBe(10);
  });

  it('gets a unit back when a student is taken out, once', async () => {
    const { id } = await buy();
    const { places } = await office.lesson('2026-11-24', [rider]);
    const remove = () =>
      barn.call(barn.admin, 'POST', 'lesson_people/delete', { student_id: rider, lesson_person_id: places[rider] });
    await remove();
    await remove();
    expect(await counts(id)).toEqual([0, 0, 10]);
    expect(await office.events('PackageCredited')).toHaveLength(1);
  });

  it('follows attendance back and forth, and holding a lesson costs nothing more', async () => {
    const { id } = await buy();
    const { places, lessonId } = await office.lesson('2026-11-24', [rider]);
    await attendance(places[rider], 'RSC');
    await attendance(places[rider], 'RSC');
    expect(await counts(id)).toEqual([0, 0, 10]);
    await attendance(places[rider], 'SCH');
    expect(await counts(id)).toEqual([0, 1, 9]);
    app.clock.set('2026-11-24T23:00:00Z');
    const { status } = await barn.call(barn.admin, 'POST', 'lesson_people/markLessonCompleted', {
      lesson_date_time_id: lessonId,
      code: 'COM',
    });
    expect([status, await counts(id)]).toEqual([200, [1, 0, 9]]);
  });

  it('never covers more than it has, however many book at once', async () => {
    const { id } = await buy({ start_count: 1 });
    const lessons = await Promise.all(
      Array.from({ length: 20 }, (_, i) => office.lesson(`2026-12-${String(i + 1).padStart(2, '0')}`, [])),
    );
    await Promise.all(
      lessons.map(({ lessonId }) =>
        barn.call(barn.admin, 'POST', 'lesson_people/create', { student_id: rider, lesson_date_time_id: lessonId }),
      ),
    );
    expect(await counts(id)).toEqual([0, 1, 0]);
    expect((await office.events('PackageDebited')).filter((use) => use.packageId === id)).toHaveLength(1);
  });

  it('counts in the table what the log says', async () => {
    const log = await barn.log();
    const used = new Map<string, number>();
    for (const { type, data } of log) {
      const step = { 'billing.PackageDebited': 1, 'billing.PackageCredited': -1 }[type] ?? 0;
      if (step) used.set(String(data.packageId), (used.get(String(data.packageId)) ?? 0) + step);
    }
    const rows = await barn.read(
      (sql) => sql<{ id: string; used: number; covers: number }[]>`
      select package_id as id, used,
        (select count(*)::int from lesson_person lp where lp.package_id = p.package_id) as covers from package p`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { id, used: counted, covers } of rows)
      expect([counted, covers]).toEqual([used.get(id) ?? 0, used.get(id) ?? 0]);
  });
});
