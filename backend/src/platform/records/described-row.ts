import { Column, type ColumnOptions } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';
import { isGiven, propertyOf, type Field, type Fields } from './field.js';
import type { Kept, RecordDescription } from './record.js';

const TYPES = {
  text: 'text',
  email: 'text',
  phone: 'text',
  count: 'int',
  money: 'bigint',
  fraction: 'numeric',
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
export function describedRow<F extends Fields>({ fields }: Pick<RecordDescription<F>, 'fields'>) {
  abstract class Described extends BarnRow {}
  for (const [wire, field] of Object.entries(fields))
    if (!field.derived)
      Column({ type: TYPES[field.kind], nullable: !isGiven(field), ...defaultOf(field) })(
        Described.prototype,
        propertyOf(wire, field),
      );
  return Described as unknown as abstract new () => BarnRow & Kept<F>;
}
