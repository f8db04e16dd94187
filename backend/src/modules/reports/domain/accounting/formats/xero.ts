import { csvCell, csvLine } from '../../../../../platform/http/csv-text.js';
import { codeOf } from '../chart.js';
import { labelOf, lackOfCodes } from './codes.js';
import { amountText, partsOf, type AccountingFormat } from './format.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** In words, which no country reads in another order. */
const written = (day: string) => {
  const { year, month, date } = partsOf(day);
  return `${date} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
};

/**
 * Manual journals of Xero: lines of one narration and day are one journal, debits are positive. Tax has an account of its own, so no line
 * is taxed.
 */
export const xero: AccountingFormat = {
  label: 'Xero',
  lack: (of) =>
    lackOfCodes(of) ??
    (of.books.xeroTaxRate === null
      ? { field: 'xero_tax_rate', message: 'Xero needs the name of its rate without tax: Xero tax rate is empty.' }
      : null),
  fileName: ({ days }) => `xero-${days.from}-${days.to}.csv`,
  head: () => csvLine(['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount']),
  rows: ({ day, number, text, lines }, { books }) =>
    lines
      .map((line) =>
        csvLine([
          csvCell(`${text} (${number})`),
          written(day),
          csvCell(labelOf(line)),
          csvCell(codeOf(line, books.chart)),
          csvCell(books.xeroTaxRate),
          amountText(line.minor),
        ]),
      )
      .join(''),
};
