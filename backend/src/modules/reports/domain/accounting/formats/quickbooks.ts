import { csvCell, csvLine } from '../../../../../platform/http/csv-text.js';
import { codeOf } from '../chart.js';
import { lackOfCodes } from './codes.js';
import { amountText, partsOf, type AccountingFormat } from './format.js';

const american = (day: string) => {
  const { year, month, date } = partsOf(day);
  return `${month}/${date}/${year}`;
};

/** Journal entries of QuickBooks Online: lines of one number are one entry, and accounts are found by their names. */
export const quickbooks: AccountingFormat = {
  label: 'QuickBooks Online',
  lack: lackOfCodes,
  fileName: ({ days }) => `quickbooks-${days.from}-${days.to}.csv`,
  head: () => csvLine(['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description']),
  rows: ({ day, number, text, lines }, { books }) =>
    lines
      .map((line) =>
        csvLine([
          csvCell(number),
          american(day),
          csvCell(codeOf(line, books.chart)),
          line.minor > 0 ? amountText(line.minor) : '',
          line.minor < 0 ? amountText(-line.minor) : '',
          csvCell(text),
        ]),
      )
      .join(''),
};
