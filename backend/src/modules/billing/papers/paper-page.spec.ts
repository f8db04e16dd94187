import { exampleInvoicePaper as paper } from './example-paper.js';
import { paperName, paperPage } from './paper-page.js';
import type { Paper } from './paper.js';

const textOf = (of: Paper) =>
  paperPage(of)
    .replace(/<style>.*?<\/style>|<head>.*?<\/head>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const paid = (of: Partial<Paper['payment']>): Paper => ({ ...paper, payment: { ...paper.payment, ...of } });

describe('a paper about money (R182)', () => {
  it('is A4 and says who, what, how much and what is to be paid', () => {
    expect(paperPage(paper)).toContain('size: A4');
    expect(textOf(paper)).toBe(
      'Ewa Kowalska 12 Elm Street Guelph ON N1H 3A1 parent@maplehill.test Maple Hill 12 Orchard Lane Guelph office@maplehill.test ' +
        'Invoice 12 Friday 20 November 2026 · To be paid: CAD 508.50 For Package Valid Price ' +
        'Anna Kowalska 10 group lessons 20 Nov 2026 – 19 May 2027 CAD 450.00 ' +
        'Subtotal CAD 450.00 Tax 13% CAD 58.50 Total CAD 508.50 Thank you for riding with us.',
    );
    expect(paperName(paper)).toBe('Invoice 12 2026-11-20.pdf');
  });

  it('names the barn’s tax number where it has one', () =>
    expect(textOf({ ...paper, barn: { ...paper.barn, taxNumber: 'DE123456789' } })).toContain(
      'office@maplehill.test Tax number DE123456789 Invoice 12',
    ));

  describe('of a barn that names its bank account', () => {
    const bankAccount = { holder: 'Stall Müller', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
    const inEuros = { ...paper, barn: { ...paper.barn, currency: 'EUR', bankAccount } };
    const howTo =
      'By bank transfer To Stall Müller IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX Reference Invoice 12';

    it('says how what is open is transferred, in euros with a code for banking apps', () => {
      expect(textOf(inEuros)).toContain(`${howTo} Scan in your banking app`);
      expect(paperPage(inEuros)).toContain('<svg');
    });

    it('has no code in another currency, and no BIC where none is named', () => {
      const inDollars = {
        ...inEuros,
        barn: { ...inEuros.barn, currency: 'CAD', bankAccount: { ...bankAccount, bic: null } },
      };
      expect(textOf(inDollars)).toContain(howTo.replace(' BIC COBADEFFXXX', ''));
      expect(paperPage(inDollars)).not.toContain('<svg');
    });

    it('says nothing of it once nothing is open', () =>
      expect(textOf({ ...inEuros, open: null })).not.toContain('bank transfer'));
  });

  it('leads to where what is open is paid, and nowhere once nothing is', () => {
    const url = 'https://barn.test/pay#t0ken';
    expect(paperPage(paper, url)).toContain(`<a href="${url}">Pay invoice 12 by card: CAD 508.50</a>`);
    expect(paperPage({ ...paper, open: null }, url)).not.toContain('pay#');
    expect(paperPage(paper)).not.toContain('<a ');
  });

  it.each([
    ['a paid invoice', { outstanding: 0, paid: 1 }, 'Invoice 12 Friday 20 November 2026 · Paid'],
    ['an invoice lowered to nothing', { outstanding: 0 }, 'Invoice 12 Friday 20 November 2026 · Nothing to be paid'],
    [
      'money that came in',
      { invoice: 0, invoice_number: null, outstanding: 0, paid: 1, transaction_type: 'manual' },
      'Receipt Friday 20 November 2026 · Received with thanks',
    ],
    [
      'money for an invoice',
      { invoice: 0, outstanding: 0, paid: 1, transaction_type: 'manual' },
      'Receipt for invoice 12 Friday 20 November 2026 · Received with thanks',
    ],
    [
      'money given back',
      { invoice: 0, invoice_number: null, outstanding: 0, paid: 1, transaction_type: 'refund' },
      'Credit note Friday 20 November 2026 · Given back',
    ],
    [
      'money that may be given back',
      { invoice: 0, invoice_number: null, outstanding: 0, paid: 0, transaction_type: 'refund' },
      'Credit note Friday 20 November 2026 · Waits for approval',
    ],
  ])('names %s', (_what, of, head) => {
    expect(textOf(paid(of))).toContain(head);
  });

  it('names the invoice that a credit note corrects, and the number of its own', () => {
    const back = paid({ invoice: 0, invoice_number: null, outstanding: 0, paid: 1, transaction_type: 'refund' });
    const corrects = { formerNumber: '12-4711', invoiceNumber: 12, invoiceDate: '2026-11-06', items: [] };
    const number = 'C-2026-3';
    expect(textOf({ ...back, corrects, number })).toContain(
      'Credit note C-2026-3 Friday 20 November 2026 · Given back · For invoice 12 of Friday 6 November 2026',
    );
    expect(paperName({ ...back, corrects, number })).toBe('Credit note C-2026-3 2026-11-20.pdf');
  });

  it('has a number of its own before the invoice that it is for', () => {
    const money = paid({ invoice: 0, outstanding: 0, paid: 1, transaction_type: 'manual' });
    expect(paperName({ ...money, number: 'R-2026-17' })).toBe('Receipt R-2026-17 for invoice 12 2026-11-20.pdf');
  });

  it('says of money that paid several invoices what each got, and what is a credit (E06)', () => {
    const share = { received: '2026-10-12', invoice_total: 508.5 };
    const divided = {
      ...paid({ invoice: 0, invoice_number: null, outstanding: 0, transaction_type: 'manual' }),
      items: [],
    };
    const shares = [
      { ...share, invoice_number: 11, paid: 508.5 },
      { ...share, invoice_number: 12, paid: 91.5 },
      { ...share, invoice_number: null, paid: 20 },
    ];
    expect(textOf({ ...divided, shares })).toContain(
      'For Of Invoice total Paid Invoice 11 12 Oct 2026 CAD 508.50 CAD 508.50 Invoice 12 12 Oct 2026 CAD 508.50 CAD 91.50 ' +
        'Credit for the next purchase 12 Oct 2026 CAD 20.00',
    );
  });
  it('says of an invoice what was paid and what is open (E06)', () =>
    expect(textOf(paid({ part_paid: 100, outstanding: 408.5 }))).toContain(
      'Total CAD 508.50 Paid so far CAD -100.00 To be paid CAD 408.50',
    ));

  const lines = [
    { price: 25, tax_percent: 0.19, tax_included: true },
    { price: 10, tax_percent: 0.07, tax_included: true },
  ].map((of) => Object.assign({}, paper.items[0], of));

  it('says what of the prices is tax, by rate (E01)', () => {
    const said = textOf({ ...paid({ subtotal: 30.36, tax: 4.64, total: 35 }), items: lines });
    expect(said).toContain('Price with tax');
    expect(said).toContain('Subtotal CAD 30.36 Tax 19% CAD 3.99 Tax 7% CAD 0.65 Total CAD 35.00');
  });

  it('says until when it is to be paid, as long as it is', () => {
    const due = { due_date: '2026-12-04' };
    expect(textOf({ ...paper, payment: { ...paper.payment, ...due } })).toContain(
      'To be paid by Friday 4 December 2026: CAD 508.50',
    );
    expect(textOf(paid({ ...due, outstanding: 0, paid: 1 }))).not.toContain('December');
  });

  it('says of instalments what is to be paid next, and all of their days', () => {
    const instalments = [
      { due_date: '2026-11-20', amount: 108.5, open: 0 },
      { due_date: '2026-12-20', amount: 200, open: 50 },
      { due_date: '2027-01-20', amount: 200, open: 200 },
    ];
    const said = textOf(paid({ due_date: '2026-12-20', part_paid: 258.5, outstanding: 250, asked: 50, instalments }));
    expect(said).toContain('To be paid by Sunday 20 December 2026: CAD 50.00');
    expect(said).toContain(
      [
        'Friday 20 November 2026 Paid CAD 108.50',
        'Sunday 20 December 2026 Still open: CAD 50.00 CAD 200.00',
        'Wednesday 20 January 2027 CAD 200.00',
      ].join(' '),
    );
  });

  it('says tax in one sum where a lesson was taken off since', () => {
    const said = textOf({ ...paid({ subtotal: 20, tax: 3.5, total: 23.5 }), items: lines });
    expect(said).toContain('Subtotal CAD 20.00 Tax CAD 3.50 Total CAD 23.50');
  });

  it('prints what people typed, whatever it is', () => {
    const page = paperPage(paid({ name: '<script>x</script>' }));
    expect(page).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(page).not.toContain('<script>');
  });
});
