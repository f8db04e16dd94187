import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { StudentCancelled } from '../enrollment/contracts.js';
import { SettleCancellations } from './commands/settle-cancellations.js';
import type { ItemReply } from './http/items.replies.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

const DAY = '2026-11-24';

describe('what a cancellation gives', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: ProductReply;
  let rider: string;
  let family: TestBarn['family'];
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({
      preferences: {
        tax_percent: 0.13,
        can_use_invoices: 1,
        clients_can_cancel: 1,
        clients_can_book_lessons: 1,
        clients_can_book_makeups: 1,
      },
    });
    office = shop(barn);
    ten = await office.newProduct();
  });
  beforeEach(async () => {
    family = await barn.newFamily();
    rider = family.studentIds[0] as string;
  });

  const covered = async (payment: object = {}) => {
    const { items } = await office.sell({ product_id: ten.id, student_id: rider }, payment);
    const { places, lessonId } = await office.lesson(DAY, [rider]);
    return { packageId: items[0]!.id, place: places[rider] as string, lessonId };
  };
  const given = async () => (await office.items(rider)).filter((item) => item.kind !== 'package');
  const remain = async (id: string) => (await office.item(id)).data.remain;
  const refunds = async () =>
    (
      await barn.read(
        (sql) => sql<{ refund_of: string; total_minor: number; refund_state: string; paid: boolean }[]>`
    select refund_of, total_minor, refund_state, paid from payment
    where transaction_type = 'refund' and billing_person_id = ${family.personId}`,
      )
    ).map((row) => ({ ...row }));

  it.each([
    ['CWP', 10],
    ['CLC', 9],
    ['CNS', 9],
    ['CNA', 9],
  ])('%s leaves %p and gives nothing', async (action, left) => {
    const { packageId, place } = await covered();
    expect((await office.cancel(place, action)).status).toBe(200);
    expect([await remain(packageId), await given()]).toEqual([left, []]);
  });

  it('CWM: the unit stays used, and a makeup says which lesson it is for', async () => {
    const { packageId, place } = await covered();
    await office.cancel(place, 'CWM');
    expect(await remain(packageId)).toBe(9);
    expect(await given()).toMatchObject([
      {
        kind: 'makeup',
        product_name: 'Makeup lesson',
        start_count: 1,
        remain: 1,
        product_price: 0,
        paid: 1,
        package_start_date: '2026-11-10',
        package_expiry_date: '2026-12-24',
        missed_date: DAY,
      },
    ]);
  });
  it('CWA: a single lesson with the dates that were sent', async () => {
    const { place } = await covered();
    await office.cancel(place, 'CWA', {
      purchase_date: '2026-11-21',
      makeup_start_date: '2026-11-22',
      expiry_date: '2027-01-15',
    });
    expect(await given()).toMatchObject([
      {
        kind: 'adjustment',
        product_name: 'Single lesson',
        start_count: 1,
        product_price: 0,
        purchase_date: '2026-11-21',
        package_start_date: '2026-11-22',
        package_expiry_date: '2027-01-15',
      },
    ]);
    await office.lesson('2026-11-26', [rider]);
    expect((await given())[0]?.remain).toBe(0);
  });
  it("CWC: a credit of the lesson's worth with tax", async () => {
    const { place } = await covered();
    await office.cancel(place, 'CWC');
    expect(await given()).toMatchObject([{ kind: 'credit', product_price: -50.85, start_count: 1, remain: 1 }]);
  });
  it('CWR: a refund of the same worth, recorded against the payment', async () => {
    const { packageId, place } = await covered();
    await office.cancel(place, 'CWR');
    const { data } = await office.item(packageId);
    expect([data.remain, await refunds()]).toEqual([
      9,
      [{ refund_of: data.payment_id, total_minor: -5085, refund_state: 'done', paid: true }],
    ]);
  });
  it('CWR of an unpaid invoice refunds nothing', async () => {
    const { place } = await covered({ invoice: 1 });
    await office.cancel(place, 'CWR');
    expect(await refunds()).toEqual([]);
  });

  it('gives nothing for a cancellation sent twice', async () => {
    const { place } = await covered();
    await office.cancel(place, 'CWM');
    await office.cancel(place, 'CWM');
    expect(await given()).toHaveLength(1);
  });

  it('does nothing when the same cancellations are settled again', async () => {
    const { place } = await covered();
    for (const action of ['CWM', 'CWC', 'CWP', 'CWR']) {
      await office.cancel(place, action);
      const log = await barn.log();
      const { data } = log.filter(({ type }) => type === 'enrollment.StudentCancelled').at(-1)!;
      await barn.run(SettleCancellations, [data as unknown as StudentCancelled['data']]);
      expect(await barn.log()).toHaveLength(log.length);
    }
  });

  it.each([
    ['BCWM', 9, ['makeup']],
    ['BCAP', 10, []],
    ['BCNA', 9, []],
    ['BCWA', 9, ['adjustment']],
    ['BCWR', 9, []],
  ])(
    'a lesson the barn cancels with %s leaves %p and gives %p to each who had not cancelled',
    async (action, left, kinds) => {
      const [first, second] = family.studentIds as [string, string];
      const packages = (
        await Promise.all([first, second].map((student_id) => office.sell({ product_id: ten.id, student_id })))
      ).map(({ items }) => items[0] as ItemReply);
      const { lessonId, places } = await office.lesson(DAY, [first, second]);
      await office.cancel(places[second] as string, 'CLC');
      await office.cancelLesson(lessonId, action);
      await office.cancelLesson(lessonId, action);
      expect([await remain(packages[0]!.id), (await given()).map((item) => item.kind)]).toEqual([left, kinds]);
      expect([await remain(packages[1]!.id), (await office.items(second)).length, await refunds()]).toEqual([
        9,
        1,
        action === 'BCWR' ? [expect.objectContaining({ total_minor: -5085 })] : [],
      ]);
    },
  );

  describe('changing the action afterwards', () => {
    it('takes an unused makeup back for a credit, and that for the unit', async () => {
      const { packageId, place } = await covered();
      await office.cancel(place, 'CWM');
      await office.cancel(place, 'CWC');
      expect([(await given()).map((item) => item.kind), await remain(packageId)]).toEqual([['credit'], 9]);
      await office.cancel(place, 'CWP');
      expect([await given(), await remain(packageId)]).toEqual([[], 10]);
      await office.cancel(place, 'CNS');
      expect([await given(), await remain(packageId)]).toEqual([[], 9]);
    });
    it('is refused with a clear sentence once the makeup is used', async () => {
      const { place } = await covered();
      await office.cancel(place, 'CWM');
      const { lessonId } = await office.lesson('2026-11-27', []);
      expect(
        (
          await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
            lesson_date_time_id: lessonId,
            student_id: rider,
            use_makeup: 1,
          })
        ).status,
      ).toBe(200);
      const { status, body } = await office.cancel(place, 'CWP');
      expect([status, body.message]).toEqual([409, expect.stringMatching(/used/)]);
      expect((await given())[0]?.remain).toBe(0);
    });
    it('is refused once the money was given back', async () => {
      const { place } = await covered();
      await office.cancel(place, 'CWR');
      expect((await office.cancel(place, 'CWP')).body.message).toBe(
        'A refund was recorded for this cancellation, so it cannot be changed any more.',
      );
    });
  });

  describe('a makeup lesson that is cancelled itself', () => {
    const booked = async () => {
      const { place } = await covered();
      await office.cancel(place, 'CWM');
      const { lessonId } = await office.lesson('2026-12-01', []);
      const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
        lesson_date_time_id: lessonId,
        student_id: rider,
        use_makeup: 1,
      });
      expect((await given())[0]?.remain).toBe(0);
      return { place: body.lessonPerson.id as string, lessonId };
    };
    it.each(['CWP', 'CWM'])('%s gives the makeup back, and no other', async (action) => {
      const { place } = await booked();
      await office.cancel(place, action);
      expect(await given()).toMatchObject([{ kind: 'makeup', remain: 1, package_expiry_date: '2026-12-24' }]);
      await office.cancel(place, 'CLC');
      expect(await given()).toMatchObject([{ kind: 'makeup', remain: 0 }]);
    });
    it('CLC uses it up', async () => {
      await office.cancel((await booked()).place, 'CLC');
      expect(await given()).toMatchObject([{ remain: 0 }]);
    });
    it('BCWM gives it back with the later expiry', async () => {
      await office.cancelLesson((await booked()).lessonId, 'BCWM');
      expect(await given()).toMatchObject([{ remain: 1, package_expiry_date: '2026-12-31' }]);
    });
    it('is covered by the makeup again when attendance comes back', async () => {
      const { place } = await booked();
      const mark = (enrollment_status_code: string) =>
        barn.call(barn.admin, 'POST', 'lesson_people/updateAttendance', { id: place, enrollment_status_code });
      await mark('RSC');
      expect((await given())[0]?.remain).toBe(1);
      await mark('SCH');
      expect((await given())[0]?.remain).toBe(0);
    });
  });

  describe('a lesson that nothing covered', () => {
    const uncovered = async () => (await office.lesson(DAY, [rider])).places[rider] as string;
    it.each([
      ['CWM', ['makeup']],
      ['CWA', ['adjustment']],
      ['CWC', []],
      ['CWR', []],
      ['CWP', []],
    ])('staff give %s: %p', async (action, kinds) => {
      expect((await office.cancel(await uncovered(), action)).status).toBe(200);
      expect([(await given()).map((item) => item.kind), await refunds()]).toEqual([kinds, []]);
    });
    it('is worth what a single lesson of its section costs, if it was marked paid', async () => {
      const single = await office.newProduct({
        product_name: 'Single group lesson',
        product_price: 50,
        product_count: 1,
      });
      const { places } = await office.lesson(DAY, [rider], {
        section_id: await barn.newSection({ sectionName: 'Paid singly', productId: single.id }),
      });
      await barn.call(barn.admin, 'POST', 'lesson_people/markPaid', { id: places[rider], paid: 1 });
      await office.cancel(places[rider] as string, 'CWC');
      expect(await given()).toMatchObject([{ kind: 'credit', product_price: -56.5 }]);
    });
  });

  it('a family gets what the barn has settled, and its refund waits for approval', async () => {
    const wishes = {
      preferences: { clients_can_cancel: 1, client_cancel_default_action: 'CWR', cancel_notice_hours: 24 },
    };
    const strict = await app.barn(wishes);
    const desk = shop(strict);
    const product = await desk.newProduct();
    const student = strict.family.studentIds[0] as string;
    const { items } = await desk.sell({ product_id: product.id, student_id: student });
    const far = await desk.lesson(DAY, [student]);
    const near = await desk.lesson('2026-11-20', [student], { scheduled_starttime: '20:00' });
    const cancel = (id: string | undefined) =>
      strict.call(strict.family, 'POST', 'lesson_people/cancelStudent', { id, newEnrollStatus: 'CWM' });
    expect([(await cancel(far.places[student])).status, (await cancel(near.places[student])).status]).toEqual([
      200, 200,
    ]);
    expect(await desk.payments()).toMatchObject([
      { transaction_type: 'manual' },
      {
        transaction_type: 'refund',
        total_minor: -4500,
        refund_state: 'pending',
        paid: false,
        refund_of: items[0]!.payment_id,
      },
    ]);
    expect((await desk.item(items[0]!.id)).data.remain).toBe(8);
    expect((await desk.cancel(far.places[student] as string, 'CWP')).status).toBe(200);
    expect([(await desk.payments()).length, (await desk.item(items[0]!.id)).data.remain]).toEqual([1, 9]);
  });

  it("an instructor's refund waits, an administrator gives it back once, and then it stays (C09)", async () => {
    const { place } = await covered();
    const instructor = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', 'CANCEL_STUDENT_LESSON'] });
    const cancel = { id: place, newEnrollStatus: 'CWR', cancel_note: 'OTH' };
    expect((await barn.call(instructor, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    const refund = async () => {
      const [row] = await barn.read(
        (sql) => sql<{ payment_id: string; refund_state: string; paid: boolean }[]>`
          select payment_id, refund_state, paid from payment where refund_for = ${place}`,
      );
      return row!;
    };
    const { payment_id, ...waiting } = await refund();
    expect(waiting).toEqual({ refund_state: 'pending', paid: false });
    const approve = (by: typeof instructor | TestBarn['admin']) =>
      barn.call(by, 'POST', 'payments/approveRefund', { payment_id });
    expect([(await approve(instructor)).status, (await refund()).refund_state]).toEqual([403, 'pending']);
    expect([(await approve(barn.admin)).status, (await approve(barn.admin)).status]).toEqual([200, 200]);
    expect(await refund()).toMatchObject({ refund_state: 'done', paid: true });
    const approvals = (await barn.log()).filter(({ type }) => type === 'billing.RefundApproved');
    expect(approvals).toHaveLength(1);
    expect((await office.cancel(place, 'CWP')).body.code).toBe('refund_recorded');
  });
});
