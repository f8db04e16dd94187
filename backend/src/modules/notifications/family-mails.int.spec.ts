import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { ChangeFamilyPart } from '../identity/commands/change-family-part.js';
import { InviteToFamily } from '../identity/commands/invite-to-family.js';
import { SetPersonActivation } from '../people/commands/set-person-activation.js';
import { shop } from '../billing/test/shop.js';

describe('mails of a family with several who sign in', () => {
  let app: WorkApp, barn: TestBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    await barn.run(ChangePreference, { field: 'send_notifications', value: 1 });
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const book = (start = '2026-11-24 16:00') => barn.planLesson({ start, students: [barn.family.studentIds[0]] });
  const to = async () => (await app.sent(barn.farmId)).map((mail) => mail.to).toSorted();
  const inOrder = (...addresses: string[]) => addresses.toSorted();

  it('go to the holder and, once each, to the guardians who want them', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    await barn.newRelative(barn.family, 'guardian');
    await barn.newRelative(barn.family, 'reader');
    await book();
    expect(await to()).toEqual(inOrder(await app.holderEmail(barn), guardian.email));
    const [first, second] = app.smtp.mails;
    expect(first?.subject).toBe(second?.subject);
    expect(await app.ledger(barn.farmId)).toMatchObject([
      { template_desc: 'Booking', attempts: 1, error_type: null },
      { template_desc: 'Booking', attempts: 1, error_type: null, mail_id: expect.stringContaining('-copy-') },
    ]);
  });

  it('reach a guardian where the holder has no address', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    await app.owner`update person set contact_email = null where person_id = ${barn.family.personId}`;
    await book();
    expect(await to()).toEqual([guardian.email]);
  });

  it('are none to who does not want them any more, has not accepted yet, or is locked', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    await barn.run(ChangeFamilyPart, { loginId: guardian.loginId, getsMails: false });
    const accountId = barn.family.personId;
    const email = `uncle-${barn.farmId}@home.test`;
    await barn.run(InviteToFamily, { accountId, part: 'guardian', firstName: 'Uncle', email });
    const locked = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    await barn.run(SetPersonActivation, { personId: locked.personId, active: false });
    await book();
    expect(await to()).toEqual(inOrder(await app.holderEmail(barn), email));
    expect(app.smtp.mails.find((mail) => mail.to === email)?.words).toContain(
      'You see the lessons of the family, book and cancel them, and pay, as the account holder does.',
    );
  });

  describe('about money', () => {
    let guardian: string, holder: string, invoice: string;
    beforeEach(async () => {
      await barn.run(ChangePreference, { field: 'can_use_invoices', value: 1 });
      guardian = (await barn.newRelative(barn.family, 'guardian', { getsMails: true })).email;
      await barn.newRelative(barn.family, 'guardian');
      holder = await app.holderEmail(barn);
      const office = shop(barn);
      const line = { product_id: (await office.newProduct()).id, student_id: barn.family.studentIds[0] };
      invoice = (await office.sell(line, { invoice: 1 })).payment.id;
    });
    const send = (email: string) => barn.call(barn.admin, 'POST', 'payments/sendInvoice', { id: invoice, email });

    it('an invoice that the holder is sent goes to the guardians who want it, too', async () => {
      await send(holder);
      expect(await to()).toEqual(inOrder(holder, guardian));
      expect(new Set(app.smtp.mails.map(({ subject }) => subject)).size).toBe(1);
    });

    it('an invoice that is sent to another address goes there alone', async () => {
      await send('office@elsewhere.test');
      expect(await to()).toEqual(['office@elsewhere.test']);
    });

    it('a payment reminder goes to both, and stands once in its run', async () => {
      const { body } = await barn.call(barn.admin, 'POST', 'payments/remind', { account_ids: [barn.family.personId] });
      expect(await to()).toEqual(inOrder(holder, guardian));
      const run = await barn.call(barn.admin, 'GET', 'payments/reminderRun', { run_id: body.run_id });
      expect(run.body).toMatchObject({ mails: [{ state: 'sent' }] });
    });

    it('what became of a refund goes to both', async () => {
      await barn.run(ChangePreference, { field: 'clients_can_cancel', value: 1 });
      await barn.run(ChangePreference, { field: 'client_cancel_default_action', value: 'CWR' });
      const office = shop(barn);
      await barn.call(barn.admin, 'POST', 'payments/payInvoices', {
        billing_person_id: barn.family.personId,
        amount: 450,
        payment_method: 'cash',
      });
      const [rider = ''] = barn.family.studentIds;
      const { places } = await office.lesson('2026-11-24', [rider]);
      const cancel = { id: places[rider], newEnrollStatus: 'CWR' };
      await barn.call(barn.family, 'POST', 'lesson_people/cancelStudent', cancel);
      const [waiting] = await barn.read(
        (sql) => sql<{ payment_id: string }[]>`select payment_id from payment where refund_state = 'pending'`,
      );
      await app.settled(barn.farmId);
      app.smtp.mails.length = 0;
      await barn.call(barn.admin, 'POST', 'payments/declineRefund', { ...waiting, reason: 'Inside the notice.' });
      expect(await to()).toEqual(inOrder(holder, guardian));
    });
  });
});
