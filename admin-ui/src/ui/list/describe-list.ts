import type { ComponentType } from 'react';
import type { QueryKey } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { GuardedCall } from '@leadline/api-client';
import type { Barn } from '@/data/requests/barn';
import type { Options } from '@/data/requests/options';
import type { RecordKind } from '@/data/requests/record-history';
import type { Warned } from '@/data/requests/warning-text';

/** How a value is shown and exported; links for what a phone can call or write to. */
export type FieldType = 'text' | 'number' | 'email' | 'phone' | 'flag' | 'state';

/** A bound and what is said of a number beyond it. */
type Limit = readonly [bound: number, message: string];

export type NumberRules = {
  /** What is said of a number with decimals, where it may have none. */
  readonly whole?: string;
  readonly min?: Limit;
  readonly max?: Limit;
  readonly step?: number;
  /** Filled in as a percentage, kept as a fraction. E03 */
  readonly percent?: true;
};

/** How a field is filled in, and what is refused before it is sent. */
export type FieldInput = {
  /** Where what is filled in goes, if not into the field's own column. */
  readonly source?: string;
  /** What is said when nothing is filled in. */
  readonly required?: string;
  readonly maxLength?: number;
  readonly multiline?: true;
  /** The pick list to choose from; a row's own choice stands in it also when it is no longer offered. */
  readonly among?: keyof Options;
  /** To choose from, the first of them unless another is. */
  readonly choices?: readonly Choice[];
  readonly number?: NumberRules;
  /** A day. */
  readonly date?: true;
  /** Switched on or off. */
  readonly flag?: true;
  /** One line below the field: what it does. */
  readonly hint?: string;
  /** Emptied, it is sent as an empty text, and else as null. */
  readonly blank?: true;
  /** Asked of a new record alone, or not of a new one but on the page that it has then. */
  readonly only?: 'new' | 'later';
  /** What it is called there, where its column has a shorter name. */
  readonly label?: string;
  /** Asks in its own way, and fills in `parts` of the record where those are given. */
  readonly Input?: ComponentType;
  readonly parts?: readonly string[];
  /** Asked only then; a new record is undefined, and so is the barn before one has signed in to one. */
  readonly when?: (record: AnyRow | undefined, options: Options, barn: Barn | undefined) => boolean;
  /** What a new record begins with. */
  readonly initial?: string | number;
};

export type Field<Row> = {
  readonly source: keyof Row & string;
  readonly label: string;
  /** What the log calls it, where it is another name. */
  readonly column?: string;
  /** Under which heading of the record's page it stands. */
  readonly group?: string;
  /** In no list. */
  readonly unlisted?: true;
  readonly type?: FieldType;
  /** Made of the row where the wire has no such column; then the list cannot be sorted by it. */
  readonly value?: (row: Row) => string | number | null;
  readonly sorted?: boolean;
  /** Also shown below 760 px, where two or three columns have room. The first always is. */
  readonly phone?: boolean;
  /** Not shown until somebody chooses it among the columns. */
  readonly hidden?: boolean;
  readonly input?: FieldInput;
  /** Drawn instead of its text, which stays what is sorted by and exported. */
  readonly Cell?: ComponentType<{ readonly row: Row }>;
};

export type Choice = { readonly id: string; readonly name: string };

export type Filter = { readonly source: string; readonly label: string; readonly choices: readonly Choice[] };

/** A page about all records, for those who may make its call, where the barn's setting has it. */
export type Overview = {
  readonly to: string;
  readonly label: string;
  readonly call: GuardedCall;
  readonly where?: 'has_horse_care';
};

export type Words = {
  readonly add?: string;
  readonly create?: string;
  readonly edit?: string;
  /** What the choice of active or inactive ones is called. */
  readonly state?: string;
  readonly added?: (name: string) => string;
  readonly saved?: (name: string) => string;
  /** How long that is said. */
  readonly seconds?: number;
};

/** Everything a list screen needs to know; its inputs, where it has any, are its second file. Who may do what, the contract knows. */
export type ListDescription<Row> = {
  /** The name below `/api/rest` and, unless there is a route, in the address. */
  readonly resource: string;
  readonly route?: string;
  /** What the address of a form begins with, and of a new record ends with; else `create`. */
  readonly form?: { readonly path: string; readonly create: string };
  readonly title: string;
  /** One and many: "horse", "horses". */
  readonly noun: readonly [one: string, many: string];
  readonly searchHint: string;
  /** The field that names a record; it stands first, opens the row and is sorted by. */
  readonly name: keyof Row & string;
  /** Another field that it is sorted by unless somebody chooses. */
  readonly sortedBy?: keyof Row & string;
  readonly fields: readonly Field<Row>[];
  /** Beside active or inactive, which every list can be filtered by. */
  readonly filters?: readonly Filter[];
  /** What the buttons and panels are called where the noun alone is not the barn's word. */
  readonly words?: Words;
  /** What the log calls a record, where its changes shall be shown. */
  readonly history?: RecordKind;
  /** Pages about all of them. */
  readonly overviews?: readonly Overview[];
  /** Where many are read from a file. */
  readonly importFrom?: string;
  /** The page of its own that a record has: its row leads there, and a new one is gone on with there. */
  readonly home?: (row: Row) => string;
  /** Where inactivating a record takes others along: asks first. */
  readonly Activation?: ComponentType<{ readonly row: Row }>;
  /** Beside `Activation`: asks once for all that are ticked. */
  readonly BulkActivation?: ComponentType<{
    readonly rows: readonly AnyRow[];
    readonly active: 0 | 1;
    readonly onClose: () => void;
  }>;
  /** What else shows such a record, and is asked for anew once one is saved. */
  readonly shownIn?: readonly QueryKey[];
  /** Instead of what the fields say of their inputs. */
  readonly Inputs?: ComponentType;
  /** What belongs to a record and is kept by itself, below its inputs or details. */
  readonly Belongings?: ComponentType<{ readonly id: string }>;
  /** What else is worth knowing of a record that is only looked at. */
  readonly Details?: ComponentType<{ readonly record: Row }>;
};

/** A list that stands within another screen. */
export type RoutedList<Row> = ListDescription<Row> & { readonly route: string };

/** What was just saved may come back with what the server noticed. */
export type AnyRow = RaRecord<string> & {
  readonly is_active?: number;
  readonly version?: number;
  readonly warnings?: readonly Warned[];
};

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
  if (type === 'flag') return held ? 'Yes' : 'No';
  return typeof held === 'string' || typeof held === 'number' ? held : null;
};
