import { exampleInvoicePaper as example } from '../example-paper.js';
import type { Paper } from '../paper.js';
import { eInvoiceOf } from './e-invoice-of.js';
import { invoiceXml } from './write.js';

const bankAccount = { holder: 'Stall Müller', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const paper: Paper = {
  ...example,
  barn: { ...example.barn, currency: 'EUR', taxNumber: 'de 123 456 789', bankAccount },
  home: {
    street: 'Elm 12',
    line2: null,
    postcode: '10115',
    town: 'Berlin',
    region: null,
    country: null,
    barnCountry: 'DE',
  },
};
const barn = (of: Partial<Paper['barn']>): Paper => ({ ...paper, barn: { ...paper.barn, ...of } });
const payment = (of: Partial<Paper['payment']>): Paper => ({ ...paper, payment: { ...paper.payment, ...of } });
const country = (of: string | null): Paper => ({ ...paper, home: { ...paper.home, country: of } });
const untaxed = (of: Paper): Paper => ({
  ...of,
  items: of.items.map((item) => Object.assign({}, item, { tax_percent: 0 })),
  payment: { ...of.payment, tax: 0, outstanding: 450 },
});

/** Of what was given back of it, whole. */
const credited = (of: Partial<Paper['payment']> = {}): Paper => ({
  ...payment({
    invoice: 0,
    invoice_number: null,
    transaction_type: 'refund',
    paid: 1,
    subtotal: -450,
    tax: -58.5,
    total: -508.5,
    outstanding: 0,
    received: '2026-11-24',
    ...of,
  }),
  items: [],
  open: null,
  number: 'C-2026-3',
  corrects: {
    formerNumber: '12-4711',
    invoiceNumber: 12,
    invoiceDate: '2026-11-20',
    items: [{ price: 450, tax_percent: 0.13, tax_included: false }],
  },
});

const xmlOf = async (of: Paper) => {
  const made = eInvoiceOf(of);
  if ('obstacle' in made) throw made.obstacle;
  return (await invoiceXml(made.invoice)).replace(/>\s+</g, '><');
};

describe('an e-invoice', () => {
  it.each<[string, Paper, string]>([
    [
      'of a receipt',
      payment({ invoice: 0 }),
      'Only invoices, and credit notes for them, are written as data, and this is neither.',
    ],
    [
      'without a tax number',
      barn({ taxNumber: null }),
      'Enter the tax number of your business first: Setup, Settings, Receipt.',
    ],
    [
      'from nobody’s address',
      barn({ email: null }),
      'Enter the email address of your business first: Setup, Settings, Business Information.',
    ],
    [
      'to nobody’s address',
      payment({ email: null }),
      'Enter an email address of Ewa Kowalska first: an e-invoice names it.',
    ],
    [
      'to an unknown country',
      country('Preußen'),
      'The country of Ewa Kowalska, Preußen, is not known: write its English name or its two letters.',
    ],
    [
      'of something without tax, and no reason for it',
      untaxed(paper),
      'Something on it is without tax. Enter the reason first: Setup, Settings, Receipt.',
    ],
    [
      'whose lines do not come to its total any more',
      payment({ fee: 1 }),
      'A cancelled lesson took something off this invoice, and it has several tax rates: nobody can say off which.',
    ],
    [
      'of what waits to be given back',
      credited({ paid: 0, refund_state: 'pending' }),
      'Nothing has been given back yet: the credit note follows once it has.',
    ],
    [
      'of another tax than the invoice’s',
      credited({ tax: -20, subtotal: -488.5 }),
      'What was given back does not come to the tax of its invoice: nobody can say at which rate it is.',
    ],
  ])('%s is none, and says why', (_, of, obstacle) =>
    expect(eInvoiceOf(of)).toMatchObject({ obstacle: { message: obstacle } }),
  );

  it('names both, what was sold, the tax, and how it is paid', async () => {
    const xml = await xmlOf(paper);
    for (const part of [
      '<cbc:ID>12</cbc:ID><cbc:IssueDate>2026-11-20</cbc:IssueDate>',
      '<cbc:CompanyID>DE123456789</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID>',
      '<cbc:CityName>Berlin</cbc:CityName><cbc:PostalZone>10115</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE<',
      '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>Invoice 12</cbc:PaymentID>',
      '<cbc:ID>DE89370400440532013000</cbc:ID>',
      '<cbc:TaxableAmount currencyID="EUR">450.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">58.50</cbc:TaxAmount>',
      '<cbc:PayableAmount currencyID="EUR">508.50</cbc:PayableAmount>',
      '<cbc:Description>For Anna Kowalska</cbc:Description><cbc:Name>10 group lessons</cbc:Name>',
      '<cbc:ID>S</cbc:ID><cbc:Percent>13</cbc:Percent>',
    ])
      expect(xml).toContain(part);
  });

  it('of what was given back is a credit note, which names its invoice', async () => {
    const xml = await xmlOf(credited());
    for (const part of [
      '<cbc:ID>C-2026-3</cbc:ID><cbc:IssueDate>2026-11-24</cbc:IssueDate><cbc:CreditNoteTypeCode>381<',
      '<cac:InvoiceDocumentReference><cbc:ID>12</cbc:ID><cbc:IssueDate>2026-11-20</cbc:IssueDate>',
      '<cbc:TaxableAmount currencyID="EUR">450.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">58.50</cbc:TaxAmount>',
      '<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>',
      '<cbc:Name>Given back of invoice 12</cbc:Name>',
    ])
      expect(xml).toContain(part);
  });

  it('says how much of what is sold by a unit', async () => {
    const sold_quantity = { quantity: 12.5, unit: 'km', unitPriceMinor: 3600, of: 'Transport' };
    const items = paper.items.map((item) => Object.assign({}, item, { sold_quantity }));
    const xml = await xmlOf({ ...paper, items });
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="KMT">12.5</cbc:InvoicedQuantity>');
    expect(xml).toContain('<cbc:Name>Transport</cbc:Name>');
    expect(xml).toContain('<cbc:PriceAmount currencyID="EUR">36.00</cbc:PriceAmount>');
  });

  it('names the barn’s town and postal code where its address says them', async () =>
    expect(await xmlOf(barn({ address: ['Hof 3', '74638 Waldenburg'] }))).toContain(
      '<cbc:StreetName>Hof 3</cbc:StreetName><cbc:CityName>Waldenburg</cbc:CityName><cbc:PostalZone>74638<',
    ));

  it('is to be paid on receipt where it names no day', async () => {
    const note = '<cac:PaymentTerms><cbc:Note>To be paid on receipt.</cbc:Note></cac:PaymentTerms>';
    expect(await xmlOf(paper)).toContain(note);
    const until = await xmlOf(payment({ due_date: '2026-12-04' }));
    expect(until).toContain('<cbc:DueDate>2026-12-04</cbc:DueDate>');
    expect(until).not.toContain(note);
  });

  it('knows a barn without a number for VAT by the one of its tax office', async () => {
    const xml = await xmlOf(barn({ taxNumber: '29/815/08155' }));
    expect(xml).toContain('<cac:PartyIdentification><cbc:ID>29/815/08155</cbc:ID></cac:PartyIdentification>');
    expect(xml).toContain('<cbc:CompanyID>29/815/08155</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID>');
    expect(xml).toContain('<cbc:RegistrationName>Maple Hill</cbc:RegistrationName><cbc:CompanyID>29/815/08155<');
  });

  it('says why it is without tax', async () =>
    expect(await xmlOf(untaxed(barn({ exemption: 'Exempt as lessons' })))).toContain(
      '<cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReason>Exempt as lessons</cbc:TaxExemptionReason>',
    ));

  it.each([
    ['Austria', 'AT'],
    [' austria ', 'AT'],
    ['at', 'AT'],
    [null, 'DE'],
    ['', 'DE'],
  ])('goes to a country called %p: %s', async (called, code) =>
    expect(await xmlOf(country(called))).toContain(`<cbc:IdentificationCode>${code}<`),
  );
});
