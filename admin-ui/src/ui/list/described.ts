import { recordOf, type RecordField, type RecordName } from '@leadline/api-client';
import type { Options } from '@/data/requests/options';
import { dateOnly } from '@/data/time/words';
import type { RecordKind } from '@/data/requests/record-history';
import type { AnyRow, Field, FieldInput, FieldType, ListDescription, NumberRules } from './describe-list';

/** What a screen adds to a field: how it is drawn, what it is made of, or an input of its own. */
type Part<Row> = Pick<Field<Row>, 'Cell' | 'value'> & Pick<FieldInput, 'Input' | 'when'>;
type Made = 'resource' | 'noun' | 'name' | 'fields';
/** What a screen adds to a record's description. */
type Screen<Row> = Omit<ListDescription<Row>, Made | 'title' | 'searchHint'> &
  Partial<Pick<ListDescription<Row>, 'title' | 'searchHint'>> & {
    readonly parts?: Readonly<Record<string, Part<Row>>>;
  };

const types: Readonly<Partial<Record<RecordField['kind'], FieldType>>> = {
  email: 'email',
  phone: 'phone',
  count: 'number',
  money: 'number',
  fraction: 'number',
  flag: 'flag',
  state: 'state',
};
const STEPS = { count: 1, money: 0.01, fraction: 0.01 } as const;

const numberOf = ({ kind, whole, outside, min = 0, max = 1 }: RecordField): NumberRules | undefined => {
  if (kind !== 'count' && kind !== 'money' && kind !== 'fraction') return undefined;
  const [low = `At least ${min}`, high = `At most ${max}`] = outside ?? [];
  return {
    step: STEPS[kind],
    min: [min, low],
    max: [max, high],
    ...(whole && { whole }),
    ...(kind === 'fraction' && { percent: true }),
  };
};

const inputOf = (wire: string, field: RecordField, { Input, when }: Pick<FieldInput, 'Input' | 'when'>): FieldInput => {
  const number = numberOf(field);
  return {
    source: wire,
    ...(Input && { Input, ...(field.parts && { parts: field.parts }) }),
    ...(when && { when }),
    ...(field.asked && { label: field.asked }),
    ...(field.required && { required: field.required }),
    ...(field.hint && { hint: field.hint }),
    ...(field.initial !== undefined && { initial: field.initial }),
    ...(number ? { number } : field.max !== undefined && { maxLength: field.max }),
    ...(field.lines && { multiline: true }),
    ...(field.blank && { blank: true }),
    ...(field.form && { only: field.form }),
    ...(field.kind === 'date' && { date: true }),
    ...(field.kind === 'flag' && { flag: true }),
    ...(field.choices && { choices: choicesOf(field.choices) }),
    ...(field.kind === 'reference' && { among: field.among as keyof Options }),
  };
};

const choicesOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([id, name]) => ({ id, name }));

const inPercent = (fraction: unknown) => (typeof fraction === 'number' ? Number((fraction * 100).toFixed(3)) : null);

const inWords = (day: unknown) => (typeof day === 'string' ? dateOnly(day) : null);

const fieldOf = <Row extends AnyRow>(
  wire: string,
  field: RecordField,
  { Input, when, ...part }: Part<Row> = {},
): Field<Row> => {
  const { kind, label, column, list, sorted, group, named, form, derived } = field;
  const type = types[kind];
  return {
    source: (named ?? wire) as keyof Row & string,
    label,
    column,
    ...(type && { type }),
    ...(list === 'phone' && { phone: true }),
    ...(list === 'hidden' && { hidden: true }),
    ...(list === false && { unlisted: true }),
    ...(sorted === false && { sorted }),
    ...(group && { group }),
    ...(kind === 'fraction' && { value: (row: Row) => inPercent(row[wire]) }),
    ...(field.choices && { value: (row: Row) => field.choices?.[String(row[wire])] ?? null }),
    ...(kind === 'date' && { value: (row: Row) => inWords(row[wire]) }),
    ...(form !== false && !derived && kind !== 'state' && { input: inputOf(wire, field, { Input, when }) }),
    ...part,
  };
};

const article = (noun: string) => (/^[aeio]/.test(noun) ? 'an' : 'a');
const titled = (many: string) => many.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** A list with its forms, pages and files, as its record is described; the screen adds what is particular to it. */
export const listOf = <Row extends AnyRow>(
  name: RecordName,
  { parts = {}, ...screen }: Screen<Row>,
): ListDescription<Row> => {
  const { resource, one, many, name: named, stream, fields } = recordOf(name);
  return {
    resource,
    noun: [one, many],
    title: titled(many),
    searchHint: `start typing to search for ${article(one)} ${one}`,
    name: named as keyof Row & string,
    history: stream as RecordKind,
    fields: Object.entries(fields)
      .filter(([, { list, form }]) => list !== false || form !== false)
      .map(([wire, field]) => fieldOf(wire, field, parts[wire])),
    ...screen,
  };
};

/** What the log calls the fields of a list, in the list's words. */
export const labelsOf = <Row>({ fields }: Pick<ListDescription<Row>, 'fields'>): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ source, label, column, input }) => [column ?? input?.source ?? source, label]));
