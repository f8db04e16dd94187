import { date, state, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';

/** A stretch of the barn's year by which it reckons: a school term, a five-week block, a season. Policies refer to it. */
export const term = record({
  resource: 'terms',
  one: 'term',
  many: 'terms',
  table: 'term',
  name: 'term_name',
  search: ['term_name'],
  stream: 'term',
  fields: {
    term_name: text({
      label: 'Name',
      max: 100,
      required: 'name is required',
      hint: 'What families read: “Autumn term”.',
    }),
    first_day: date({ label: 'First day', required: 'first day is required', list: 'phone' }),
    last_day: date({
      label: 'Last day',
      required: 'last day is required',
      hint: 'A day between two terms counts with the one that follows; where two overlap, with the one that ends first.',
      list: 'phone',
    }),
    is_active: state({}),
  },
});
