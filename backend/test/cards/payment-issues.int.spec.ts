import { openTill, type PayingBarn, type Till } from './till.js';

/** What an administrator has to do about money, of all accounts in one list. C09 */
describe('payment issues', () => {
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
  const office = (verb: 'GET' | 'POST', path: string, input: object = {}) =>
    at.barn.call(at.barn.admin, verb, `payments/${path}`, input);
  const issues = async (page: object = {}) => (await office('GET', 'issues', page)).body;
  const kinds = async () => (await issues()).issues.map(({ kind }: { kind: string }) => kind);
  const bought = async (card?: string) => {
    const intent = (await at.start()).body.payment_intent;
    await at.enter(intent, card);
    expect((await at.paid(intent.id)).status).toBe(200);
    return intent as { id: string };
  };
  /** Everything that the provider has told since. */
  const heard = async (before: number) => {
    const news = till.stripe.events.slice(before).filter(({ account }) => account === at.account);
    for (const event of news) expect((await till.tell(event)).statusCode).toBe(200);
    await settled();
  };
  const cancelled = async (by: typeof at.family | typeof at.barn.admin, day = '2026-11-24') => {
    const { places } = await at.office.lesson(day, [at.student]);
    const cancel = { id: places[at.student], newEnrollStatus: 'CWR', cancel_note: 'A cold' };
    expect((await at.barn.call(by, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    await settled();
  };
  const disputed = async () => {
    const intent = await bought();
    const before = till.stripe.events.length;
    const { id } = till.stripe.openDispute(at.account, intent.id);
    await heard(before);
    return id;
  };

  it('are none where nothing waits', async () => {
    await bought();
    await cancelled(at.barn.admin);
    expect(await issues()).toEqual({ issues: [], size: 0 });
  });

  it('has a refund that a family asked for until it is approved or declined', async () => {
    await bought();
    await cancelled(at.family);
    const [asked] = (await issues()).issues;
    expect(asked).toMatchObject({
      kind: 'refund_requested',
      account_holder_id: at.family.personId,
      amount: 50.85,
      since: '2026-11-20',
      evidence_by: null,
      payment_method: 'card',
      student_name: expect.stringContaining('Rider 1'),
      lesson_date: '2026-11-24',
      note: expect.stringContaining('A cold'),
      paid: 508.5,
      stays: 457.65,
    });
    await office('POST', 'declineRefund', { payment_id: asked.payment_id, reason: 'Too late.' });
    expect(await kinds()).toEqual([]);
    await cancelled(at.family, '2026-11-25');
    await office('POST', 'approveRefund', { payment_id: (await issues()).issues[0].payment_id });
    expect(await kinds()).toEqual([]);
  });

  it('has a dispute until the bank decides, with the day until which it hears the barn, before all else', async () => {
    await bought();
    const id = await disputed();
    till.app.clock.set('2026-11-20T15:00:00Z');
    await cancelled(at.family);
    const [first, second] = (await issues()).issues;
    expect(second).toMatchObject({ kind: 'refund_requested' });
    expect([first]).toMatchObject([
      { id, kind: 'dispute', amount: 518.67, reference: id, evidence_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    const before = till.stripe.events.length;
    till.stripe.closeDispute(at.account, id, 'lost');
    await heard(before);
    expect(await kinds()).toEqual(['refund_requested']);
  });

  it('has money that came in for nothing and that the card did not take back, until it is given in the dashboard', async () => {
    const { id: payment_id, total } = await at.invoice();
    const intent = (await at.start({ payment_id })).body.payment_intent;
    await at.enter(intent, '4000000000005126');
    await office('POST', 'create', { payment_id, is_invoice_payment: 1, amount: total });
    expect((await at.paid(intent.id)).body.code).toBe('money_returns');
    await settled();
    let before = till.stripe.events.length;
    till.stripe.endRefund(at.account, till.stripe.refunds().at(-1)!.id, 'failed');
    await heard(before);
    expect((await issues()).issues).toMatchObject([{ kind: 'return_failed', reference: intent.id, amount: 518.67 }]);
    before = till.stripe.events.length;
    till.stripe.refundByHand(at.account, intent.id, 51_867);
    await heard(before);
    expect([await kinds(), await at.states()]).toEqual([[], [{ state: 'returned' }]]);
  });

  it('has a refund that came back from the card, and one that the provider refuses, until it is given otherwise', async () => {
    const intent = await bought('4000000000005126');
    let before = till.stripe.events.length;
    await cancelled(at.barn.admin);
    till.stripe.endRefund(at.account, till.stripe.refunds().at(-1)!.id, 'failed');
    await heard(before);
    const [failed] = (await issues()).issues;
    expect(failed).toMatchObject({ kind: 'refund_failed', amount: 50.85, paid: 508.5, stays: 457.65 });
    before = till.stripe.events.length;
    till.stripe.refundByHand(at.account, intent.id, 51_867);
    await office('POST', 'approveRefund', { payment_id: failed.payment_id });
    await settled();
    expect(await kinds()).toEqual(['refund_failed']);
    expect(till.stripe.refunds().filter(({ metadata }) => metadata.payment_id === failed.payment_id)).toHaveLength(1);
    await office('POST', 'approveRefund', { payment_id: failed.payment_id, payment_method: 'cash' });
    await settled();
    expect(await kinds()).toEqual([]);
  });

  it('has a payment that was open when the account was taken away, until somebody has looked into it', async () => {
    await at.enter((await at.start()).body.payment_intent);
    const before = till.stripe.events.length;
    till.stripe.disconnect(at.account);
    await heard(before);
    const [left] = (await issues()).issues;
    expect(left).toMatchObject({ kind: 'account_removed', amount: 518.67, payment_method: 'card', lesson_date: null });
    for (const _ of [1, 2]) {
      const closed = await office('POST', 'closeStrandedPayment', { payment_id: left.payment_id });
      expect(closed.body).toEqual({ payment_id: left.payment_id });
    }
    expect([await kinds(), await at.states()]).toEqual([[], [{ state: 'closed' }]]);
    expect((await at.barn.log()).filter(({ type }) => type === 'cards.PaymentClosed')).toHaveLength(1);
  });

  it('leaves a payment that nothing is wrong with where it is, and finds none that is not there', async () => {
    await bought();
    const [paid] = await at.payments();
    expect((await office('POST', 'closeStrandedPayment', { payment_id: paid!.payment_id })).status).toBe(200);
    expect(await at.states()).toEqual([{ state: 'received' }]);
    expect((await office('POST', 'closeStrandedPayment', { payment_id: at.barn.newId() })).status).toBe(404);
  });

  it('come page by page, the newest first, and are for administrators', async () => {
    await bought();
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) {
      till.app.clock.set(`${day.replace('11-2', '11-1')}T14:00:00Z`);
      await cancelled(at.family, day);
    }
    const page = await issues({ limit: 2, offset: 1 });
    expect(page.issues.map(({ lesson_date }: { lesson_date: string }) => lesson_date)).toEqual([
      '2026-11-25',
      '2026-11-24',
    ]);
    expect(page.size).toBe(3);
    expect((await at.barn.call(at.family, 'GET', 'payments/issues', {})).status).toBe(403);
  });
});
