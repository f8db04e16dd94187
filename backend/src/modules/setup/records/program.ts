import { count, reference, state, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';
import { placeUnits } from './place-units.js';

const unshown = { list: false, form: false } as const;

/** What sections teach; packages pay for lessons of their programs. R042 */
export const program = record({
  resource: 'programs',
  one: 'program',
  many: 'programs',
  table: 'program',
  name: 'program_name',
  search: ['program_name', 'program_type_name', 'program_desc'],
  stream: 'program',
  fields: {
    program_name: text({ label: 'Name', max: 100, required: 'name is required' }),
    program_type_id: reference({
      label: 'Program type',
      among: 'program_type',
      named: 'program_type_name',
      required: 'program_type is required',
    }),
    program_desc: text({ label: 'Description', max: 5000, lines: true, sorted: false }),
    instructor_id: reference({ label: 'Staff', among: 'instructor', ...unshown }),
    location_id: reference({ label: 'Location', among: 'location', ...unshown }),
    duration: count({ label: 'Minutes', about: 'Minutes', min: 1, max: 1440, ...unshown }),
    place_units: placeUnits({
      about: 'Units that its events take of a location with a capacity; null: all of it',
      hint: 'Of a location with a capacity. Empty: all of it.',
    }),
    is_active: state({}),
  },
});
