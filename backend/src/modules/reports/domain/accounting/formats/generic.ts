import { BYTE_ORDER_MARK, csvCell, csvLine } from '../../../../../platform/http/csv-text.js';
import { codeOf, inPercent } from '../chart.js';
import { labelOf } from './codes.js';
import { amountText, type AccountingFormat } from './format.js';

const HEADINGS = [
  'Date',
  'Document',
  'Invoice',
  'Account',
  'Account name',
  'Debit',
  'Credit',
  'Currency',
  'Tax rate',
  'Text',
  'Account holder',
];

/** A line for each side of a booking, for spreadsheets and programs that have no layout of their own here. */
export const generic: AccountingFormat = {
  label: 'CSV',
  lack: () => null,
  fileName: ({ days }) => `accounting-${days.from}-${days.to}.csv`,
  head: () => BYTE_ORDER_MARK + csvLine(HEADINGS),
  rows: ({ day, number, invoice, accountId, text, lines }, { books }) =>
    lines
      .map((line) =>
        csvLine([
          day,
          csvCell(number),
          invoice === null ? '' : String(invoice),
          csvCell(codeOf(line, books.chart)),
          csvCell(labelOf({ name: line.name, rate: null })),
          line.minor > 0 ? amountText(line.minor) : '',
          line.minor < 0 ? amountText(-line.minor) : '',
          csvCell(books.currency),
          line.rate === null ? '' : String(inPercent(line.rate)),
          csvCell(text),
          accountId,
        ]),
      )
      .join(''),
};
