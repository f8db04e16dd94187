import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { Count, DateOnly, Email, Flag, Fraction, Id, Money, OneOf, RequiredText, Text } from '../http/fields.js';
import { RowVersion } from '../http/rest-query.js';
import { isGiven, type Field, type Fields } from './field.js';
import { isFilledIn, type Described, type Filled, type Shown } from './record.js';

/** How a field is filled in. */
export function Input(field: Field): PropertyDecorator {
  const { about: description } = field;
  const required = 'required' in field ? field.required : undefined;
  const whole = 'whole' in field ? field.whole : undefined;
  const told = { description, message: required ?? whole, optional: required === undefined };
  switch (field.kind) {
    case 'text':
      if (field.choices) return OneOf(Object.keys(field.choices), told);
      if (required !== undefined) return RequiredText({ ...told, max: field.max });
      return Text({ ...told, max: field.max, nullable: field.blank ? undefined : true });
    case 'phone':
      return Text({ ...told, max: field.max, nullable: true });
    case 'email':
      return Email({ ...told, clearable: true });
    case 'count':
      return Count({ ...told, min: field.min, max: field.max, outside: field.outside, clearable: told.optional });
    case 'money':
      return Money({ ...told, clearable: told.optional });
    case 'fraction':
      return Fraction({ ...told, clearable: true });
    case 'date':
      return DateOnly({ ...told, clearable: told.optional });
    case 'flag':
    case 'state':
      return Flag({ ...told, optional: true });
    case 'reference':
      return Id({ ...told, clearable: told.optional });
  }
}

/** How a field is shown. Rows that were there before a bound may be beyond it. */
function Reply(field: Field): PropertyDecorator {
  const told = { description: field.about, ...((field.personal || !isGiven(field)) && { nullable: true }) };
  switch (field.kind) {
    case 'text':
    case 'phone':
    case 'email':
      return Text(told);
    case 'count':
      return Count(told);
    case 'money':
      return Money(told);
    case 'fraction':
      return Fraction(told);
    case 'date':
      return DateOnly(told);
    case 'flag':
    case 'state':
      return Flag(told);
    case 'reference':
      return Id(told);
  }
}

function described<Content>(fields: Fields, decorator: (field: Field) => PropertyDecorator, Made = class {}) {
  for (const [wire, field] of Object.entries(fields)) decorator(field)(Made.prototype, wire);
  return Made as Type<Content>;
}

/** What is filled in of a new record. */
export const newInput = <F extends Fields>({ fields }: Described<F>) =>
  described<Filled<F>>(Object.fromEntries(Object.entries(fields).filter(([, field]) => isFilledIn(field))), Input);

/** What is changed of one: what is left out stays; null is held against a field's rules. */
export function changeInput<F extends Fields>(description: Described<F>) {
  class Change extends (PartialType(newInput(description) as Type<object>, {
    skipNullProperties: false,
  }) as Type<object>) {}
  if ('is_active' in description.fields) Flag({ optional: true })(Change.prototype, 'is_active');
  RowVersion({ optional: true })(Change.prototype, 'version');
  return Change as Type<Partial<Filled<F>> & { is_active?: number; version?: number }>;
}

/** A row as it is shown; what a reference is called stands beside it. */
export function recordReply<F extends Fields>({ fields }: Described<F>) {
  class Row {
    @Id() id: string;
  }
  const Shown = described<Shown<F>>(fields, Reply, Row);
  for (const field of Object.values(fields))
    if (field.kind === 'reference' && field.named)
      Text(isGiven(field) ? {} : { nullable: true })(Shown.prototype, field.named);
  return Shown;
}
