import { getMetadataArgsStorage } from 'typeorm';
import { snakeCase } from '../database/snake-case.js';

type Value = string | number | boolean | null | object;
export type Row = Record<string, Value>;

/** `farm_id` and `key` are the primary key. `columns` only carries the row type. */
export interface ReadTable<Columns extends object = Row> {
  readonly name: string;
  readonly key: string;
  readonly columns?: Columns;
}

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : `_${Lowercase<Head>}${SnakeCase<Tail>}`
  : Name;
export type ColumnsOf<Entity extends object> = { [Name in keyof Entity & string as SnakeCase<Name>]: Entity[Name] };

export function readTable<Entity extends object>(entity: new () => Entity): ReadTable<ColumnsOf<Entity>> {
  const { tables, columns } = getMetadataArgsStorage();
  const name = tables.find(({ target }) => target === entity)?.name;
  const key = columns.find((column) => column.target === entity && column.options.primary)?.propertyName;
  if (!name || !key) throw new Error(`${entity.name} has no table name or no key of its own.`);
  return { name, key: snakeCase(key) };
}

export type AnyReadTable = ReadTable<object>;

/** Plain data, shared by live writing and by the rebuild. */
export type Change =
  | { readonly table: AnyReadTable; readonly insert: Row }
  | { readonly table: AnyReadTable; readonly key: string; readonly set?: Row; readonly add?: Record<string, number> }
  | { readonly table: AnyReadTable; readonly key: string; readonly remove: true };

export const insert = <Columns extends object>(table: ReadTable<Columns>, row: Omit<Columns, 'farm_id'>): Change => ({
  table,
  insert: row as Row,
});
export const update = <Columns extends object>(
  table: ReadTable<Columns>,
  key: string,
  set: Partial<Columns>,
): Change => ({ table, key, set: set as Row });
export const add = (table: AnyReadTable, key: string, amounts: Record<string, number>): Change => ({
  table,
  key,
  add: amounts,
});
export const remove = (table: AnyReadTable, key: string): Change => ({ table, key, remove: true });

export interface RowChange {
  inserted: boolean;
  removed: boolean;
  set: Row;
  add: Record<string, number>;
}

const keyOf = (change: Change) => ('insert' in change ? String(change.insert[change.table.key]) : change.key);

function follow(row: RowChange | undefined, change: Change): RowChange {
  if ('insert' in change)
    return { inserted: true, removed: row !== undefined && !row.inserted, set: { ...change.insert }, add: {} };
  const before = row ?? { inserted: false, removed: false, set: {}, add: {} };
  if ('remove' in change) return { inserted: false, removed: true, set: {}, add: {} };
  if (before.removed && !before.inserted) return before;
  const next = { ...before, set: { ...before.set, ...change.set }, add: { ...before.add } };
  for (const column of Object.keys(change.set ?? {})) delete next.add[column];
  for (const [column, amount] of Object.entries(change.add ?? {}))
    if (column in next.set) next.set[column] = Number(next.set[column]) + amount;
    else next.add[column] = (next.add[column] ?? 0) + amount;
  return next;
}

export function fold(changes: Iterable<Change>, into = new Map<AnyReadTable, Map<string, RowChange>>()) {
  for (const change of changes) {
    const rows = into.get(change.table) ?? new Map<string, RowChange>();
    into.set(change.table, rows);
    rows.set(keyOf(change), follow(rows.get(keyOf(change)), change));
  }
  return into;
}
