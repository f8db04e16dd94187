import { count } from '../../../platform/records/field.js';
import { MOST_UNITS } from './named.js';

/** How much of a shared place an event takes: a program's, which a section of it may say otherwise. */
export const placeUnits = <const F extends { about: string; hint: string }>(field: F) =>
  count({
    label: 'Units of its place',
    list: 'hidden',
    min: 1,
    max: MOST_UNITS,
    whole: 'Must not have a decimal',
    outside: ['At least one unit', 'At most 100'],
    ...field,
  });
