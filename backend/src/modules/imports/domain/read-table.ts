import Papa from 'papaparse';
import { unreadable } from './file-errors.js';

export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 100;
const LONGEST_CELL = 5000;

export interface TableRow {
  /** As a spreadsheet counts: the first line is 1. */
  row: number;
  cells: string[];
}

export interface Table {
  separator: string;
  columnCount: number;
  rows: TableRow[];
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Enough to tell the separator by; each that is tried reads all that it is given. */
const BEGINNING = 100_000;

const separatorOf = (text: string) =>
  Papa.parse(text.slice(0, BEGINNING), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    preview: 20,
  }).meta.delimiter;

/** Rows of cells, without empty lines and without columns that are empty to the end of the file. */
export function readTable(text: string): Table {
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    // Lines between may be empty.
    preview: 4 * MOST_ROWS,
  });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open)
    throw unreadable(`A quotation mark in row ${(open.row ?? 0) + 1} is never closed, so the rest cannot be read`);
  const rows = data.flatMap((cells, at) => (lastFilled(cells) ? { row: at + 1, cells } : []));
  if (rows.length === 0) throw unreadable('The file is empty');
  if (meta.truncated || rows.length > MOST_ROWS + 1)
    throw unreadable(
      `At most ${MOST_ROWS} rows can be imported at once; this file has more. Split it and import one part after the other`,
    );
  const columnCount = Math.max(...rows.slice(0, 50).map(({ cells }) => lastFilled(cells)));
  if (columnCount > MOST_COLUMNS)
    throw unreadable(`At most ${MOST_COLUMNS} columns can be read; this file has ${columnCount}`);
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL));
  if (long) throw unreadable(`A cell in row ${long.row} has more than ${LONGEST_CELL} characters`);
  return {
    separator: meta.delimiter,
    columnCount,
    rows: rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, Math.max(columnCount, lastFilled(cells))) })),
  };
}
