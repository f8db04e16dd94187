import { NOW } from '../../../test/support/test-app.js';
import { multipart } from '../../../test/support/multipart.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

const PDF_IN_BASE64 = Buffer.from('%PDF-').toString('base64').slice(0, 6);

describe('papers about money', () => {
  let app: WorkApp, barn: TestBarn, office: Shop, ten: ProductReply, rider: string;
  beforeAll(async () => {
    app = await workApp();
    app.clock.set(NOW);
    barn = await app.barn({
      preferences: { can_use_invoices: 1, tax_percent: 0.13, invoice_email_notes1: 'Please pay within two weeks.' },
    });
    office = shop(barn);
    ten = await office.newProduct();
    rider = barn.family.studentIds[0] as string;
  });
  afterAll(() => app.stop());
  beforeEach(() => void (app.smtp.mails.length = 0));

  const invoice = async () => (await office.sell({ product_id: ten.id, student_id: rider }, { invoice: 1 })).payment;
  const send = (body: object, headers: Record<string, string> = {}) =>
    barn.call(barn.admin, 'POST', 'payments/sendInvoice', body, headers);
  const sent = async () => {
    await app.settled(barn.farmId);
    return app.smtp.mails;
  };

  it('are mailed as a PDF to whom an administrator names, once for one wish (R182 R217)', async () => {
    const { id, invoice_number } = await invoice();
    const wish = { id, email: 'Grandma@Example.com', name: 'For Grandma' };
    const answers = await Promise.all([1, 2, 3].map(() => send(wish, { 'idempotency-key': 'once' })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { id }]));
    const mails = await sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['grandma@example.com', `Invoice ${invoice_number} from Maple Hill`],
    ]);
    expect(mails[0]!.words).toContain('Content-Type: application/pdf; name="For Grandma.pdf"');
    expect(mails[0]!.words).toContain(PDF_IN_BASE64);
    expect(mails[0]!.words).toContain('Please pay within two weeks.');
    expect(mails[0]!.words).toContain('To be paid: CAD 508.50');
    expect(await app.ledger(barn.farmId)).toMatchObject([
      { email_to: 'grandma@example.com', template_desc: 'Invoice' },
    ]);
  });

  it('are a PDF of the administrator’s own if one comes with the form, and nothing else (R182)', async () => {
    const { id } = await invoice();
    const form = (content: string) => {
      const { payload, headers } = multipart([
        { name: 'id', value: id },
        { name: 'email', value: 'ewa@example.com' },
        { name: 'file', filename: 'invoice.pdf', content: Buffer.from(content) },
      ]);
      return barn.call(barn.admin, 'POST', 'payments/sendInvoice', payload, headers);
    };
    expect(await form('Dear family')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', message: 'The file must be a PDF' }] },
    });
    expect(await form('%PDF-1.4 of our own')).toMatchObject({ status: 200 });
    const [mail] = await sent();
    expect(mail!.words).toContain(Buffer.from('%PDF-1.4 of our own').toString('base64').slice(0, 20));
  });

  describe('of a barn that names its bank account', () => {
    const set = (name: string, value: string) =>
      barn.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', { field: name, value });
    const transfer = {
      account_holder: 'Stall Müller',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: null,
      reference: expect.stringMatching(/^Invoice \d+$/),
    };
    beforeAll(async () => {
      await set('bank_account_holder', 'Stall Müller');
      await set('bank_iban', 'DE89 3704 0044 0532 0130 00');
    });
    afterAll(async () => {
      await set('bank_account_holder', '');
      await set('bank_iban', '');
    });

    it('say how what is open is transferred, as mails and the portal do', async () => {
      const { id, invoice_number } = await invoice();
      const shown = (who = barn.family) => barn.call(who, 'GET', 'items/getAllItemsForPayment', { payment_id: id });
      expect((await shown()).body.bank_transfer).toEqual({ ...transfer, reference: `Invoice ${invoice_number}` });
      await send({ id, email: 'ewa@example.com' });
      const [mail] = await sent();
      expect(mail!.words).toContain('IBAN: DE89 3704 0044 0532 0130 00');
      expect(mail!.words).toContain(`Reference: Invoice ${invoice_number}`);
      await barn.call(barn.admin, 'POST', 'payments/create', { payment_id: id, is_invoice_payment: 1 });
      expect((await shown()).body.bank_transfer).toBeNull();
    });

    it('say it of several invoices at once (reminded by hand)', async () => {
      const family = await barn.newFamily({ students: 1 });
      const line = { product_id: ten.id, student_id: family.studentIds[0] };
      const numbers = [
        (await office.sell(line, { invoice: 1, date: '2026-10-01' })).payment.invoice_number,
        (await office.sell(line, { invoice: 1, date: '2026-10-02' })).payment.invoice_number,
      ];
      await barn.call(barn.admin, 'POST', 'payments/remind', { account_ids: [family.personId] });
      const [mail] = await sent();
      expect(mail!.words).toContain(`Reference: Invoices ${numbers.join(', ')}`);
    });
  });

  it('are sent to nobody where something is wrong', async () => {
    const { id } = await invoice();
    expect((await send({ id, email: 'nobody' })).body.errors).toEqual([
      { field: 'email', message: 'email must be an email address' },
    ]);
    expect((await send({ id: barn.farmId, email: 'ewa@example.com' })).status).toBe(404);
    const [other] = [await app.barn()];
    expect((await other.call(other.admin, 'POST', 'payments/sendInvoice', { id, email: 'a@example.com' })).status).toBe(
      404,
    );
    expect((await barn.call(barn.family, 'POST', 'payments/sendInvoice', { id, email: 'a@example.com' })).status).toBe(
      403,
    );
    expect(await sent()).toEqual([]);
  });

  it('are read by the family whose they are, and by nobody else’s', async () => {
    const { id } = await invoice();
    const stranger = await barn.newFamily();
    const paper = (who: object) => barn.call(who as never, 'GET', 'payments/paper', { payment_id: id });
    expect((await paper(barn.family)).status).toBe(200);
    expect((await paper(barn.admin)).status).toBe(200);
    expect((await paper(stranger)).status).toBe(404);
  });
});
