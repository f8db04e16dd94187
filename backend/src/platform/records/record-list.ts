import type { Fragment, Sql } from '../database/connect.js';
import { snakeCase } from '../database/snake-case.js';
import type { RestList } from '../http/rest-list.js';
import { isWord, propertyOf } from './field.js';
import type { RecordDescription } from './record.js';

/** The column that holds a field, and what the log calls it. */
export const columnOf = (wire: string, property?: string) => snakeCase(propertyOf(wire, { property }));

/** What the table itself holds of a record, under the wire's names, with its id. */
export const ownColumns = (sql: Sql, { table, fields }: RecordDescription): Fragment => {
  const columns = Object.entries(fields)
    .filter(([, { derived }]) => !derived)
    .map(([wire, field]) => {
      const column = sql(`${table}.${columnOf(wire, field.property)}`);
      return field.kind === 'flag' || field.kind === 'state'
        ? sql`, ${column}::int as ${sql(wire)}`
        : sql`, ${column} as ${sql(wire)}`;
    });
  return sql`${sql(`${table}.${table}_id`)} as id ${columns}`;
};

/** A record's list: every field sorts and filters, and so does what a reference is called. */
export const recordList = (
  description: RecordDescription,
  more: Partial<RestList> = {},
): RestList & { stream: string } => {
  const { resource, table, fields, search, name, stream } = description;
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
    ...more,
  };
};
