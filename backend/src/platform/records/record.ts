import { isWord, propertyOf, type Field, type Fields, type Held, type Lacks, type Wired } from './field.js';

/** An ordinary record, told once: its table, inputs, replies, list, import and screens follow from it. */
export interface RecordDescription<F extends Fields = Fields> {
  /** Below `/api/rest`. */
  readonly resource: string;
  readonly one: string;
  readonly many: string;
  readonly table: string;
  /** The field that names a record: sorted by, and shown first. */
  readonly name: string;
  readonly search: readonly string[];
  /** What the log calls it: `horse` for the streams `horse-<id>`. */
  readonly stream: string;
  /** The column that names it, where it is not `id`. */
  readonly streamBy?: string;
  /** By name on the wire, in the order in which they are shown. */
  readonly fields: F;
}

/** A record or part of one. */
export type Described<F extends Fields = Fields> = Pick<RecordDescription<F>, 'fields'>;

export const record = <const F extends Fields>(description: RecordDescription<F>) => description;

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type PropertyOf<Name, F> = F extends { property: infer Property extends string } ? Property : Camel<Name & string>;
type OrNull<F, Value> = Lacks<F> extends true ? Value | null : Value;
type Told<F, Value> = F extends { personal: true } ? Value | null : OrNull<F, Value>;
type Names<F extends Fields> = {
  [N in keyof F as F[N] extends { named: infer Named extends string } ? Named : never]: Told<F[N], string>;
};
type NotFilledIn = { derived: true } | { kind: 'state' };
type Must<F> = F extends { mayLack: true } ? false : F extends { required: string } ? true : false;

/** A row on the wire. */
export type Shown<F extends Fields> = { id: string } & { [N in keyof F]: Told<F[N], Wired<F[N]>> } & Names<F>;
/** What is filled in of a new one. */
export type Filled<F extends Fields> = {
  [N in keyof F as F[N] extends NotFilledIn ? never : Must<F[N]> extends true ? N : never]: Wired<F[N]>;
} & {
  [N in keyof F as F[N] extends NotFilledIn ? never : Must<F[N]> extends true ? never : N]?: Wired<F[N]> | null;
};
/** What is kept, under the names of the entity. */
export type Kept<F extends Fields> = {
  -readonly [N in keyof F as F[N] extends { derived: true } ? never : PropertyOf<N, F[N]>]: OrNull<F[N], Held<F[N]>>;
};
/** What a change may say. Undefined leaves a field as it is, null clears it. */
export type Details<F extends Fields> = Partial<Omit<Kept<F>, 'isActive'>>;

export const isFilledIn = ({ derived, kind }: Field) => !derived && kind !== 'state';

/** What is kept of a field: nothing filled in is null, where it may be missing. */
const keptOf = (field: Field, value: unknown) => {
  if (field.kind === 'flag') return value === undefined ? undefined : value === 1;
  return value === '' && isWord(field) && !('blank' in field) ? null : value;
};

/** What was sent, under the names of the entity; fields that were left out stay out. */
export const detailsOf = <F extends Fields>({ fields }: Described<F>, sent: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([wire, field]) => isFilledIn(field) && wire in sent)
      .map(([wire, field]) => [propertyOf(wire, field), keptOf(field, (sent as Record<string, unknown>)[wire])]),
  ) as Details<F>;
