import { flag, reference, state, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';
import { named, person_name, reached } from './person.js';

const noted = { max: 5000, lines: true, form: 'later', group: 'Noted', personal: true } as const;

/** How staff are called and reached, which others than administrators are told of themselves alone. */
export const staffPerson = {
  first_name: { ...named.first_name, personal: true },
  last_name: { ...named.last_name, personal: true },
  contact_email: { ...reached.contact_email, personal: true },
  contact_mobile: { ...reached.contact_mobile, label: 'Phone', personal: true },
  contact_homephone: { ...reached.contact_homephone, list: 'hidden', personal: true },
} as const;

/** What is noted of a member of the staff, all optional. R034 */
export const staffNotes = {
  availability: text({ label: 'Availability', hint: 'When lessons can be planned, in your own words.', ...noted }),
  general_notes: text({ label: 'General notes', ...noted }),
  general_notes2: text({ label: 'General notes 2', ...noted, list: false }),
  general_notes3: text({ label: 'General notes 3', ...noted, list: false }),
} as const;

/** What is kept of them beside the person: colour and notes. */
export const staffKept = {
  color_id: reference({
    label: 'Colour',
    about: 'One of colors/index; null for none',
    property: 'colourId',
    among: 'colour',
    named: 'color_name',
    list: 'phone',
    form: 'later',
  }),
  ...staffNotes,
} as const;

/** A member of the staff whom lessons can name. R029 R034 */
export const staff = record({
  resource: 'staff',
  one: 'staff person',
  many: 'staff',
  table: 'instructor',
  name: 'name',
  search: ['name', 'contact_email', 'contact_mobile', 'contact_homephone'],
  stream: 'person',
  streamBy: 'person_id',
  fields: {
    name: person_name,
    color_id: staffKept.color_id,
    ...staffPerson,
    ...staffNotes,
    has_login: flag({ label: 'Login', initial: 0, derived: true }),
    is_active: state({}),
  },
});
