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

function defaultOf(field: Field): ColumnOptions {
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
