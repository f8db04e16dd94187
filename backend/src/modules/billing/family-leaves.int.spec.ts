import { NOW, sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { SetPersonActivation } from '../people/commands/set-person-activation.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

type Family = Awaited<ReturnType<TestBarn['newFamily']>>;

/** `Rider 1` has the package in what follows. NOW is a Friday. */
describe('whoever leaves a family that shares a package', () => {
  let app: TestApp, barn: TestBarn, office: Shop, card: ProductReply, family: Family;
  let anna: string, ben: string;
  beforeAll(async () => {
    app = await sharedApp();
    app.clock.set(NOW);
    barn = await app.barn({ section: { maxEnrollment: 6 }, preferences: { can_use_invoices: 1 } });
    office = shop(barn);
    card = await office.newProduct({ product_name: 'Family card', product_count: 3, is_shared: 1 });
  });
  beforeEach(async () => {
    family = await barn.newFamily();
    [anna, ben] = family.studentIds as [string, string];
  });

  const sell = async (student = anna) =>
    (await office.sell({ product_id: card.id, student_id: student }, { payment_method: 'cash' })).items[0]!;
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
  const personOf = ({ riders }: Family, student: string) =>
    riders.find(({ studentId }) => studentId === student)!.personId;
  const answer = async (path: string, body: object, method = 'POST') => {
    const said = await barn.call(barn.admin, method as 'POST', path, body);
    expect([said.status, said.status === 200 ? '' : said.body]).toEqual([200, '']);
    return said.body;
  };
  const erase = async (student: string, name: string) => {
    const person_id = personOf(family, student);
    const preview = await answer('people/previewErasure', { person_id }, 'GET');
    await answer('people/erase', { person_id, person_name: name });
    return preview;
  };
  const nameOf = async (student: string) => {
    const [row] = await barn.read(
      (sql) =>
        sql<{ name: string }[]>`select person_name as name from person where person_id = ${personOf(family, student)}`,
    );
    return row!.name;
  };

  it('and is out of use leaves what is bought with the family, who goes on riding on it', async () => {
    const { id } = await sell();
    await barn.run(SetPersonActivation, { personId: personOf(family, anna), active: false });
    expect(await paidBy(await place('2026-12-01', ben))).toBe(id);
    expect((await office.items(ben)).find((one) => one.id === id)).toMatchObject({ remain: 2, owner_name: 'Rider 1' });
  });

  it('and is erased hands it over to the rider who stays; staff are told before', async () => {
    const { id } = await sell();
    const lesson = await office.lesson('2026-12-01', [ben]);
    expect(await erase(anna, await nameOf(anna))).toMatchObject({ shared_packages: 1, lessons_left: 0 });
    expect((await office.item(id)).data).toMatchObject({ student_id: ben, owner_name: 'Rider 2', remain: 2 });
    expect(await paidBy(lesson.places[ben]!)).toBe(id);
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' });
    expect(body.LessonStudents.find((one: { student_id: string }) => one.student_id === ben).item_of).toBeNull();
    expect(await paidBy(await place('2026-12-02', ben))).toBe(id);
  });

  it('and is erased with nobody left to ride takes it along', async () => {
    const { id } = await sell();
    await barn.run(SetPersonActivation, { personId: personOf(family, ben), active: false });
    expect(await erase(anna, await nameOf(anna))).toMatchObject({ shared_packages: 0, lessons_left: 3 });
    expect((await office.item(id)).data).toMatchObject({ student_id: anna });
  });

  it('and was a second record of a sibling becomes one with them, and the package stays shared', async () => {
    const { id } = await sell(ben);
    const before = await place('2026-12-01', ben);
    await answer('people/mergeRiders', { student_id: anna, merged_student_id: ben });
    expect((await office.item(id)).data).toMatchObject({ student_id: anna, is_shared: 1, remain: 2 });
    expect(await paidBy(before)).toBe(id);
  });

  it('for another account that joins: both families share from then on', async () => {
    const { id } = await sell();
    const other = await barn.newFamily({ students: 1 });
    const [cousin] = other.studentIds as [string];
    expect(await paidBy(await place('2026-12-01', cousin))).toBeNull();
    await answer('people/mergeAccounts', { account_person_id: family.personId, merged_id: other.personId });
    expect(await paidBy(await place('2026-12-02', cousin))).toBe(id);
  });

  it('leaves one package in the reports, however many ride on it', async () => {
    const only = await app.barn({ section: { maxEnrollment: 6 } });
    const desk = shop(only);
    const { id: product_id } = await desk.newProduct({ product_count: 4, product_price: 100, is_shared: 1 });
    const [first, second] = only.family.studentIds as [string, string];
    await desk.sell({ product_id, student_id: first }, { payment_method: 'cash' });
    await desk.lesson('2026-12-01', [first, second]);
    const { body } = await only.call(only.admin, 'GET', 'reports/unused', {
      report: 'detail',
      date1: '2026-11-01',
      date2: '2026-11-30',
    });
    expect(body).toMatchObject({ reports: [{ left: 2, worth: 50 }], totals: { packages: 1, left: 2, worth: 50 } });
  });
});
