import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** How a value is shown and exported; links for what a phone can call or write to. */
export type FieldType = 'text' | 'number' | 'email' | 'phone' | 'state';

export type Field<Row> = {
  readonly source: keyof Row & string;
  readonly label: string;
  readonly type?: FieldType;
  /** Made of the row where the wire has no such column; then the list cannot be sorted by it. */
  readonly value?: (row: Row) => string | number | null;
  readonly sorted?: boolean;
  /** Also shown below 760 px, where two or three columns have room. The first always is. */
  readonly phone?: boolean;
  /** Not shown until somebody chooses it among the columns. */
  readonly hidden?: boolean;
};

export type Choice = { readonly id: string; readonly name: string };

export type Filter = { readonly source: string; readonly label: string; readonly choices: readonly Choice[] };

/** Everything a list screen needs to know; its inputs, where it has any, are its second file. Who may do what, the contract knows. */
export type ListDescription<Row> = {
  /** The name below `/api/rest` and in the address. */
  readonly resource: string;
  readonly title: string;
  /** One and many: "horse", "horses". */
  readonly noun: readonly [one: string, many: string];
  readonly searchHint: string;
  /** The field that names a record; it stands first, opens the row and is sorted by. */
  readonly name: keyof Row & string;
  readonly fields: readonly Field<Row>[];
  /** Beside active or inactive, which every list can be filtered by. */
  readonly filters?: readonly Filter[];
  /** What the buttons and panels are called where the noun alone is not the barn's word. */
  readonly words?: { readonly add?: string; readonly create?: string };
  readonly Inputs?: ComponentType;
  /** What belongs to a record and is kept by itself, below its inputs or details. */
  readonly Belongings?: ComponentType<{ readonly id: string }>;
  /** What else is worth knowing of a record that is only looked at. */
  readonly Details?: ComponentType<{ readonly record: Row }>;
};

export type AnyRow = RaRecord<string> & { readonly is_active?: number };

const states: readonly Choice[] = [
  { id: '1', name: 'Active' },
  { id: '0', name: 'Inactive' },
];

export const stateFilter: Filter = { source: 'is_active', label: 'State', choices: states };

/** What a field holds in this row, as text or number. */
export const valueOf = <Row extends AnyRow>(row: Row, { source, value, type }: Field<Row>): string | number | null => {
  if (value) return value(row);
  const held: unknown = row[source];
  if (type === 'state') return held ? 'Active' : 'Inactive';
  return typeof held === 'string' || typeof held === 'number' ? held : null;
};
