import { DateTime } from 'luxon';
import { html } from '../../../platform/pdf/html.js';
import { longDate } from '../../../platform/pdf/long-date.js';
import { framedPaper } from './paper-frame.js';
import { amountOn } from './paper-page.js';
import type { Statement } from './statement.js';

const TITLE = 'Account statement';
const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'utc', locale: 'en-GB' }).toFormat('ccc d LLL yyyy');

/** In the design of invoices and receipts. */
export function statementPage(statement: Statement): string {
  const { barn, holder, from, until, opening, entries, charged, paid, closing } = statement;
  const amount = amountOn(statement);
  const some = (value: number) => (value === 0 ? '' : amount(value));
  return framedPaper(
    { title: TITLE, barn, to: [holder.name, ...holder.address, holder.email] },
    html`<p class="state">${longDate(from)} – ${longDate(until)} · Open on the last day: ${amount(closing)}</p>
<table><thead><tr><th>Date</th><th>What</th><th class="amount">Charged</th><th class="amount">Paid</th>
<th class="amount">Open</th></tr></thead>
<tbody><tr><td>${dayOf(from)}</td><td>Open before</td><td></td><td></td><td class="amount">${amount(opening)}</td></tr>${entries.map(
      (
        entry,
      ) => html`<tr><td>${dayOf(entry.date)}</td><td>${entry.what}</td><td class="amount">${some(entry.charged)}</td>
<td class="amount">${some(entry.paid)}</td><td class="amount">${amount(entry.balance)}</td></tr>`,
    )}</tbody></table>
${entries.length === 0 && html`<p class="notes">Nothing happened on this account between these days.</p>`}
<table class="sums"><tbody><tr><td>Open before</td><td class="amount">${amount(opening)}</td></tr>
<tr><td>Charged</td><td class="amount">${amount(charged)}</td></tr><tr><td>Paid</td><td class="amount">${amount(-paid)}</td></tr>
<tr class="total"><td>Open on the last day</td><td class="amount">${amount(closing)}</td></tr></tbody></table>`,
  );
}

export const statementName = ({ from, until }: Pick<Statement, 'from' | 'until'>) => `${TITLE} ${from} ${until}.pdf`;
