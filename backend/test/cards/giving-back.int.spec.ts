import { giveMoneyBack } from '../../src/modules/cards/jobs/give-money-back.js';
import { openTill, type PayingBarn, type Till } from './till.js';

/** Money goes back to the card that it came from, once for each refund. C09 */
describe('money that goes back to a card', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected({ clients_can_cancel: 1, client_cancel_default_action: 'CWR', cancel_notice_hours: 24 });
  });
  afterAll(() => till.stop());

  const settled = () => till.app.settled(at.barn.farmId);
  const bought = async () => {
    const intent = (await at.start()).body.payment_intent;
    await at.enter(intent);
    await at.paid(intent.id);
    return intent;
  };
  const refundsAt = (intent: { id: string }) =>
    till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id);
  const cancelled = async () => {
    const { places } = await at.office.lesson('2026-11-24', [at.student]);
    const cancel = { id: places[at.student], newEnrollStatus: 'CWR' };
    expect((await at.barn.call(at.family, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    const refund = (await at.payments()).find(({ total_minor }) => total_minor < 0);
    return refund!.payment_id;
  };
  const approve = (payment_id: string) => at.barn.call(at.barn.admin, 'POST', 'payments/approveRefund', { payment_id });

  it('is given once although it was asked for and approved before any job ran', async () => {
    const intent = await bought();
    expect((await approve(await cancelled())).status).toBe(200);
    await settled();
    expect(refundsAt(intent)).toMatchObject([{ amount: 5085 }]);
    expect((await at.barn.log()).filter(({ type }) => type === 'cards.MoneyReturned')).toHaveLength(1);
  });

  it('is asked of the provider once, under a key that names the refund, whoever tells of it again', async () => {
    await bought();
    const refundId = await cancelled();
    await approve(refundId);
    await settled();
    const { farmId } = at.barn;
    await till.app.jobs.add(
      ['again', 'and again'].map((id) => ({
        type: giveMoneyBack,
        id: `${id} ${refundId}`,
        data: { farmId, paymentId: refundId },
      })),
    );
    await settled();
    const asked = till.stripe.requests.filter(({ path, key }) => path === '/v1/refunds' && key?.includes(farmId));
    expect(asked.map(({ key }) => key)).toEqual([`refund-${farmId}-${refundId}`]);
  });

  describe('of a payment for nothing, after some of it went back in the dashboard', () => {
    /** Paid by card while the same invoice was paid in cash. */
    const paidTwice = async (...byHand: number[]) => {
      const invoice = await at.invoice();
      const intent = (await at.start({ payment_id: invoice.id })).body.payment_intent;
      const cash = { payment_id: invoice.id, is_invoice_payment: 1, payment_method: 'cash' };
      expect((await at.barn.call(at.barn.admin, 'POST', 'payments/create', cash)).status).toBe(200);
      await at.enter(intent);
      for (const amount of byHand) till.stripe.refundByHand(at.account, intent.id, amount);
      expect((await at.paid(intent.id)).body).toMatchObject({ code: 'money_returns' });
      await settled();
      return intent;
    };
    const amounts = (intent: { id: string }) => refundsAt(intent).map(({ amount }) => amount);

    it('is what is left of it', async () => {
      expect(amounts(await paidTwice(20_000, 1867))).toEqual([20_000, 1867, 30_000]);
      expect(await at.states()).toEqual([{ state: 'returned' }]);
    });

    it('is nothing more where all of it went back', async () => {
      expect(amounts(await paidTwice(20_000, 31_867))).toEqual([20_000, 31_867]);
      expect(await at.states()).toEqual([{ state: 'returned' }]);
    });

    it('is over once the rest goes back in the dashboard, too, because the provider refused ours', async () => {
      till.stripe.refuse(400, 'invalid_request_error', /refunds$/);
      const intent = await paidTwice();
      expect(await at.states()).toEqual([{ state: 'returning' }]);
      for (const amount of [50_000, 1867]) till.stripe.refundByHand(at.account, intent.id, amount);
      await till.tell(till.stripe.events.findLast(({ type }) => type === 'charge.refunded')!);
      await settled();
      expect(await at.states()).toEqual([{ state: 'returned' }]);
    });
  });
});
