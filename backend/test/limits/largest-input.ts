import type { Field, Operation, Schema } from '../support/operations-of.js';

/** Real things of a barn that a field may name. */
export type IdsFor = (path: string, field: string) => readonly string[];

const FIRST_DAY = '2026-11-24';
const MONTH_LATER = '2026-12-24';
const YEAR_LATER = '2027-12-24';
/** What is written in a text that has a form of its own. The longest event, the longest range, the fullest page. */
const MEANT: Readonly<Record<string, unknown>> = {
  end: `${MONTH_LATER} 16:00`,
  scheduled_end_date: MONTH_LATER,
  date2: YEAR_LATER,
  lastDate: YEAR_LATER,
  range: '[0,999]',
  sort: '["id","ASC"]',
  filter: '{}',
  period: 'days',
  measure: 'days',
  units: 'days',
  frequency: 1,
};
/** Decides which other fields count, or refuses the call by itself. */
const LEFT_OUT = ['version', 'columns', 'view', 'dbday', 'only', 'lastDate', 'skip_dates', 'id_token'];

interface Wanted {
  path: string;
  name: string;
  ids: IdsFor;
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10));

function list({ items = {}, maxItems = 1000 }: Schema, wanted: Wanted): unknown[] {
  if (items.format === 'uuid') return wanted.ids(wanted.path, wanted.name).slice(0, maxItems);
  if (items.format === 'date') return daysFrom(FIRST_DAY, maxItems);
  return Array.from({ length: Math.min(maxItems, 200) }, () => largestValue(items, wanted));
}

/** The longest list, the longest text and the greatest number that the contract allows. */
function largestValue(schema: Schema, wanted: Wanted): unknown {
  const { path, name, ids } = wanted;
  if (name in MEANT) return MEANT[name];
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return list(schema, wanted);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, inner]) => [key, largestValue(inner, { path, name: key, ids })]),
    );
  if (schema.format === 'uuid' || name === 'id' || name === 'public_id') return ids(path, name)[0];
  if (schema.format === 'email') return 'somebody@barn.test';
  if (schema.format === 'date') return FIRST_DAY;
  if (schema.type === 'number' || schema.type === 'integer') return schema.maximum ?? 1_000_000;
  if (typeof schema.example === 'string') return schema.example;
  return 'x'.repeat(schema.maxLength ?? 200);
}

/** Values for the fields of a call: all of them, or those alone that it must have, with the lists. */
export function largestInput({ path, fields }: Operation, ids: IdsFor, { isWhole }: { isWhole: boolean }) {
  const isSent = ({ name, required, schema }: Field) =>
    required || (!LEFT_OUT.includes(name) && (isWhole || schema.type === 'array' || name in MEANT));
  return Object.fromEntries(
    fields.filter(isSent).map(({ name, schema }) => [name, largestValue(schema, { path, name, ids })]),
  );
}
