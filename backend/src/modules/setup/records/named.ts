import { count, state, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';

const name = text({ label: 'Name', max: 100, required: 'required' });
const description = text({ label: 'Description', max: 5000, lines: true, sorted: false });
const is_active = state({});

/** How much of a place there is at most, and a lesson takes at most. */
export const MOST_UNITS = 100;

/** Lists of names with descriptions. R043 */
export const location = record({
  resource: 'locations',
  one: 'location',
  many: 'locations',
  table: 'location',
  name: 'location_name',
  search: ['location_name', 'location_description'],
  stream: 'location',
  fields: {
    location_name: name,
    location_description: description,
    capacity: count({
      label: 'Capacity',
      about: 'Units that events may take of it at once; null: one event has it to itself',
      hint: 'In units, where several events share it: of 3, a lesson may take 2 and practice 1. Empty: one event at a time.',
      min: 1,
      max: MOST_UNITS,
      whole: 'Must not have a decimal',
      outside: ['At least one unit', 'At most 100'],
    }),
    is_active,
  },
});

export const tack = record({
  resource: 'tacks',
  one: 'tack',
  many: 'tack',
  table: 'tack',
  name: 'tack_name',
  search: ['tack_name', 'tack_description'],
  stream: 'tack',
  fields: { tack_name: name, tack_description: description, is_active },
});

export const task = record({
  resource: 'tasks',
  one: 'task',
  many: 'tasks',
  table: 'task',
  name: 'task_name',
  search: ['task_name', 'task_description'],
  stream: 'task',
  fields: { task_name: name, task_description: description, is_active },
});
