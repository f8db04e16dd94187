// A booking as the product's own statements, recorded while one was made, with everything that differs from booking to booking as
// a variable: what pgbench runs, without our code between the statements.

/** pgbench takes every colon before a word for a variable, even inside of quotes: there it is written as a number. */
const COLON = /:(?=\w)/g;
const quoted = (text) =>
  text.search(COLON) < 0
    ? `'${text.replaceAll("'", "''")}'`
    : `U&'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replace(COLON, '\\003A')}'`;
const literals = (text) =>
  text.replace(/'([^']*)'/g, (all, inside) => (inside.search(COLON) < 0 ? all : quoted(inside)));

/** A text with what is known in it, as an SQL expression that joins the pieces. */
function joined(text, known) {
  const pieces = text.split(new RegExp(`(${[...known.keys()].join('|')})`)).filter(Boolean);
  const parts = pieces.map((piece) => (known.has(piece) ? `(:${known.get(piece)})::text` : quoted(piece)));
  return parts.length === 1 ? parts[0] : `(${parts.join(' || ')})`;
}

function expression(value, known, { position }) {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return value === position + 1 || value === position + 2 ? `:position::bigint + ${value - position}` : String(value);
  if (value instanceof Date) return `${quoted(value.toISOString())}::timestamptz`;
  if (Array.isArray(value))
    return value.length ? `array[${value.map((one) => expression(one, known, { position })).join(', ')}]` : `'{}'`;
  const text = String(value);
  if (known.has(text)) return `:${known.get(text)}`;
  // Positions and versions inside of rows: the first from the clock, the second numbered by the log itself.
  if (text.startsWith('[{')) {
    const places = new Map([['@1@', 'position::bigint + 1'], ['@2@', 'position::bigint + 2'], ...known]);
    const open = text
      .replace(/"version":\d+/g, '"version":null')
      .replace(/"ahead":\d+/g, '"ahead":1')
      .replace(/"(position|causation)":(\d+)/g, (_, key, at) => `"${key}":@${at - position}@`);
    return `${joined(open, places)}::jsonb`;
  }
  return joined(text, known);
}

/** Lines of a pgbench script; `\gset` lines give `position` and, beforehand, the ids of the booking. */
export function bookingScript(statements, known, facts, choose) {
  const lines = [`${choose} \\gset`];
  for (const { text, values } of statements) {
    if (text.startsWith('set local app.farm_id')) {
      // SET takes no variables; the call does the same on one server.
      lines.push(`select set_config('app.farm_id', (:farm)::text, true);`);
      continue;
    }
    const filled = literals(text.replace(/\s+/g, ' ').trim()).replace(/\$(\d+)/g, (_, n) =>
      expression(values[n - 1], known, facts),
    );
    lines.push(filled.startsWith('select position from farm_clock') ? `${filled} \\gset` : `${filled};`);
  }
  return `${lines.join('\n')}\n`;
}
