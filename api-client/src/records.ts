import { records } from './generated/records';

/** A field as its record's description says it; which rules it has follows from its kind. */
export type RecordField = {
  readonly kind: 'text' | 'email' | 'phone' | 'count' | 'money' | 'fraction' | 'date' | 'flag' | 'state' | 'reference';
  readonly label: string;
  /** What the log calls it. */
  readonly column: string;
  readonly hint?: string;
  readonly list?: 'phone' | 'hidden' | false;
  readonly sorted?: false;
  readonly form?: 'later' | 'new' | false;
  readonly asked?: string;
  readonly parts?: readonly string[];
  readonly group?: string;
  readonly imported?: true;
  readonly derived?: true;
  readonly required?: string;
  readonly max?: number;
  readonly min?: number;
  readonly lines?: true;
  readonly blank?: true;
  /** One of these, and what people read. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly outside?: readonly [low: string, high: string];
  readonly whole?: string;
  readonly initial?: number;
  readonly among?: string;
  readonly named?: string;
};

export type RecordDescription = {
  readonly resource: string;
  readonly one: string;
  readonly many: string;
  /** The field that names a record. */
  readonly name: string;
  /** What the log calls it. */
  readonly stream: string;
  readonly fields: Readonly<Record<string, RecordField>>;
};

export type RecordName = keyof typeof records;

export const recordOf = (name: RecordName): RecordDescription => records[name];
export const recordNames = Object.keys(records) as RecordName[];
