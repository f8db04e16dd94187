import { text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';

/** A colour for staff in the calendar: the same in every barn, chosen and never filled in. */
export const colour = record({
  resource: 'colors',
  one: 'colour',
  many: 'colours',
  table: 'colour',
  name: 'color_name',
  search: ['color_name'],
  stream: 'colour',
  fields: {
    color_name: text({ label: 'Name', max: 100, derived: true }),
    color_code: text({ label: 'Code', max: 7, about: 'As #2D6E55', derived: true }),
  },
});
