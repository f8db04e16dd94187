import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Refusal, type FieldError } from '../errors/refusal.js';

const flatten = (errors: ValidationError[], parent = ''): FieldError[] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = parent ? `${parent}.${property}` : property;
    // Last rule first: "section is required" rather than how long it may be.
    const message = Object.values(constraints).at(-1);
    return [...(message ? [{ field, message }] : []), ...flatten(children, field)];
  });

/** Unknown fields are dropped; the first message is also the error's own. */
export const inputValidation = () =>
  new ValidationPipe({
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
