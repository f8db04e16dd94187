import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { invalid, Refusal, type FieldError } from '../errors/refusal.js';
import { onlyDeclared } from './declared-fields.js';
import { refuseUnstorable } from './json-text.js';
import { rememberRules } from './remembered-rules.js';

rememberRules();

const flatten = (errors: ValidationError[], parent = ''): FieldError[] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = parent ? `${parent}.${property}` : property;
    // The last rule that is broken is the plainest: "section is required" rather than its maximum length.
    const message = Object.values(constraints).at(-1);
    return [...(message ? [{ field, message }] : []), ...flatten(children, field)];
  });

const isPlainType = (type: unknown) => [undefined, Object, Array, String, Number, Boolean].includes(type as never);

/** Drops unknown fields; the first message is also the error's own. */
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype, data = 'body' } = metadata;
    if (typeof value === 'string') refuseUnstorable(value, data);
    if (!metatype || isPlainType(metatype)) return super.transform(value, metadata);
    if (Array.isArray(value)) throw invalid(data, 'The request must be an object');
    if (value === null || typeof value !== 'object') return super.transform(value, metadata);
    const declared = onlyDeclared(metatype, value);
    for (const [field, text] of Object.entries(declared)) if (typeof text === 'string') refuseUnstorable(text, field);
    return super.transform(declared, metadata);
  }
}

export const inputValidation = () =>
  new InputPipe({
    transform: true,
    whitelist: true,
    exceptionFactory: (errors) => {
      const fields = flatten(errors);
      return new Refusal(
        'invalid_input',
        'invalid_input',
        fields[0]?.message ?? 'The request could not be read.',
        fields,
      );
    },
  });
