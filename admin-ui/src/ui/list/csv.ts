import { valueOf, type AnyRow, type Field } from './describe-list';

// A spreadsheet runs what begins like a formula; a quote before it makes it text again.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = harmless(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The list as a spreadsheet reads it: a line of labels, then a line a record. */
export const toCsv = <Row extends AnyRow>(fields: readonly Field<Row>[], rows: readonly Row[]): string =>
  [fields.map(({ label }) => cell(label)), ...rows.map((row) => fields.map((field) => cell(valueOf(row, field))))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
