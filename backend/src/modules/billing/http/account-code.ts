import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { Text } from '../../../platform/http/fields.js';
import { isAccountCode } from '../../../platform/money/account-code.js';

const FITS = {
  name: 'isAccountCode',
  validator: {
    validate: (value: unknown) => value === '' || (typeof value === 'string' && isAccountCode(value)),
    defaultMessage: () =>
      '$property must be at most 20 letters, digits, dots and dashes, beginning with a letter or a digit',
  },
};

/** Of an account in the barn's bookkeeping; empty text or null removes it. */
export const AccountCode = (description: string) =>
  applyDecorators(Text({ optional: true, nullable: true, max: 20, description }), ValidateBy(FITS));
