import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

/** A lesson that was paid for is ridden or given back once, whoever cancels what, and in which order. */
describe('what a cancelled lesson gives back', () => {
  let app: TestApp, barn: TestBarn, office: Shop;
  let one: string, ten: string, rider: string;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { tax_percent: 0.13, can_use_invoices: 1, clients_can_cancel: 1 } });
    office = shop(barn);
    one = (await office.newProduct({ product_name: 'One lesson', product_price: 50, product_count: 1 })).id;
    ten = (await office.newProduct()).id;
  });
  beforeEach(async () => {
    rider = (await barn.newFamily()).studentIds[0] as string;
  });

  const sell = (product_id: string, payment: object = {}) => office.sell({ product_id, student_id: rider }, payment);
  const ride = async (day: string) => {
    const { places, lessonId } = await office.lesson(day, [rider]);
    return { id: places[rider] as string, lessonId };
  };
  const covers = async (id: string) => {
    const [row] = await barn.read(
      (sql) =>
        sql<{ package_id: string | null }[]>`select package_id from lesson_person where lesson_person_id = ${id}`,
    );
    return row!.package_id !== null;
  };
  const gifts = async () =>
    (await office.items(rider)).filter(({ kind }) => kind !== 'package').map(({ kind }) => kind);
  const attend = (id: string, enrollment_status_code: string) =>
    barn.call(barn.admin, 'POST', 'lesson_people/updateAttendance', { id, enrollment_status_code });
  const invoice = async (paymentId: string | null) => {
    const [row] = await barn.read(
      (sql) => sql<{ subtotal_minor: number; tax_minor: number; total_minor: number; paid: boolean }[]>`
        select subtotal_minor, tax_minor, total_minor, paid from payment where payment_id = ${paymentId}`,
    );
    return [row!.subtotal_minor, row!.tax_minor, row!.total_minor, row!.paid].map((value) => value);
  };

  it.each(['CWM', 'CWA', 'CWC', 'CWR', 'CLC', 'CNA', 'CNS'])(
    'is no %s any more once another lesson uses what went back',
    async (action) => {
      await sell(one);
      const a = await ride('2026-11-24');
      await office.cancel(a.id, 'CWP');
      const b = await ride('2026-11-25');
      expect(await covers(b.id)).toBe(true);
      expect(await office.cancel(a.id, action)).toMatchObject({ status: 409, body: { code: 'compensation_used' } });
      expect([await covers(a.id), await covers(b.id), await gifts()]).toEqual([false, true, []]);
      if (['CLC', 'CNA', 'CNS'].includes(action)) expect((await attend(a.id, action)).status).toBe(409);
    },
  );

  it('is not drawn again by the next purchase when its makeup was restored', async () => {
    await office.cancel((await ride('2026-11-24')).id, 'CWM');
    const { lessonId } = await office.lesson('2026-12-01', []);
    const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
      lesson_date_time_id: lessonId,
      student_id: rider,
      use_makeup: 1,
    });
    await office.cancel(body.lessonPerson.id, 'CWM');
    await sell(ten);
    expect(await covers(body.lessonPerson.id)).toBe(false);
  });

  it('is nothing that attendance could take in a lesson that the barn cancelled', async () => {
    await sell(ten);
    const { id, lessonId } = await ride('2026-11-24');
    await office.cancel(id, 'CWP');
    await office.cancelLesson(lessonId, 'BCNA');
    for (const code of ['SCH', 'COM', 'CLC', 'CNS'])
      expect(await attend(id, code)).toMatchObject({ status: 409, body: { code: expect.stringMatching(/cancelled/) } });
    expect(await covers(id)).toBe(false);
  });
  it('nor does a purchase pay for a lesson that the barn cancelled', async () => {
    const { id, lessonId } = await ride('2026-11-24');
    await office.cancelLesson(lessonId, 'BCNA');
    const { items } = await sell(ten);
    expect([await covers(id), items[0]!.remain]).toEqual([false, 10]);
  });

  it.each([
    ['cancelled', async (id: string) => office.cancel(id, 'CWP')],
    ['marked as moved', async (id: string) => attend(id, 'RSC')],
    [
      'taken out',
      async (id: string) => barn.call(barn.admin, 'POST', 'lesson_people/delete', { lesson_person_id: id }),
    ],
  ])('covers at once the oldest lesson that waits, when it is %s', async (_, leave) => {
    await sell(one);
    const first = await ride('2026-11-24');
    const [late, early] = [await ride('2026-12-08'), await ride('2026-12-01')];
    expect((await leave(first.id)).status).toBe(200);
    expect([await covers(early.id), await covers(late.id)]).toEqual([true, false]);
  });
  it('covers at once with the whole lesson that the barn cancels', async () => {
    await sell(one);
    const first = await ride('2026-11-24');
    const waiting = await ride('2026-12-01');
    await office.cancelLesson(first.lessonId, 'BCAP');
    expect(await covers(waiting.id)).toBe(true);
  });

  it.each(['CWR', 'CWC'])(
    '%s of an unpaid invoice: it asks for the lesson no more, and again when that is changed',
    async (action) => {
      const { items } = await sell(ten, { invoice: 1 });
      const { id } = await ride('2026-11-24');
      await office.cancel(id, action);
      expect(await invoice(items[0]!.payment_id)).toEqual([40_500, 5265, 45_765, false]);
      expect(await gifts()).toEqual([]);
      await office.cancel(id, action === 'CWR' ? 'CWC' : 'CWR');
      expect(await invoice(items[0]!.payment_id)).toEqual([40_500, 5265, 45_765, false]);
      await office.cancel(id, 'CWP');
      expect(await invoice(items[0]!.payment_id)).toEqual([45_000, 5850, 50_850, false]);
      expect((await office.item(items[0]!.id)).data.remain).toBe(10);
    },
  );
  it('is off the invoice as a whole where all its lessons are cancelled, and never more', async () => {
    const three = (await office.newProduct({ product_name: 'Three', product_price: 0.05, product_count: 3 })).id;
    const { items } = await sell(three, { invoice: 1 });
    for (const day of ['24', '25', '26']) await office.cancel((await ride(`2026-11-${day}`)).id, 'CWC');
    const [, , total] = await invoice(items[0]!.payment_id);
    expect(total).toBe(0);
  });

  it('is a credit that never lapses', async () => {
    await sell(ten);
    await office.cancel((await ride('2026-11-24')).id, 'CWC');
    app.clock.set('2036-01-01T12:00:00Z');
    const credit = (await office.items(rider)).find(({ kind }) => kind === 'credit');
    app.clock.set('2026-11-20T14:00:00Z');
    expect(credit).toMatchObject({ is_expired: 0, package_expiry_date: null, remain: 1 });
  });

  it('is paid in every reply alike: by hand, by what was paid, by what a cancellation gave', async () => {
    const paid = async (id: string, lessonId: string) => {
      const marked = await barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', {
        id,
        horse_id: null,
      });
      const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', { id: lessonId });
      const { body: day } = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' });
      const there = (rows: { id: string; paid: number }[]) => rows.find((row) => row.id === id)?.paid;
      return [marked.body.lessonPerson.paid, there(body.LessonStudents), there(day.LessonStudents)];
    };
    const none = await ride('2026-12-01');
    expect(await paid(none.id, none.lessonId)).toEqual([0, 0, 0]);
    await barn.call(barn.admin, 'POST', 'lesson_people/markPaid', { id: none.id, paid: 1 });
    expect(await paid(none.id, none.lessonId)).toEqual([1, 1, 1]);
    await sell(one, { invoice: 1 });
    const owed = await ride('2026-12-01');
    expect(await paid(owed.id, owed.lessonId)).toEqual([0, 0, 0]);
    await sell(one);
    const bought = await ride('2026-12-01');
    expect(await paid(bought.id, bought.lessonId)).toEqual([1, 1, 1]);
    await office.cancel(bought.id, 'CWM');
    const { lessonId } = await office.lesson('2026-12-01', []);
    const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
      lesson_date_time_id: lessonId,
      student_id: rider,
      use_makeup: 1,
    });
    expect(await paid(body.lessonPerson.id, lessonId)).toEqual([1, 1, 1]);
  });
});
