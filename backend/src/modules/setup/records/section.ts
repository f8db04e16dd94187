import { count, reference, state, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';

/** A kind of lesson, and the defaults of a new event. R039 F10 */
export const section = record({
  resource: 'sections',
  one: 'section',
  many: 'sections',
  table: 'section',
  name: 'section_name',
  search: ['section_name', 'program_name', 'instructor_name', 'location_name'],
  stream: 'section',
  fields: {
    section_name: text({ label: 'Name', max: 100, required: 'section needs a name' }),
    program_id: reference({
      label: 'Program',
      among: 'program',
      named: 'program_name',
      required: 'program required',
    }),
    instructor_id: reference({
      label: 'Staff',
      among: 'instructor',
      named: 'instructor_name',
      required: 'staff required',
      hint: 'Teaches, unless an event says otherwise.',
      mayLack: true,
    }),
    location_id: reference({
      label: 'Location',
      among: 'location',
      named: 'location_name',
      required: 'location required',
    }),
    duration: count({
      label: 'Minutes',
      about: 'Minutes',
      min: 1,
      max: 1440,
      required: 'event duration is required',
      whole: 'Whole minutes, please',
      outside: ['At least one minute', 'At most a day, 1440 minutes'],
      initial: 60,
    }),
    max_enrollment: count({
      label: 'Max enrollment',
      about: 'Unlimited for staff and never bookable by families when empty',
      hint: 'Places in a lesson. Without a number staff may add as many as they like, and families cannot book.',
      min: 0,
      max: 10_000,
      whole: 'Must not have a decimal',
      outside: ['Can not be a negative number', 'At most 10,000'],
    }),
    product_id: reference({
      label: 'Package',
      among: 'product',
      named: 'product_name',
      list: 'hidden',
      hint: 'What a single lesson of this section is paid with.',
    }),
    horse_count: count({
      label: 'Horses',
      about: 'Active horses that are assigned',
      min: 0,
      max: 1_000_000,
      derived: true,
    }),
    student_count: count({
      label: 'Students',
      about: 'Active students who are assigned',
      min: 0,
      max: 1_000_000,
      derived: true,
    }),
    is_active: state({}),
  },
});
