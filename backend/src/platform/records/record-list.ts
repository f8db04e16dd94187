import type { Fragment, Sql } from '../database/connect.js';
import { snakeCase } from '../database/snake-case.js';
import type { RestList } from '../http/rest-list.js';
import { isWord, propertyOf, type Field } from './field.js';
import type { Described, RecordDescription } from './record.js';

/** The column that holds a field, and what the log calls it. */
export const columnOf = (wire: string, property?: string) => snakeCase(propertyOf(wire, { property }));

/** The columns of these fields, as the log names what changed. */
export const columnNames = ({ fields }: Described) =>
  Object.entries(fields).map(([wire, { property }]) => columnOf(wire, property));

/** What the table itself holds of a record, under the wire's names, with its id. */
export const ownColumns = (sql: Sql, { table, fields }: RecordDescription): Fragment =>
  sql`${sql(`${table}.${table}_id`)} as id ${columnsOf(sql, table, { fields })}`;

/** A comma and what `table`, or whatever it is called in a query, holds of these fields; what is personal only where it is `open`. */
export function columnsOf(sql: Sql, table: string, { fields }: Described, open?: Fragment): Fragment {
  const columns = Object.entries(fields)
    .filter(([, { derived }]) => !derived)
    .map(([wire, field]) => {
      const column = sql`${sql(`${table}.${columnOf(wire, field.property)}`)}${castOf(sql, field)}`;
      return sql`, ${open && field.personal ? sql`case when ${open} then ${column} end` : column} as ${sql(wire)}`;
    });
  return sql`${columns}`;
}

function castOf(sql: Sql, { kind }: Field) {
  if (kind === 'flag' || kind === 'state') return sql`::int`;
  if (kind === 'money') return sql` / 100.0::float8`;
  if (kind === 'fraction') return sql`::float8`;
  return kind === 'date' ? sql`::text` : sql``;
}

/** A record's list: every field sorts and filters, and so does what a reference is called. */
export const recordList = (
  description: RecordDescription,
  more: Partial<RestList> = {},
): RestList & { stream: string } => {
  const { resource, table, fields, search, name, stream, streamBy } = description;
  const told = Object.entries(fields);
  return {
    resource,
    rows: (sql) => sql`select ${ownColumns(sql, description)} from ${sql(table)}`,
    columns: told.flatMap(([wire, field]) =>
      field.kind === 'reference' && field.named ? [wire, field.named] : [wire],
    ),
    numbers: told.filter(([, field]) => !isWord(field)).map(([wire]) => wire),
    search,
    defaultSort: name,
    stream,
    ...(streamBy && { streamBy }),
    ...more,
  };
};

/** The part of a record that its list shows; the rest is read by itself. */
export const inList = (description: RecordDescription): RecordDescription => ({
  ...description,
  fields: Object.fromEntries(Object.entries(description.fields).filter(([, { list }]) => list !== false)),
});
