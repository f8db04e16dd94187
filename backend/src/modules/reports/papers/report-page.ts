import { html } from '../../../platform/pdf/html.js';
import { framedPaper, type BarnOnPaper } from '../../billing/contracts.js';
import { numbersOf, type ReportColumn } from '../domain/columns.js';
import type { Say } from '../domain/saved/total-facts.js';

export type ReportRow = Readonly<Record<string, unknown>>;

export interface ReportPaper {
  readonly title: string;
  readonly barn: Pick<BarnOnPaper, 'name' | 'address' | 'email' | 'paper'>;
  /** `Mon 16 Nov 2026 to Sun 22 Nov 2026`, or when it was as it says. */
  readonly days: string;
  readonly filters: readonly string[];
  readonly totals: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Of all, of which the first stand on the paper. */
  readonly rowCount: number;
}

const valueOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** Wide papers lie on their side. */
const MOST_UPRIGHT = 5;

/** In the design of the barn’s other papers. */
export function reportPage(of: ReportPaper, say: Say): string {
  const { title, barn, days, filters, totals, columns, rows, rowCount } = of;
  const figures = numbersOf(columns);
  const side = ({ name }: ReportColumn) => (figures.includes(name) ? 'figure' : '');
  return framedPaper(
    { title, barn, to: [], lies: columns.length > MOST_UPRIGHT },
    html`<p class="state">${[days, ...filters].join(' · ')}</p>
${rows.length === 0 && html`<p class="notes">There is nothing in it.</p>`}
${
  rows.length > 0 &&
  html`<table class="dense"><thead><tr>${columns.map((column) => html`<th class="${side(column)}">${column.label}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${columns.map((column) => html`<td class="${side(column)}">${say(column.kind, valueOf(row[column.name]))}</td>`)}</tr>`,
  )}</tbody></table>`
}
${rows.length < rowCount && html`<p class="notes">These are the first ${rows.length} of ${rowCount} rows.</p>`}
${
  totals.length > 0 &&
  html`<table class="sums"><tbody>${totals.map(
    ([label, value]) => html`<tr><td>${label}</td><td class="amount">${value}</td></tr>`,
  )}</tbody></table>`
}`,
  );
}
