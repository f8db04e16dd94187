import { email, phone, text } from '../../../platform/records/field.js';
import type { Kept } from '../../../platform/records/record.js';
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

const line = { max: PERSON_LIMITS.address, list: 'hidden', form: 'later', group: 'Address' } as const;

/** Where somebody lives: what stands on an invoice below the name. */
export const located = {
  address_street: text({ label: 'Street and number', ...line }),
  address_line2: text({ label: 'Second address line', ...line }),
  address_postcode: text({ label: 'Postal code', ...line, max: PERSON_LIMITS.postcode }),
  address_town: text({ label: 'Town', ...line }),
  address_region: text({ label: 'Region', hint: 'Province, state, county.', ...line }),
  address_country: text({ label: 'Country', hint: 'Empty where it is the barn’s own.', ...line }),
} as const;

/** What is kept of every person. */
export const called = { ...named, ...reached, ...located } as const;

/** First and last name, which the table puts together. */
export const person_name = text({ label: 'Name', max: 2 * name + 1, derived: true });

/** Under the names of the entity. */
export const NO_ADDRESS = {
  addressStreet: null,
  addressLine2: null,
  addressPostcode: null,
  addressTown: null,
  addressRegion: null,
  addressCountry: null,
} as const satisfies Record<keyof Kept<typeof located>, null>;
