import { state } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';
import { located, named, person_name, reached } from './person.js';

/** Who pays. Added by the name; everything else is asked on the page that opens then. R156 R157 */
export const account = record({
  resource: 'accounts',
  one: 'account holder',
  many: 'account holders',
  table: 'person',
  name: 'person_name',
  search: ['person_name', 'contact_email', 'contact_mobile'],
  stream: 'person',
  fields: {
    person_name,
    first_name: { ...named.first_name, form: 'new' },
    last_name: { ...named.last_name, form: 'new' },
    contact_email: reached.contact_email,
    contact_mobile: { ...reached.contact_mobile, list: 'phone', sorted: false },
    contact_homephone: { ...reached.contact_homephone, sorted: false },
    ...located,
    is_active: state({}),
  },
});
