import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { RowWarningReply } from '../../../platform/http/row-warnings.js';
import type { SetupAnswer, SetupParts } from '../queries/setup-list.js';
import { OptionReply } from './options.replies.js';

/** A class made for one list, under its own name in the contract. */
export const named = <Class extends Type<object>>(name: string, made: Class): Class =>
  Object.defineProperty(made, 'name', { value: name });

/** The types of a made method's parameters; those that are values only, the compiler cannot note. */
export const Takes =
  (...types: readonly Type<object>[]): MethodDecorator =>
  (controller, method) =>
    Reflect.defineMetadata('design:paramtypes', types, controller, method);

export function answerClass(name: string, answer: SetupAnswer, entry: Type<object>) {
  class Answer {}
  const parts: Record<keyof SetupParts, { type: Type<object>; isArray?: true }> = {
    entries: { type: entry, isArray: true },
    entry: { type: entry },
    row: { type: entry },
    options: { type: OptionReply, isArray: true },
    warnings: { type: RowWarningReply, isArray: true },
  };
  for (const [field, part] of Object.entries(answer)) ApiProperty(parts[part])(Answer.prototype, field);
  return named(name, Answer);
}
