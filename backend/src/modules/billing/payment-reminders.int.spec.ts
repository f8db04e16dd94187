import { ChangePreference } from '../farms/commands/change-preference.js';
import { InvoiceReminderRound } from './jobs/remind-of-invoices.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { shop, type Shop } from './test/shop.js';

const ISSUED = '2026-11-20T17:00:00Z';
/** A day after the invoices of these specs were due. */
const DUE = '2026-12-05T15:00:00Z';

describe('reminders of invoices', () => {
  let app: WorkApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: { id: string };
  const newBarn = async (preferences: object = {}) => {
    const opened = await app.barn({
      timeZone: 'America/Toronto',
      preferences: {
        can_use_invoices: 1,
        invoice_due_days: 14,
        send_payment_reminders: 1,
        payment_reminder_1_days: 1,
        payment_reminder_1_text: 'Please pay soon.',
        payment_reminder_2_days: 10,
        ...preferences,
      },
    });
    return { opened, desk: shop(opened), product: await shop(opened).newProduct() };
  };
  beforeAll(async () => void (app = await workApp()));
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(ISSUED);
    const { opened, desk, product } = await newBarn();
    [barn, office, ten] = [opened, desk, product];
  });

  const call = (method: 'GET' | 'POST', path: string, body: object, who = barn.admin) =>
    barn.call(who, method, path, body);
  let families = 0;
  const newFamily = async () => {
    const holder = `reminded-${++families}@home.test`;
    const contact = { firstName: 'Paula', lastName: `Rent ${families}`, contactEmail: holder };
    return { ...(await barn.newFamily({ students: 1, holder: contact })), holder };
  };
  const round = () => app.app.get(InvoiceReminderRound).work();
  const invoiced = async (of: object = {}, family?: Awaited<ReturnType<typeof newFamily>>) => {
    const whose = family ?? (await newFamily());
    const { payment } = await office.sell(
      { product_id: ten.id, student_id: whose.studentIds[0] },
      { invoice: 1, ...of },
    );
    return { family: whose, invoice: payment };
  };
  const said = async () => (await office.events('InvoiceReminded')).map(({ paymentId, step }) => [paymentId, step]);
  const remind = (account_ids: string[]) => call('POST', 'payments/remind', { account_ids });
  const preview = async (account_ids: string[]) =>
    (await call('POST', 'payments/previewReminders', { account_ids })).body;
  const next = async () => (await call('GET', 'payments/nextReminders', {})).body;
  /** What went to a family since it was last asked. */
  const mails = async ({ holder }: { holder: string }) =>
    (await app.settled(barn.farmId)).filter(({ to }) => to === holder);

  it('go to a family on their day, once however often the round runs, and never of what is paid', async () => {
    const [late, paid] = [await invoiced(), await invoiced()];
    await call('POST', 'payments/create', { is_invoice_payment: 1, payment_id: paid.invoice.id });
    app.clock.set('2026-12-04T15:00:00Z');
    await round();
    expect(await said()).toEqual([]);
    app.clock.set(DUE);
    await Promise.all([round(), round()]);
    await round();
    expect(await said()).toEqual([[late.invoice.id, 1]]);
    const [mail, ...more] = await mails(late.family);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Reminder: invoice ${late.invoice.invoice_number} from Maple Hill`);
    expect(mail!.words).toContain('was to be paid by Fri 4 Dec');
    expect(mail!.words).toContain('Please pay soon.');
    expect(await mails(paid.family)).toEqual([]);
    const { reports } = (
      await call('GET', 'reports/financial', { billing_person_id: late.family.personId, invoices_only: 1 })
    ).body;
    expect(reports[0]).toMatchObject({ reminders: 1, last_reminded: '2026-12-05' });
  });

  it('name what is open of an invoice that is partly paid, and nothing once it is paid before the mail goes', async () => {
    const { family, invoice } = await invoiced();
    await call('POST', 'payments/payInvoices', { billing_person_id: family.personId, amount: 100 });
    app.clock.set(DUE);
    await round();
    expect((await mails(family))[0]!.words).toContain('To be paid: CAD 350.00');
    expect(await said()).toEqual([[invoice.id, 1]]);
  });

  it('are one mail for several invoices of a family', async () => {
    const { family, invoice } = await invoiced();
    const second = await invoiced({}, family);
    app.clock.set(DUE);
    await round();
    expect(await said()).toEqual([
      [invoice.id, 1],
      [second.invoice.id, 1],
    ]);
    const found = await mails(family);
    expect(found.map(({ subject }) => subject)).toEqual(['Reminder: 2 invoices from Maple Hill']);
    expect(found[0]!.words).toContain('To be paid: CAD 900.00');
  });

  it('stay quiet about whatever was due before they were switched on, and about what names no day', async () => {
    await invoiced({ date: '2026-01-02' });
    const plain = (await invoiced()).invoice;
    await call('POST', 'payments/changeDueDate', { payment_id: plain.id, due_date: null });
    app.clock.set(DUE);
    await round();
    app.clock.set('2026-12-06T15:00:00Z');
    await round();
    expect(await said()).toEqual([]);
  });

  it('make up for days on which nothing ran, three at most', async () => {
    app.clock.set('2026-12-01T15:00:00Z');
    await round();
    const [first, second] = [await invoiced({ due_date: '2026-12-02' }), await invoiced({ due_date: '2026-12-04' })];
    app.clock.set('2026-12-07T15:00:00Z');
    await round();
    expect(await said()).toEqual([[second.invoice.id, 1]]);
    expect(first.invoice.due_date).toBe('2026-12-02');
  });

  it('are foretold for the next round, on or off, and nobody is mailed while they are off', async () => {
    const { opened, desk, product } = await newBarn({ send_payment_reminders: 0 });
    [barn, office, ten] = [opened, desk, product];
    const [{ family }] = [await invoiced()];
    const unknown = await barn.newFamily({ students: 1, holder: { firstName: 'No', lastName: 'Address' } });
    await invoiced({}, { ...unknown, holder: '' });
    const held = await invoiced();
    await call('POST', 'payments/holdReminders', { person_id: held.family.personId, hold: 1 });
    app.clock.set(DUE);
    expect(await next()).toEqual({
      is_on: 0,
      has_steps: 1,
      day: '2026-12-05',
      families: 1,
      invoices: 1,
      outstanding: 450,
      without_address: ['No Address'],
      on_hold: [expect.stringContaining('Paula Rent')],
      reminded_today: [],
    });
    await round();
    expect(await said()).toEqual([]);
    await barn.run(ChangePreference, { field: 'send_payment_reminders', value: 1 });
    await round();
    expect((await said()).length).toBe(1);
    expect(await mails(family)).toHaveLength(1);
    expect(await next()).toMatchObject({ is_on: 1, day: '2026-12-06', families: 0 });
  });

  it('go by hand to one or many, said before and followed after, and not twice on a day', async () => {
    const [a, b] = [await invoiced(), await invoiced({ due_date: '2027-03-01' })];
    const nobody = await barn.newFamily({ students: 1 });
    const ids = [a.family.personId, b.family.personId, nobody.personId];
    expect(await preview(ids)).toMatchObject({ families: 2, invoices: 2, outstanding: 900, nothing_open: 1 });
    expect(await said()).toEqual([]);
    const { status, body } = await remind(ids);
    expect([status, body.families, body.invoices]).toEqual([200, 2, 2]);
    await app.settled(barn.farmId);
    const { mails: sent } = (await call('GET', 'payments/reminderRun', { run_id: body.run_id })).body;
    expect(sent.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent']);
    expect((await remind(ids)).body).toEqual({ run_id: null, families: 0, invoices: 0 });
    expect((await preview(ids)).reminded_today).toHaveLength(2);
    expect(await mails(a.family)).toHaveLength(1);
    app.clock.set('2026-11-21T17:00:00Z');
    expect((await remind(ids)).body.families).toBe(2);
    const { reminders } = (await call('GET', 'items/getAllItemsForPayment', { payment_id: a.invoice.id })).body.payment;
    expect(reminders).toBe(2);
  });

  it('are on hold for an account until staff resume them, and its invoices are mailed as before', async () => {
    const { family, invoice } = await invoiced();
    const hold = (value: 0 | 1, who = barn.admin) =>
      call('POST', 'payments/holdReminders', { person_id: family.personId, hold: value }, who);
    expect((await hold(1)).body).toEqual({ reminders_on_hold: 1 });
    await hold(1);
    expect(await office.events('RemindersHeld')).toHaveLength(1);
    const held = async () =>
      (await call('GET', 'reports/financial', { billing_person_id: family.personId })).body.reminders_on_hold;
    expect(await held()).toBe(1);
    app.clock.set(DUE);
    await round();
    expect((await remind([family.personId])).body.families).toBe(0);
    await call('POST', 'payments/sendInvoice', { id: invoice.id, email: family.holder });
    expect((await mails(family)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Invoice \d+ from/)]);
    expect((await hold(0)).body).toEqual({ reminders_on_hold: 0 });
    expect(await held()).toBe(0);
    app.clock.set('2026-12-06T15:00:00Z');
    await round();
    expect(await said()).toEqual([[invoice.id, 1]]);
    expect((await hold(1, family)).status).toBe(403);
  });

  it('are nobody else’s to send, and of no other barn’s accounts', async () => {
    const { family } = await invoiced();
    for (const [path, body] of [
      ['payments/remind', { account_ids: [family.personId] }],
      ['payments/previewReminders', { account_ids: [family.personId] }],
    ] as const)
      expect((await call('POST', path, body, family)).status).toBe(403);
    const { opened: other } = await newBarn();
    const elsewhere = await other.call(other.admin, 'POST', 'payments/remind', { account_ids: [family.personId] });
    expect(elsewhere.body).toEqual({ run_id: null, families: 0, invoices: 0 });
    const run = (await remind([family.personId])).body.run_id;
    expect((await other.call(other.admin, 'GET', 'payments/reminderRun', { run_id: run })).status).toBe(404);
    const held = await other.call(other.admin, 'POST', 'payments/holdReminders', {
      person_id: family.personId,
      hold: 1,
    });
    expect(held.status).toBe(404);
    const wrong = await call('POST', 'payments/remind', { account_ids: ['me'] });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'account_ids']);
  });
});
