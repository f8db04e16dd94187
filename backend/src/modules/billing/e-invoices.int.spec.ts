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
