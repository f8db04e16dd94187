import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop } from '../billing/test/shop.js';

describe('mails about money that goes back (C09)', () => {
  let app: WorkApp, barn: TestBarn, payment_id: string, asked: WorkApp['smtp']['mails'];
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn({ preferences: { clients_can_cancel: 1, client_cancel_default_action: 'CWR' } });
    const office = shop(barn);
    const [rider = ''] = barn.family.studentIds;
    await office.sell({ product_id: (await office.newProduct()).id, student_id: rider });
    const { places } = await office.lesson('2026-11-24', [rider]);
    const cancel = { id: places[rider], newEnrollStatus: 'CWR' };
    await barn.call(barn.family, 'POST', 'lesson_people/cancelStudent', cancel);
    const [waiting] = await barn.read(
      (sql) => sql<{ payment_id: string }[]>`select payment_id from payment where refund_state = 'pending'`,
    );
    payment_id = waiting!.payment_id;
    asked = (await app.settled(barn.farmId)).filter(({ to }) => to === barn.admin.email);
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const decide = (what: string, more: object = {}) =>
    barn.call(barn.admin, 'POST', `payments/${what}`, { payment_id, ...more });
  const toFamily = async () => {
    const holder = await app.holderEmail(barn);
    return (await app.settled(barn.farmId)).filter(({ to }) => to === holder);
  };

  it('tell the administrator that a family asks for a refund, of whom, how much and for what', () => {
    expect(asked.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Refund asked for: CAD 45\.00, Paula/),
    ]);
    expect(asked[0]!.words).toMatch(/CAD 45\.00 for Rider 1, .*, Tue 24 Nov/);
    expect(asked[0]!.words).toContain('/admin/paymentIssues');
  });

  it('tell the family once that its refund is given, how much, for what and how', async () => {
    await Promise.all([1, 2, 3].map(() => decide('approveRefund', { payment_method: 'transfer' })));
    const mails = await toFamily();
    expect(mails.map(({ subject }) => subject)).toEqual(['Refund: CAD 45.00']);
    expect(mails[0]!.words).toContain('It comes by bank transfer.');
    expect(mails[0]!.words).toMatch(/Rider 1’s lesson .*Tue 24 Nov/);
  });

  it('tell the family once that it is declined, how much, and why', async () => {
    await Promise.all([1, 2, 3].map(() => decide('declineRefund', { reason: 'Inside the notice.' })));
    const mails = await toFamily();
    expect(mails.map(({ subject }) => subject)).toEqual(['Refund declined: CAD 45.00']);
    expect(mails[0]!.words).toContain('Inside the notice.');
    expect(mails[0]!.words).toContain('nothing is given back');
    expect((await app.ledger(barn.farmId)).filter(({ template_desc }) => template_desc === 'Refund')).toHaveLength(1);
  });
});
