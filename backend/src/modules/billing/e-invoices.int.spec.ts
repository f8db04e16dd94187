import PostalMime from 'postal-mime';
import { NOW } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

/** The name that Factur-X gives to what a PDF carries. */
const CARRIED = '(factur-x.xml)';

describe('e-invoices', () => {
  let app: WorkApp, barn: TestBarn, office: Shop, ten: ProductReply, rider: string;
  const set = (field: string, value: string | number) =>
    barn.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', { field, value });
  beforeAll(async () => {
    app = await workApp();
    app.clock.set(NOW);
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13, prices_include_tax: 1 } });
    office = shop(barn);
    ten = await office.newProduct();
    rider = barn.family.studentIds[0] as string;
    await set('tax_number', 'ATU12345678');
    await set('email', 'office@maplehill.test');
  });
  afterAll(() => app.stop());
  beforeEach(() => void (app.smtp.mails.length = 0));

  const sold = async (details: object) =>
    (await office.sell({ product_id: ten.id, student_id: rider }, details)).payment.id;
  const xml = (payment_id: string, who = barn.admin) => barn.call(who, 'GET', 'payments/eInvoice', { payment_id });
  const pdf = async (payment_id: string, who = barn.family) =>
    String((await barn.call(who, 'GET', 'payments/paper', { payment_id })).body);

  it('are the invoice as XML, of the sums that it names', async () => {
    const { status, body, headers } = await xml(await sold({ invoice: 1 }));
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Invoice%20\d+\.xml$/);
    for (const part of [
      '<cbc:CompanyID>ATU12345678</cbc:CompanyID>',
      '<cbc:TaxExclusiveAmount currencyID="CAD">398.23</cbc:TaxExclusiveAmount>',
      '<cbc:TaxAmount currencyID="CAD">51.77</cbc:TaxAmount>',
      '<cbc:PayableAmount currencyID="CAD">450.00</cbc:PayableAmount>',
    ])
      expect(body).toContain(part);
  });

  it('are of invoices alone, and for administrators', async () => {
    const [receipt, invoice] = [await sold({}), await sold({ invoice: 1 })];
    expect(await xml(receipt)).toMatchObject({ status: 409, body: { code: 'e_invoice_of_invoices' } });
    expect(await xml(invoice, barn.family)).toMatchObject({ status: 403 });
    expect(await xml(barn.newId())).toMatchObject({ status: 404 });
  });

  it('are carried by the PDF once the barn wants it, in mails, too', async () => {
    const id = await sold({ invoice: 1 });
    expect(await pdf(id)).not.toContain(CARRIED);
    await set('sends_e_invoices', 1);
    expect(await pdf(id)).toContain(CARRIED);
    expect(await pdf(await sold({}))).not.toContain(CARRIED);
    await barn.call(barn.admin, 'POST', 'payments/sendInvoice', { id, email: 'ewa@example.com' });
    await app.settled(barn.farmId);
    const [attached] = (await PostalMime.parse(app.smtp.mails[0]!.source)).attachments;
    expect(Buffer.from(attached!.content as ArrayBuffer).toString('latin1')).toContain(CARRIED);
  });

  /** A lesson on an invoice that was paid, and what was given back for it. */
  const givenBack = async (details: object) => {
    const family = await barn.newFamily();
    const [ridden = ''] = family.studentIds;
    const product = await office.newProduct({ product_price: 45, product_count: 1 });
    const sale = await office.sell({ product_id: product.id, student_id: ridden }, details);
    if (sale.payment.invoice === 1)
      await barn.call(barn.admin, 'POST', 'payments/create', { is_invoice_payment: 1, payment_id: sale.payment.id });
    const { places } = await office.lesson('2026-11-24', [ridden]);
    expect((await office.cancel(places[ridden] as string, 'CWR')).status).toBe(200);
    const [refund] = await barn.read(
      (sql) => sql<{ payment_id: string }[]>`
        select payment_id from payment where transaction_type = 'refund' and billing_person_id = ${family.personId}`,
    );
    return { family, id: refund?.payment_id as string, invoiceNumber: sale.payment.invoice_number };
  };

  it('are credit notes, too, which name their invoice and have a number of their own', async () => {
    await set('sends_e_invoices', 1);
    const { family, id, invoiceNumber } = await givenBack({ invoice: 1 });
    const { status, body, headers } = await xml(id);
    expect(status).toBe(200);
    const [, number] = /<CreditNote [^]*?<cbc:ID>([^<]+)</.exec(body as string) ?? [];
    expect(number).toMatch(/^C-2026-\d+$/);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''Credit%20note%20${number}.xml`);
    for (const part of [
      '<cbc:CreditNoteTypeCode>381<',
      `<cbc:ID>${invoiceNumber}</cbc:ID>`,
      '<cbc:TaxInclusiveAmount currencyID="CAD">45.00</cbc:TaxInclusiveAmount>',
      '<cbc:TaxAmount currencyID="CAD">5.18</cbc:TaxAmount>',
      '<cbc:PayableAmount currencyID="CAD">0.00</cbc:PayableAmount>',
    ])
      expect(body).toContain(part);
    const printed = await barn.call(family, 'GET', 'payments/paper', { payment_id: id });
    expect(String(printed.body)).toContain(CARRIED);
    expect(printed.headers['content-disposition']).toContain(`Credit%20note%20${number}`);
    expect((await xml(id)).body).toBe(body);
  });

  it('are none of what was given back without an invoice', async () => {
    const { family, id } = await givenBack({});
    expect(await xml(id)).toMatchObject({ status: 409, body: { code: 'e_invoice_of_invoices' } });
    expect(await pdf(id, family)).not.toContain(CARRIED);
  });

  it('say how much of what is sold by a unit, and of what', async () => {
    const km = { product_name: 'Transport', product_price: 0.6, price_unit: 'km', product_count: 1, is_tracked: 0 };
    const line = { product_id: (await office.newProduct(km)).id, student_id: rider, quantity: 12.5 };
    const { id } = (await office.sell(line, { invoice: 1, amount: 7.5 })).payment;
    const { body } = await xml(id);
    expect(body).toContain('<cbc:InvoicedQuantity unitCode="KMT">12.5</cbc:InvoicedQuantity>');
    expect(body).toContain('<cbc:Name>Transport</cbc:Name>');
  });

  it('are left out, and the PDF goes as ever, where something is missing for them', async () => {
    await set('sends_e_invoices', 1);
    await set('tax_number', '');
    const id = await sold({ invoice: 1 });
    expect(await pdf(id)).not.toContain(CARRIED);
    expect(await xml(id)).toMatchObject({ status: 409, body: { code: 'e_invoice_tax_number' } });
    await set('tax_number', 'ATU12345678');
    expect(await pdf(id)).toContain(CARRIED);
  });
});
