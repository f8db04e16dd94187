import { contradictionsIn } from '../../../test/rebuild/books.js';
import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';

const DAY = '2026-11-24';
const REASON = 'It was inside the notice of 24 hours.';

describe('a refund that a family asked for (C09)', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let family: TestBarn['family'];
  let place: string;
  let payment_id: string;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { clients_can_cancel: 1, client_cancel_default_action: 'CWR' } });
    office = shop(barn);
  });
  beforeEach(async () => {
    family = await barn.newFamily();
    const [rider = ''] = family.studentIds;
    const one = await office.newProduct({ product_price: 45, product_count: 1 });
    await office.sell({ product_id: one.id, student_id: rider });
    place = (await office.lesson(DAY, [rider])).places[rider] as string;
    await barn.call(family, 'POST', 'lesson_people/cancelStudent', { id: place, newEnrollStatus: 'CWR' });
    payment_id = (await refund())!.id as string;
  });

  const money = async (who: Parameters<TestBarn['call']>[0] = family) =>
    (await barn.call(who, 'GET', 'reports/financial', { billing_person_id: family.personId })).body;
  const refund = async () =>
    (await money()).reports.find((row: { transaction_type: string }) => row.transaction_type === 'refund');
  const decide = (what: 'approve' | 'decline', by: Parameters<TestBarn['call']>[0] = barn.admin, more: object = {}) =>
    barn.call(by, 'POST', `payments/${what}Refund`, { payment_id, ...more });
  const decline = (reason = REASON) => decide('decline', barn.admin, { reason });
  const told = async (type: string) =>
    (await barn.log()).filter(
      (event) => event.type === type && (event.data as typeof decided).paymentId === payment_id,
    );
  const decided = { paymentId: '' };

  it('is declined with a reason, which the family reads beside it, and no money goes', async () => {
    expect(await refund()).toMatchObject({ refund_state: 'pending', paid: 0, total: -45 });
    const { totals } = await money();
    expect((await decline()).body).toEqual({ payment_id });
    expect(await refund()).toMatchObject({ refund_state: 'declined', paid: 0, payment_notes: REASON });
    expect((await money()).totals).toEqual(totals);
    expect(JSON.stringify(await told('billing.RefundDeclined'))).not.toContain('notice');
  });

  it('is declined once, and not approved afterwards', async () => {
    expect([(await decline()).status, (await decline('Another reason')).status]).toEqual([200, 200]);
    expect(await told('billing.RefundDeclined')).toHaveLength(1);
    expect((await refund()).payment_notes).toBe(REASON);
    expect((await decide('approve')).body).toMatchObject({ status: 409, code: 'refund_declined' });
  });

  it('is not declined any more once it was approved', async () => {
    await decide('approve');
    expect((await decline()).body).toMatchObject({ status: 409, code: 'refund_approved' });
    expect(await refund()).toMatchObject({ refund_state: 'done', paid: 1, payment_notes: null });
  });

  it('is declined by administrators alone, and not without a reason', async () => {
    const instructor = await barn.newInstructor({ permissions: ['CANCEL_STUDENT_LESSON'] });
    for (const by of [instructor, family]) expect((await decide('decline', by, { reason: REASON })).status).toBe(403);
    expect((await decline(' ')).body).toMatchObject({ status: 400, errors: [{ field: 'reason', message: 'Say why' }] });
    expect((await refund()).refund_state).toBe('pending');
  });

  it('leaves a cancellation whose gift can still be changed, and its money for other refunds', async () => {
    await decline();
    expect((await office.cancel(place, 'CWC')).status).toBe(200);
    const [rider = ''] = family.studentIds;
    expect((await office.items(rider)).filter(({ kind }) => kind === 'credit')).toMatchObject([{ product_price: -45 }]);
    expect(await refund()).toMatchObject({ refund_state: 'declined', payment_notes: REASON });
    expect((await office.cancel(place, 'CWR')).status).toBe(200);
    const refunds = (await money()).reports.filter((row: { total: number }) => row.total < 0);
    expect(refunds.map((row: { refund_state: string }) => row.refund_state).toSorted()).toEqual(['declined', 'done']);
    expect(await contradictionsIn(barn)).toEqual({});
  });
});
