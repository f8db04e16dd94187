/** What every field says of itself, whatever its kind. */
interface Told {
  readonly label: string;
  /** One line below the input. */
  readonly hint?: string;
  /** What the contract says where the label does not. */
  readonly about?: string;
  /** The entity's property, where it is not the wire's name in camel case. */
  readonly property?: string;
  /** Other than a plain column: also on a phone, hidden until somebody chooses it, or in no list at all. */
  readonly list?: 'phone' | 'hidden' | false;
  readonly sorted?: false;
  /** Filled in on the record's own page alone, of a new record alone, or in no form that follows from here. */
  readonly form?: 'later' | 'new' | false;
  /** What forms and pages call it, where its column has a shorter name. */
  readonly asked?: string;
  /** Told of somebody to administrators and to themselves; to others it is null. */
  readonly personal?: true;
  /** Under which heading of the record's page it stands; without one, among its details. */
  readonly group?: string;
  readonly file?: InFiles;
  /** Made of other rows: shown, and neither kept nor filled in. */
  readonly derived?: true;
  /** Rows from elsewhere may be without what a form requires. */
  readonly mayLack?: true;
}

/** How a file says it: what such a column is called, in lower case and without accents, and two examples. A count is a year, or an age. */
interface InFiles {
  readonly words: string;
  readonly example: readonly [string, string];
}

interface Required {
  /** What is said where nothing is filled in. */
  readonly required?: string;
}
interface TextField extends Told, Required {
  readonly kind: 'text';
  readonly max: number;
  readonly lines?: true;
  /** Nothing filled in is an empty text, and no null. */
  readonly blank?: true;
  /** One of these, by the word that is kept; what people read beside it. */
  readonly choices?: Readonly<Record<string, string>>;
}
interface EmailField extends Told {
  readonly kind: 'email';
}
interface PhoneField extends Told {
  readonly kind: 'phone';
  readonly max: number;
}
/** A whole number. */
interface CountField extends Told, Required {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  /** What is said below and above. */
  readonly outside?: readonly [low: string, high: string];
  readonly whole?: string;
  readonly initial?: number;
}
/** Decimals on the wire, minor units where it is kept. */
interface MoneyField extends Told, Required {
  readonly kind: 'money';
  readonly min: number;
  readonly max: number;
  readonly outside?: readonly [low: string, high: string];
}
/** 0 to 1, filled in as a percentage. E03 */
interface FractionField extends Told {
  readonly kind: 'fraction';
  readonly outside?: readonly [low: string, high: string];
}
/** `YYYY-MM-DD` */
interface DateField extends Told, Required {
  readonly kind: 'date';
  /** What a screen's own input fills in instead of the whole. */
  readonly parts?: readonly string[];
}
interface FlagField extends Told {
  readonly kind: 'flag';
  readonly initial: 0 | 1;
}
/** Active or inactive: set by itself, and so in no form. */
interface StateField extends Told {
  readonly kind: 'state';
}
/** A record of another list, chosen among those in use. */
interface ReferenceField extends Told, Required {
  readonly kind: 'reference';
  /** The pick list of `options/index`. */
  readonly among: string;
  /** The name on the wire under which its name comes along, where it does: what a list shows. */
  readonly named?: string;
}

export type Field =
  | TextField
  | EmailField
  | PhoneField
  | CountField
  | MoneyField
  | FractionField
  | DateField
  | FlagField
  | StateField
  | ReferenceField;
export type Fields = Readonly<Record<string, Field>>;

const kind =
  <Kind extends Field['kind']>(kind: Kind) =>
  <const F extends Omit<Extract<Field, { kind: Kind }>, 'kind'>>(field: F) => ({ kind, ...field });

export const text = kind('text');
export const email = kind('email');
export const phone = kind('phone');
export const count = kind('count');
export const money = kind('money');
export const fraction = kind('fraction');
export const date = kind('date');
export const flag = kind('flag');
export const reference = kind('reference');
/** Of lists whose rows are taken out of use. F20 */
export const state = <const F extends Partial<Omit<StateField, 'kind'>>>(field: F) =>
  ({ kind: 'state', label: 'State', list: 'hidden', form: false, ...field }) as const;

type Worded = 'text' | 'email' | 'phone' | 'date' | 'reference';
/** On the wire. */
export type Wired<F> = F extends { kind: Worded } ? string : number;
/** In the entity. */
export type Held<F> = F extends { kind: 'flag' | 'state' } ? boolean : Wired<F>;
/** Whether it may be missing in a row. */
export type Lacks<F> = F extends { mayLack: true }
  ? true
  : F extends { required: string } | { blank: true } | { kind: 'flag' | 'state' } | { derived: true }
    ? false
    : true;

/** Its name in the entity. */
export const propertyOf = (wire: string, { property }: Pick<Field, 'property'>) =>
  property ?? wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const WORDED: readonly string[] = ['text', 'email', 'phone', 'date', 'reference'] satisfies Worded[];
export const isWord = ({ kind }: Field) => WORDED.includes(kind);

/** Whether a row must have it. */
export const isGiven = (field: Field) =>
  !field.mayLack &&
  (field.derived === true ||
    field.kind === 'flag' ||
    field.kind === 'state' ||
    ('required' in field && field.required !== undefined) ||
    ('blank' in field && field.blank === true));
