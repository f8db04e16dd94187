import { decodeText } from '../domain/decode-text.js';
import type { Kind } from '../domain/fields.js';
import { unreadable } from '../domain/file-errors.js';
import { guessColumns } from '../domain/guess-columns.js';
import { readTable } from '../domain/read-table.js';

const LONGEST_NAME = 120;
const WORKBOOK = 'This is a workbook. Save it as CSV (in Excel: Save As, “CSV UTF-8”) and choose that file';
const NO_TABLE = 'This is not a table. Choose a CSV file, or paste cells';
const MARKUP = /^\s*(?:<(?:!doctype|html|\?xml)|\{\\rtf|%PDF)/i;

const isWorkbook = ([p, k, three, four]: Uint8Array) => p === 0x50 && k === 0x4b && three === 3 && four === 4;

function textOf(content: Uint8Array) {
  if (isWorkbook(content)) throw unreadable(WORKBOOK);
  const decoded = decodeText(content);
  if (!decoded)
    throw unreadable('This is no text in UTF-8, UTF-16 or Windows-1252. Save it as “CSV UTF-8” and choose that file');
  if (MARKUP.test(decoded.text)) throw unreadable(NO_TABLE);
  return decoded;
}

const fileNameOf = (sent: string) =>
  (sent.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME) || 'file';

/** A file as rows, with what its columns most likely are. */
export function readFile(kind: Kind, { name, content }: { name: string; content: Uint8Array }) {
  const { text, encoding } = textOf(content);
  const table = readTable(text);
  const columns = guessColumns(
    kind,
    table.rows.map(({ cells }) => cells),
  );
  return {
    ...table,
    kind,
    encoding,
    fileName: fileNameOf(name),
    hasHeader: columns.hasHeader,
    mapping: Array.from({ length: table.columnCount }, (_, i) => columns.mapping[i] ?? null),
    dateOrder: columns.dateOrder,
  };
}
