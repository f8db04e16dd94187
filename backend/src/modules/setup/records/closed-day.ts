import { count, date, state, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';

/** Days on which the barn is closed: holidays, shows, a break. Nothing is planned on them unless staff say so. */
export const closedDay = record({
  resource: 'closed_days',
  one: 'closed day',
  many: 'closed days',
  table: 'closed_day',
  name: 'closed_day_name',
  search: ['closed_day_name'],
  stream: 'closed_day',
  fields: {
    closed_day_name: text({
      label: 'Name',
      max: 100,
      required: 'name is required',
      hint: 'What families and staff read in the calendar: “Christmas break”.',
    }),
    first_day: date({ label: 'First day', required: 'first day is required', list: 'phone' }),
    last_day: date({ label: 'Last day', hint: 'Empty: closed on the first day alone.', list: 'phone' }),
    lesson_count: count({
      label: 'Lessons still on',
      about: 'Lessons on these days that are not called off',
      min: 0,
      max: 1_000_000,
      derived: true,
    }),
    is_active: state({}),
  },
});
