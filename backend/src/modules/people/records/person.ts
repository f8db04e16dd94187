import { email, phone, text } from '../../../platform/records/field.js';
import { PERSON_LIMITS } from '../domain/limits.js';

const { name, phone: number } = PERSON_LIMITS;

/** How everybody is called, whatever else they are. R156 */
export const named = {
  first_name: text({ label: 'First name', max: name, required: 'First Name Required', list: false }),
  last_name: text({ label: 'Last name', max: name, blank: true, list: false }),
} as const;

/** How everybody is reached. R157 */
export const reached = {
  contact_email: email({ label: 'Email', form: 'later' }),
  contact_mobile: phone({ label: 'Mobile', max: number, form: 'later' }),
  contact_homephone: phone({ label: 'Home phone', max: number, form: 'later' }),
} as const;

/** What is kept of every person. */
export const called = { ...named, ...reached } as const;

/** First and last name, which the table puts together. */
export const person_name = text({ label: 'Name', max: 2 * name + 1, derived: true });
