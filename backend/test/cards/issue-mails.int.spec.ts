import { openTill, type PayingBarn, type Till } from './till.js';

/** What the card provider tells makes administrators act, so they get a mail of it, once. C09 */
describe('mails of what the card provider tells', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected();
    till.app.smtp.mails.length = 0;
  });
  afterAll(() => till.stop());

  const bought = async (card?: string) => {
    const intent = (await at.start()).body.payment_intent;
    await at.enter(intent, card);
    expect((await at.paid(intent.id)).status).toBe(200);
    return intent as { id: string };
  };
  /** Of what the provider has told since, five times. */
  const mailsOf = async (before: number) => {
    const news = till.stripe.events.slice(before).filter(({ account }) => account === at.account);
    for (const event of [news, news, news, news, news].flat()) expect((await till.tell(event)).statusCode).toBe(200);
    const sent = await till.app.settled(at.barn.farmId);
    const ours = sent
      .filter(({ words }) => words.includes('/admin/paymentIssues'))
      .map((mail) => ({ ...mail, subject: mail.subject.replace(/, Paula .*/, '') }));
    till.app.smtp.mails.length = 0;
    return ours;
  };
  const subjects = async (before: number) => (await mailsOf(before)).map(({ subject }) => subject);

  it.each([
    ['won', 'Dispute won'],
    ['lost', 'Dispute lost'],
  ] as const)(
    'tell of a dispute, and that it is %s, each once, though it is told five times',
    async (outcome, subject) => {
      const intent = await bought();
      let before = till.stripe.events.length;
      const { id } = till.stripe.openDispute(at.account, intent.id);
      const [opened, ...more] = await mailsOf(before);
      expect([opened!.subject, more]).toEqual(['Dispute: CAD 518.67', []]);
      expect(opened!.words).toMatch(/Answer at the card provider by \w{3} \d/);
      before = till.stripe.events.length;
      till.stripe.closeDispute(at.account, id, outcome);
      expect(await subjects(before)).toEqual([`${subject}: CAD 518.67`]);
    },
  );

  it('tell of a refund that the card did not take, and go to every administrator', async () => {
    const second = await at.barn.newAdmin();
    await bought('4000000000005126');
    const { places } = await at.office.lesson('2026-11-24', [at.student]);
    await at.office.cancel(places[at.student]!, 'CWR');
    await till.app.settled(at.barn.farmId);
    const before = till.stripe.events.length;
    till.stripe.endRefund(at.account, till.stripe.refunds().at(-1)!.id, 'failed');
    const mails = await mailsOf(before);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Refund failed: CAD 50.85'));
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([at.barn.admin.email, second.email]));
  });

  it('tell in one mail of all payments that were open when the account was taken away', async () => {
    await at.start();
    await at.start({ item_details: [at.line(), at.line()] });
    const before = till.stripe.events.length;
    till.stripe.disconnect(at.account);
    const [mail, ...more] = await mailsOf(before);
    expect([mail!.subject, more]).toEqual(['Card account disconnected: CAD 1556.01', []]);
    expect(mail!.words).toContain('whether 2 payments arrived');
  });

  it('tell nothing where nothing was open when the account was taken away', async () => {
    await bought();
    const before = till.stripe.events.length;
    till.stripe.disconnect(at.account);
    expect(await subjects(before)).toEqual([]);
  });
});
