import { codeOf } from '../chart.js';
import { pairsOf } from '../pairs.js';
import { labelOf, lackOfCodes } from './codes.js';
import { DATEV_COLUMNS } from './datev-columns.js';
import { amountText, partsOf, type AccountingFormat, type FileOf, type Lack } from './format.js';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const row = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
const compact = (day: string) => day.replaceAll('-', '');

/** The first day of the business year in which a day lies. */
function yearBegin(day: string, firstMonth: number) {
  const { year, month } = partsOf(day);
  const begun = Number(month) >= firstMonth ? Number(year) : Number(year) - 1;
  return `${begun}-${String(firstMonth).padStart(2, '0')}-01`;
}

/** General ledger accounts have this many digits, those of persons one more. */
const lengthOf = ({ sums }: Pick<FileOf, 'sums'>) =>
  Math.min(8, ...sums.flatMap(({ code }) => (code === null ? [] : [code.length])));

/** Codes are digits, all of one length but for accounts of persons. */
function lackOfDigits(of: FileOf): Lack | null {
  const length = lengthOf(of);
  const unfit = of.sums.find(({ code }) => {
    if (code === null) return false;
    const fits = /^\d{4,9}$/.test(code) && code.length <= length + 1;
    return !fits;
  });
  if (!unfit) return null;
  const field = unfit.isOwn ? 'account_code' : `account_${unfit.name}`;
  const expected = 'DATEV takes codes of 4 to 8 digits, all as long, or one more for accounts of persons';
  return { field, message: `${expected}: ${labelOf(unfit)} is ${unfit.code}.` };
}

function lackOf(of: FileOf): Lack | null {
  const { datev } = of.books;
  if (datev.consultant === null)
    return {
      field: 'datev_consultant',
      message: 'DATEV needs the consultant number: DATEV consultant number is empty.',
    };
  if (datev.client === null)
    return { field: 'datev_client', message: 'DATEV needs the client number: DATEV client number is empty.' };
  if (yearBegin(of.days.from, datev.firstMonth) !== yearBegin(of.days.to, datev.firstMonth))
    return { field: 'date2', message: 'A file for DATEV is of one business year: choose days within it.' };
  return lackOfCodes(of) ?? lackOfDigits(of);
}

/** Header of version 700, category 21 (Buchungsstapel), format version 13: 31 fields. */
function header(of: FileOf) {
  const { days, books, madeAt } = of;
  const { consultant, client, firstMonth } = books.datev;
  return row([
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    `${madeAt}000`,
    '',
    quoted('LL'),
    quoted('Leadline'),
    quoted(''),
    consultant ?? '',
    client ?? '',
    compact(yearBegin(days.from, firstMonth)),
    String(lengthOf(of)),
    compact(days.from),
    compact(days.to),
    quoted(`Leadline ${compact(days.from)}-${compact(days.to)}`),
    quoted(''),
    // Of the financial accounts, for every purpose, and not final: the tax consultant may change it.
    '1',
    '0',
    '0',
    quoted(books.currency),
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    quoted(''),
  ]);
}

const place = (name: (typeof DATEV_COLUMNS)[number]) => DATEV_COLUMNS.indexOf(name);

/** EXTF in Windows-1252: each row an amount of one account (Soll) to another, without a key, because tax has an account of its own. */
export const datev: AccountingFormat = {
  label: 'DATEV',
  isAnsi: true,
  lack: lackOf,
  fileName: ({ days }) => `EXTF_Buchungsstapel_${compact(days.from)}_${compact(days.to)}.csv`,
  head: (of) => header(of) + row(DATEV_COLUMNS),
  rows: (booking, { books }) =>
    pairsOf(booking)
      .map(({ debit, credit, minor }) => {
        const { month, date } = partsOf(booking.day);
        const cells = DATEV_COLUMNS.map(() => '');
        const say = (name: (typeof DATEV_COLUMNS)[number], text: string) => (cells[place(name)] = text);
        say('Umsatz (ohne Soll/Haben-Kz)', amountText(minor).replace('.', ','));
        say('Soll/Haben-Kennzeichen', quoted('S'));
        say('WKZ Umsatz', quoted(books.currency));
        say('Konto', codeOf(debit, books.chart) ?? '');
        say('Gegenkonto (ohne BU-Schlüssel)', codeOf(credit, books.chart) ?? '');
        say('Belegdatum', `${date}${month}`);
        // Open items are cleared by the invoice's number.
        say('Belegfeld 1', quoted(booking.invoice === null ? booking.number : String(booking.invoice)));
        say('Buchungstext', quoted(booking.text.slice(0, 60)));
        say('Festschreibung', '0');
        return row(cells);
      })
      .join(''),
};
