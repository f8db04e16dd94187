import { applyDecorators } from '@nestjs/common';
import { Min } from 'class-validator';
import { Money } from '../../../platform/http/fields.js';

/** What it comes to is bounded, with the price of one. */
export const Quantity = () =>
  applyDecorators(
    Money({
      optional: true,
      example: 12.5,
      description: 'Of what is sold by a unit: more than 0, at most two decimals; 1 unless told',
    }),
    Min(0.01, { message: 'The quantity must be more than 0' }),
  );
