import { DateTime } from 'luxon';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import { cssString, html, Html } from '../../../platform/pdf/html.js';
import { longDate } from '../../../platform/pdf/long-date.js';
import { PAGE_POLICY } from '../../../platform/pdf/stored-pictures.js';
import type { PaperFormat } from '../../../platform/pdf/paper-format.js';
import { toMinor } from '../domain/money.js';
import type { ClosingReply, TillDayReply } from '../http/till.replies.js';
import { LOGO_STYLE, logoOnPaper } from './logo-on-paper.js';

export interface TillPaper {
  readonly till: TillDayReply;
  readonly barn: {
    readonly name: string;
    readonly currency: string;
    readonly timeZone: string;
    /** Where its logo lies in the storage of files; null without one. */
    readonly logo: string | null;
    /** Unless another is asked for. */
    readonly paper: PaperFormat;
  };
  readonly printed: Date;
}

const printedAt = ({ barn, printed }: TillPaper) => `Printed ${momentIn(barn.timeZone)(printed.toISOString())}`;

const styles = (of: TillPaper, paper: PaperFormat) =>
  new Html(`
  @page { size: ${paper}; margin: 20mm 18mm 18mm;
    @top-left { content: ${cssString(`${of.barn.name} · Takings`)}; font: 600 10pt 'Open Sans', sans-serif; }
    @top-right { content: ${cssString(longDate(of.till.day))}; white-space: nowrap; font: 600 10pt 'Open Sans', sans-serif; }
    @bottom-left { content: ${cssString(printedAt(of))}; font: 8.5pt 'Open Sans', sans-serif; }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8.5pt 'Open Sans', sans-serif; } }
  * { box-sizing: border-box; margin: 0; }
  body { font: 11pt/1.45 'Open Sans', sans-serif; color: #000; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${LOGO_STYLE}
  h1 { font-size: 17pt; } h2 { font-size: 12pt; padding: 8mm 0 1mm; } p { padding: 1mm 0; }
  .difference { font-size: 20pt; font-weight: 700; padding: 4mm 0 6mm; }
  table { width: 100%; border-collapse: collapse; } thead { display: table-header-group; } tr { break-inside: avoid; }
  th { text-align: left; font-size: 9pt; padding: 0 3mm 1mm 0; border-bottom: 1pt solid #000; }
  td { vertical-align: top; padding: 1.6mm 3mm 1.6mm 0; border-bottom: .5pt solid #999; }
  .amount { text-align: right; white-space: nowrap; }
  :is(th, td):last-child { padding-right: 0; } tr.sum td { font-weight: 700; border-top: 1pt solid #000; border-bottom: 0; }
  .sign { margin-top: 18mm; width: 80mm; border-top: .75pt solid #000; padding-top: 1mm; font-size: 9pt; }`);

const momentIn = (zone: string) => (instant: string) =>
  DateTime.fromISO(instant, { zone, locale: 'en-GB' }).toFormat('ccc d LLL yyyy, HH:mm');

/** The difference in words: a sign alone is overlooked. */
export const differenceWords = (difference: number, amount: (value: number) => string) => {
  if (difference === 0) return 'Counted and expected are the same';
  return difference < 0 ? `${amount(-difference)} too little` : `${amount(difference)} too much`;
};

const row = (cells: readonly [name: string, ...amounts: string[]], className = '') => {
  const [name, ...amounts] = cells;
  return html`<tr class="${className}"><td>${name}</td>${amounts.map((text) => html`<td class="amount">${text}</td>`)}</tr>`;
};

const history = ({ till, barn }: TillPaper, amount: (value: number) => string) => {
  const moment = momentIn(barn.timeZone);
  const former = till.closings.filter(({ ending }) => ending !== null);
  if (former.length === 0) return false;
  return html`<h2>Closed before</h2><table><thead><tr><th>When, by whom</th><th class="amount">Counted</th>
<th class="amount">Difference</th><th>Then</th></tr></thead><tbody>${former.map(
    ({ closed_at, closed_by, counted, difference, ending, ended_at, ended_by }) => html`<tr>
<td>${moment(closed_at)}, ${closed_by ?? 'somebody who is gone'}</td><td class="amount">${amount(counted)}</td>
<td class="amount">${amount(difference)}</td>
<td>${ending} ${ended_at && moment(ended_at)}, ${ended_by ?? 'somebody who is gone'}</td></tr>`,
  )}</tbody></table>`;
};

const counted = (closing: ClosingReply, { barn, till }: TillPaper, amount: (value: number) => string) => html`
<p class="difference">${differenceWords(closing.difference, amount)}</p>
<table><thead><tr><th>Cash</th><th class="amount">Amount</th></tr></thead><tbody>
${row(['In the till before', amount(closing.opening)])}
${row(['Came in, less what was given back', amount(closing.expected - closing.opening)])}
${row(['Expected', amount(closing.expected)], 'sum')}${row(['Counted', amount(closing.counted)])}
${row(['Stays for the next day', amount(closing.left)])}${row(['To the bank', amount(closing.taken_out)])}</tbody></table>
<p>Closed ${momentIn(barn.timeZone)(closing.closed_at)} by ${closing.closed_by ?? 'somebody who is gone'}.
${till.after_total !== 0 && `After closing: ${amount(till.after_total)}.`}</p>
${closing.remark && html`<p>${closing.remark}</p>`}`;

/** A day's takings on paper: counted and expected, by method, black on white. */
export function tillPage(of: TillPaper, paper: PaperFormat): string {
  const { till, barn } = of;
  const amount = (value: number) => writtenAmount(toMinor(value), barn.currency);
  const standing = till.closings.find(({ ending }) => ending === null);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Takings ${till.day}</title>
${PAGE_POLICY}
<style>${styles(of, paper)}</style></head><body>${logoOnPaper(barn)}<h1>Takings of ${longDate(till.day)}</h1>
${standing ? counted(standing, of, amount) : html`<p>This day is not closed.</p>`}
<h2>By method</h2><table><thead><tr><th>Method</th><th class="amount">Payments</th><th class="amount">Given back</th>
<th class="amount">Total</th><th class="amount">After closing</th></tr></thead><tbody>${till.takings.map((one) =>
    row([
      one.name,
      String(one.payments),
      amount(one.refunds),
      amount(one.expected),
      one.after === 0 ? '' : amount(one.after),
    ]),
  )}${row(['All', '', '', amount(till.expected_total), till.after_total === 0 ? '' : amount(till.after_total)], 'sum')}</tbody></table>
${history(of, amount)}<p class="sign">Signature</p></body></html>`.text;
}
