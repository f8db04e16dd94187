import { NOW, sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { SetPersonActivation } from '../people/commands/set-person-activation.js';
import { PlanSeries } from '../scheduling/commands/plan-series.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

/** `Rider 1` has the package in what follows, `Rider 2` rides on it, too. NOW is a Friday. */
describe('a package that a family shares', () => {
  let app: TestApp,
    barn: TestBarn,
    office: Shop,
    card: ProductReply,
    family: Awaited<ReturnType<TestBarn['newFamily']>>;
  let anna: string, ben: string;
  beforeAll(async () => {
    app = await sharedApp();
    app.clock.set(NOW);
    barn = await app.barn({
      section: { maxEnrollment: 6 },
      preferences: { can_use_invoices: 1, clients_can_book_lessons: 1, clients_can_cancel: 1 },
    });
    office = shop(barn);
    card = await office.newProduct({ product_name: 'Family card', product_count: 2, is_shared: 1 });
  });
  beforeEach(async () => {
    family = await barn.newFamily();
    [anna, ben] = family.studentIds as [string, string];
  });

  const sell = async (student = anna, product = card, details: object = {}) =>
    (await office.sell({ product_id: product.id, student_id: student, ...details })).items[0]!;
  const place = async (day: string, student: string) => (await office.lesson(day, [student])).places[student] as string;
  const paidBy = async (lessonPersonId: string) => {
    const [row] = await barn.read(
      (sql) =>
        sql<
          { id: string | null }[]
        >`select package_id as id from lesson_person where lesson_person_id = ${lessonPersonId}`,
    );
    return row?.id ?? null;
  };
  const left = async (student: string, id: string) =>
    (await office.items(student)).find((one) => one.id === id)?.remain;
  const bookable = async (caller: { token: string }, student: string) => {
    const { body } = await barn.call(caller, 'GET', 'lessons/index', {
      view: 'booking',
      date1: '2026-11-21',
      date2: '2026-12-31',
      filters: JSON.stringify({ student_id: student }),
    });
    return body.events as {
      id: string;
      covered_by: { item_id: string; item_of: string | null; remain: number } | null;
    }[];
  };

  it('is entered as such, said in every list, and off unless said', async () => {
    expect(card.is_shared).toBe(1);
    expect((await office.newProduct()).is_shared).toBe(0);
    const { body } = await barn.call(family, 'GET', 'products/index', { is_active: 1 });
    expect(body.products.find(({ id }: ProductReply) => id === card.id) ?? card).toMatchObject({ is_shared: 1 });
  });

  it.each([
    ['a weekly allowance', { coverage: 'weekly', per_week: 2 }],
    ['an unlimited month', { coverage: 'unlimited' }],
    ['what is not counted', { is_tracked: 0 }],
  ])('is never %s; the field is named', async (_, details) => {
    const body = {
      product_name: 'Flat',
      product_price: 100,
      product_count: 1,
      expires_in: 30,
      is_shared: 1,
      ...details,
    };
    const refused = await barn.call(barn.admin, 'POST', 'products/create', body);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'is_shared']);
    const changed = await barn.call(barn.admin, 'POST', 'products/update', { id: card.id, ...details });
    expect([changed.status, changed.body.errors?.[0]?.field]).toEqual([400, 'is_shared']);
  });

  it('pays for a sibling, as it was said before, and is left to both alike (C02)', async () => {
    const { id } = await sell();
    const { lessonId } = await office.lesson('2026-12-01', []);
    for (const caller of [barn.admin, family])
      expect((await bookable(caller, ben)).find((one) => one.id === lessonId)?.covered_by).toMatchObject({
        item_id: id,
        item_of: 'Rider 1',
        remain: 2,
      });
    const { body } = await barn.call(family, 'POST', 'lesson_people/addStudentToLesson', {
      lesson_date_time_id: lessonId,
      student_id: ben,
    });
    expect(body.lessonPerson).toMatchObject({ item_id: id, item_of: 'Rider 1', product_name: 'Family card' });
    expect([await left(anna, id), await left(ben, id)]).toEqual([1, 1]);
    const { data, lessons } = await office.item(id);
    expect(data).toMatchObject({ is_shared: 1, owner_name: 'Rider 1', student_id: anna });
    expect(lessons).toEqual([expect.objectContaining({ scheduled_date: '2026-12-01', rider_name: 'Rider 2' })]);
    const sheet = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' });
    expect(sheet.body.packages).toContainEqual(
      expect.objectContaining({ item_id: id, owner_name: 'Rider 1', student_id: anna, remain: 1 }),
    );
    expect(sheet.body.LessonStudents).toContainEqual(expect.objectContaining({ student_id: ben, item_of: 'Rider 1' }));
  });

  it('is used by its dates like any other; of two alike, the rider’s own goes first (C02)', async () => {
    const ten = await office.newProduct();
    const shared = await sell(anna, card, { package_expiry_date: '2027-05-19' });
    const own = await sell(ben, ten, { package_expiry_date: '2027-05-19' });
    expect(await paidBy(await place('2026-12-01', ben))).toBe(own.id);
    const sooner = await sell(anna, card, { package_expiry_date: '2027-05-18' });
    expect(await paidBy(await place('2026-12-02', ben))).toBe(sooner.id);
    expect(await paidBy(await place('2026-12-03', anna))).toBe(sooner.id);
    expect(await paidBy(await place('2026-12-04', anna))).toBe(shared.id);
  });

  it('pays, once bought, for what the whole family waits with, the oldest first (C03)', async () => {
    const waits = [await place('2026-12-03', anna), await place('2026-12-01', ben), await place('2026-12-02', ben)];
    const { id } = await sell();
    expect(await Promise.all(waits.map(paidBy))).toEqual([null, id, id]);
  });

  it('gets a lesson back that a sibling cancels, and says whom it pays for next (C03)', async () => {
    const { id } = await sell();
    const [bens] = [await place('2026-12-01', ben), await place('2026-12-02', ben)];
    const waits = await place('2026-12-03', anna);
    const asked = { id: bens, newEnrollStatus: 'CWP' };
    const { body: said } = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', asked);
    await office.cancel(bens, 'CWP');
    expect([await paidBy(waits), await left(ben, id)]).toEqual([id, 0]);
    expect(said.sentence).toBe(
      `Rider 2's lesson goes back on Rider 1's package "Family card" and pays for Rider 1's lesson on 3 December 2026: 0 lessons left.`,
    );
  });

  it('gives the makeup to the rider who missed', async () => {
    const { id } = await sell();
    await office.cancel(await place('2026-12-01', ben), 'CWM');
    expect(await left(anna, id)).toBe(1);
    expect((await office.items(ben)).map(({ kind }) => kind)).toContain('makeup');
    expect((await office.items(anna)).map(({ kind }) => kind)).not.toContain('makeup');
  });

  it('stays what it was sold as, whatever becomes of the product', async () => {
    const product = await office.newProduct({ product_name: 'For all', is_shared: 1 });
    const shared = await sell(anna, product);
    const edited = await barn.call(barn.admin, 'POST', 'products/update', { id: product.id, is_shared: 0 });
    expect(edited.body.product.is_shared).toBe(0);
    const own = await sell(anna, product, { package_expiry_date: '2026-12-24' });
    expect(await paidBy(await place('2026-12-01', ben))).toBe(shared.id);
    expect([(await office.item(own.id)).data.is_shared, (await office.item(shared.id)).data.is_shared]).toEqual([0, 1]);
  });

  it('covers no rider who has left; what it covered stays covered', async () => {
    const [before, waits] = [await place('2026-12-01', ben), await place('2026-12-02', ben)];
    const first = await sell(anna, card, { start_count: 1 });
    const person = family.riders.find(({ studentId }) => studentId === ben)!.personId;
    await barn.run(SetPersonActivation, { personId: person, active: false });
    const second = await sell();
    expect([await paidBy(before), await paidBy(waits)]).toEqual([first.id, null]);
    expect([await left(anna, first.id), await left(anna, second.id)]).toEqual([0, 2]);
    expect(await left(ben, second.id)).toBeUndefined();
    await office.cancel(before, 'CWP');
    expect(await left(anna, first.id)).toBe(1);
  });

  it('is one, of which the last lesson is given once: siblings in the same second', async () => {
    const { id } = await sell(anna, card, { start_count: 1 });
    const lessons = await Promise.all(['2026-12-01', '2026-12-02'].map((day) => office.lesson(day, [])));
    const answers = await Promise.all(
      [anna, ben].map((student_id, at) =>
        barn.call(family, 'POST', 'lesson_people/addStudentToLesson', {
          lesson_date_time_id: lessons[at]!.lessonId,
          student_id,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const covered = answers.map(({ body }) => body.lessonPerson.item_id);
    expect(covered.filter((one) => one !== null)).toEqual([id]);
    expect([await left(anna, id), await left(ben, id)]).toEqual([0, 0]);
  });

  it('is nobody else’s: another family neither sees it nor rides on it, nor does another barn', async () => {
    const { id } = await sell();
    const other = await barn.newFamily();
    const [stranger] = other.studentIds as [string];
    expect(await paidBy(await place('2026-12-01', stranger))).toBeNull();
    expect((await office.items(stranger)).map((one) => one.id)).not.toContain(id);
    const elsewhere = await app.barn();
    for (const [where, token] of [
      [barn, other],
      [elsewhere, elsewhere.admin],
    ] as const) {
      expect((await where.call(token, 'GET', 'items/studentPurchase', { item_id: id })).status).toBe(404);
      const asked = { item_id: id, student_id: stranger };
      expect((await where.call(token, 'GET', 'students/getStudentLessonsInPackage', asked)).status).toBe(404);
    }
  });

  it('shows a teen what pays for her, and of its lessons her own', async () => {
    const { id } = await sell(ben);
    await place('2026-12-01', anna);
    await place('2026-12-02', ben);
    const teen = await barn.newRelative(family, 'teen');
    const { body } = await barn.call(teen, 'GET', 'items/studentPurchase', { item_id: id });
    expect(body.data.data).toMatchObject({ remain: 0, owner_name: 'Rider 2' });
    expect(body.data.lessons.map(({ rider_name }: { rider_name: string }) => rider_name)).toEqual(['Rider 1']);
    const asked = { item_id: id, student_id: anna };
    expect((await barn.call(teen, 'GET', 'students/getStudentLessonsInPackage', asked)).status).toBe(200);
  });

  it('is told as the one that pays for the dates of a series', async () => {
    const { id } = await sell();
    const section_id = await barn.newSection({ sectionName: 'Tuesdays', maxEnrollment: 6 });
    await barn.run(PlanSeries, {
      sectionId: section_id,
      studentIds: [],
      horseIds: [],
      extraStaff: [],
      start: { date: '2026-12-01', time: '17:00' },
      recurrence: { frequency: 1, period: 'weeks', end: { type: 'after', count: 3 } },
    } as never);
    const [first] = await barn.read(
      (sql) => sql<{ id: string }[]>`
      select lesson_id as id from lesson where section_id = ${section_id} order by starts_at`,
    );
    const asked = { lesson_date_time_id: first!.id, student_id: ben };
    const { body } = await barn.call(family, 'GET', 'lesson_people/seriesDates', asked);
    expect(body).toMatchObject({ used: [{ item_id: id, item_of: 'Rider 1', lessons: 2, remain: 2 }] });
  });
});
