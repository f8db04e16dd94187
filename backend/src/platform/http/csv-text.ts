export const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs what begins like a formula; a quote before it makes it text again. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'boolean' ? String(value) : '');

/** One cell of RFC 4180, which no spreadsheet takes for a formula; nothing for what is neither text nor number. */
export function csvCell(value: unknown, say: (value: unknown) => string = plain) {
  return typeof value === 'number' && say === plain ? String(value) : quoted(harmless(say(value)));
}
export const csvLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`;
