import { DateTime } from 'luxon';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { html } from '../../../platform/pdf/html.js';
import { longDate } from '../../../platform/pdf/long-date.js';
import { taxOf, toAmount, toMinor } from '../domain/money.js';
import { framedPaper } from './paper-frame.js';
import { transferOf, transferQr } from './payable.js';
import { titleOf, type Paper } from './paper.js';
import type { BankTransfer } from '../domain/bank-transfer.js';

const shortDay = (date: string) => DateTime.fromISO(date, { zone: 'utc', locale: 'en-GB' }).toFormat('d LLL yyyy');

/** Broken between the days, if at all. */
const validity = ({ package_start_date: from, package_expiry_date: until }: Paper['items'][number]) =>
  [from, until].flatMap((day) => (day ? [shortDay(day).replaceAll(' ', '\u00a0')] : [])).join(' – ');

/** By rate, where that comes to what was asked for: a cancelled lesson may have taken something off since. E01 */
function taxLines({ items, payment: { tax } }: Paper): readonly (readonly [string, number])[] {
  if (!tax) return [];
  const prices = items.map(({ price, tax_percent, tax_included }) => ({
    priceMinor: toMinor(price),
    taxPercent: tax_percent,
    taxIncluded: tax_included,
  }));
  const lines = [...new Set(prices.map(({ taxPercent }) => taxPercent))].flatMap((taxPercent) => {
    const taxMinor = taxOf(prices.filter((one) => one.taxPercent === taxPercent));
    return taxMinor === 0 ? [] : [[`Tax ${Number((taxPercent * 100).toFixed(3))}%`, toAmount(taxMinor)] as const];
  });
  const sum = lines.reduce((total, [, amount]) => total + toMinor(amount), 0);
  return sum === toMinor(tax) ? lines : [['Tax', tax]];
}

const sharesTable = ({ shares }: Paper, amount: (value: number) => string) =>
  shares.length > 0 &&
  html`<table><thead><tr><th>For</th><th>Of</th><th class="amount">Invoice total</th><th class="amount">Paid</th></tr></thead>
<tbody>${shares.map(
    ({ invoice_number, received, invoice_total, paid }) => html`<tr>
<td>${invoice_number === null ? 'Credit for the next purchase' : `Invoice ${invoice_number}`}</td><td>${shortDay(received)}</td>
<td class="amount">${invoice_number !== null && amount(invoice_total)}</td><td class="amount">${amount(paid)}</td></tr>`,
  )}</tbody></table>`;

const discountOf = ({ discount, discount_title: title }: Paper['items'][number], amount: (value: number) => string) =>
  discount > 0 && html`<div class="note">${title} ${amount(-discount)}</div>`;

/** What it would have cost stands before what it costs. */
const priceOf = ({ price, discount }: Paper['items'][number], amount: (value: number) => string) =>
  discount > 0 ? html`<s>${amount(price + discount)}</s> ${amount(price)}` : amount(price);

/** What is to be paid until when, of what is paid by instalments. */
const instalmentTable = ({ payment: { instalments } }: Paper, amount: (value: number) => string) =>
  instalments !== null &&
  html`<table><thead><tr><th>Instalment until</th><th></th><th class="amount">Amount</th></tr></thead><tbody>${instalments.map(
    (part) => html`<tr><td>${longDate(part.due_date)}</td>
<td>${part.open === 0 ? 'Paid' : part.open < part.amount && `Still open: ${amount(part.open)}`}</td>
<td class="amount">${amount(part.amount)}</td></tr>`,
  )}</tbody></table>`;

/** What part payments have paid, and what is left. E06 */
const openRows = ({ part_paid, outstanding }: Paper['payment']): readonly (readonly [string, number])[] =>
  part_paid > 0 && outstanding > 0
    ? [
        ['Paid so far', -part_paid],
        ['To be paid', outstanding],
      ]
    : [];

const priceLabel = (items: Paper['items']) =>
  items.every(({ tax_included }) => tax_included) ? 'Price with tax' : 'Price';

function stateOf({ payment, corrects }: Paper, amount: (value: number) => string) {
  const { outstanding, asked, invoice, transaction_type, paid, due_date } = payment;
  if (outstanding > 0) return `To be paid${due_date ? ` by ${longDate(due_date)}` : ''}: ${amount(asked)}`;
  if (invoice === 1) return paid ? 'Paid' : 'Nothing to be paid';
  if (transaction_type !== 'refund') return 'Received with thanks';
  return `${paid ? 'Given back' : 'Waits for approval'}${correctedBy(corrects)}`;
}

const correctedBy = (corrects: Paper['corrects']) =>
  corrects ? ` · For invoice ${corrects.invoiceNumber} of ${longDate(corrects.invoiceDate)}` : '';

/** With its number. Files are called so. */
export const paperTitle = ({ payment, number }: Paper) => titleOf(payment, number);

const transferRows = (transfer: BankTransfer) =>
  [
    ['To', transfer.account_holder],
    ['IBAN', transfer.iban],
    ['BIC', transfer.bic],
    ['Reference', transfer.reference],
  ].filter(([, value]) => value);

/** Where the barn names its account: what to type, and what a banking app reads instead. */
function transferPart(paper: Paper) {
  const transfer = transferOf(paper);
  if (!transfer) return false;
  const qr = transferQr(paper, transfer);
  return html`<div class="transfer"><div><strong>By bank transfer</strong><table><tbody>${transferRows(transfer).map(
    ([label, value]) => html`<tr><td>${label}</td><td>${value}</td></tr>`,
  )}</tbody></table></div>${qr && html`<figure>${qr}<figcaption>Scan in your banking app</figcaption></figure>`}</div>`;
}

/** In the barn's currency, of the wire's amounts. */
export const amountOn =
  ({ barn }: Pick<Paper, 'barn'>) =>
  (value: number) =>
    writtenAmount(toMinor(value), barn.currency);

/** An invoice, a receipt or a credit note. `payUrl`: where what is open on it is paid. R182 */
export function paperPage(paper: Paper, payUrl?: string): string {
  const { barn, payment, items, open } = paper;
  const title = paperTitle(paper);
  const amount = amountOn(paper);
  const sums: readonly (readonly [string, number])[] = [
    ['Subtotal', payment.subtotal],
    ...taxLines(paper),
    ...(payment.fee ? [['Convenience fee', payment.fee] as const] : []),
  ];
  return framedPaper(
    { title, barn, to: [payment.name, ...paper.address, payment.email] },
    html`<p class="state">${longDate(payment.received)} · ${stateOf(paper, amount)}</p>
${
  items.length > 0 &&
  html`<table><thead><tr><th>For</th><th>Package</th><th>Valid</th><th class="amount">
${priceLabel(items)}</th></tr></thead><tbody>${items.map(
    (item) => html`<tr><td>${item.person_name}</td>
<td>${item.product_name}${discountOf(item, amount)}${item.item_notes && html`<div class="note">${item.item_notes}</div>`}</td>
<td>${validity(item)}</td><td class="amount">${priceOf(item, amount)}</td></tr>`,
  )}</tbody></table>`
}
${paper.isOfVoucher && html`<p>For a gift voucher. It pays for lessons later, and what it pays for is taxed then.</p>`}
${sharesTable(paper, amount)}
<table class="sums"><tbody>${sums.map(
      ([label, value]) => html`<tr><td>${label}</td><td class="amount">${amount(value)}</td></tr>`,
    )}<tr class="total"><td>Total</td><td class="amount">${amount(payment.total)}</td></tr>${openRows(payment).map(
      ([label, value]) => html`<tr><td>${label}</td><td class="amount">${amount(value)}</td></tr>`,
    )}</tbody></table>
${instalmentTable(paper, amount)}
${payUrl && open && html`<p class="pay"><a href="${payUrl}">Pay invoice ${open.invoiceNumber} by card: ${amount(open.amount)}</a></p>`}
${transferPart(paper)}
${payment.payment_notes && html`<p class="notes">${payment.payment_notes}</p>`}
${barn.notes.map((text) => html`<p class="notes">${text}</p>`)}`,
  );
}

export const paperName = (paper: Paper) => `${paperTitle(paper)} ${paper.payment.received}.pdf`;
