import { Column, type ColumnOptions } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';
import { isGiven, propertyOf, type Field, type Fields } from './field.js';
import type { Described, Kept } from './record.js';

const TYPES = {
  text: 'text',
  email: 'text',
  phone: 'text',
  count: 'int',
  money: 'bigint',
  fraction: 'numeric',
  date: 'date',
  flag: 'boolean',
  state: 'boolean',
  reference: 'uuid',
} as const satisfies Record<Field['kind'], ColumnOptions['type']>;

const orNull = (from: (stored: number) => number) => (stored: string | number | null) =>
  stored === null ? null : from(Number(stored));
/** The driver reads `numeric` as text. */
const rate = { to: (value: unknown) => value, from: orNull((stored) => stored) };
/** As people say it, so that what was changed reads so, too. */
const amount = {
  to: (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value),
  from: orNull((stored) => stored / 100),
};

function defaultOf(field: Field): ColumnOptions {
  if (field.kind === 'fraction') return { transformer: rate };
  if (field.kind === 'money') return { transformer: amount };
  if (field.kind === 'state') return { default: true };
  if (field.kind === 'flag') return { default: field.initial === 1 };
  return field.kind === 'text' && field.blank ? { default: '' } : {};
}

/** What the entity of a record extends: the columns of its description. Its key, and what others change, are its own. */
export function describedRow<F extends Fields>({ fields }: Described<F>) {
  abstract class Row extends BarnRow {}
  for (const [wire, field] of Object.entries(fields))
    if (!field.derived)
      Column({ type: TYPES[field.kind], nullable: !isGiven(field), ...defaultOf(field) })(
        Row.prototype,
        propertyOf(wire, field),
      );
  return Row as unknown as abstract new () => BarnRow & Kept<F>;
}
