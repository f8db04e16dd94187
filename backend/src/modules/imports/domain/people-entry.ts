import { dateOfBirth, likenessOf, type Member } from '../../people/contracts.js';
import type { ReadRow, Values } from './read-row.js';

/** Who a row is about. `fields` are the cells in which the two names stand. */
export interface Entry {
  holder: Member;
  holderRides: boolean;
  rider?: Member;
  fields: { account: string; student: string };
}

interface Named {
  firstName: string;
  lastName: string;
  field: string;
}

/** A full name ends with the last name, or begins with it before a comma. */
function split(full: string) {
  const [before = '', after] = full.split(/,\s*/, 2);
  if (after) return { firstName: after, lastName: before };
  const [, firstName = full, lastName = ''] = /^(.*\S)\s+(\S+)$/.exec(full) ?? [];
  return { firstName, lastName };
}

const filled = (values: Values, field: string) => values[field] || undefined;

function nameIn(values: Values, of: 'account' | 'student'): Named | undefined {
  const [full, first, last] = ['name', 'first_name', 'last_name'].map((part) => filled(values, `${of}_${part}`));
  if (first) return { firstName: first, lastName: last ?? '', field: `${of}_first_name` };
  return full === undefined ? undefined : { ...split(full), field: `${of}_name` };
}

const contactIn = (values: Values) => ({
  contactEmail: filled(values, 'email'),
  contactMobile: filled(values, 'mobile'),
  contactHomephone: filled(values, 'home_phone'),
  addressStreet: filled(values, 'address_street'),
  addressLine2: filled(values, 'address_line2'),
  addressPostcode: filled(values, 'address_postcode'),
  addressTown: filled(values, 'address_town'),
  addressRegion: filled(values, 'address_region'),
  addressCountry: filled(values, 'address_country'),
});
const detailsIn = (values: Values) => ({
  level: filled(values, 'level'),
  tack: filled(values, 'tack'),
  generalNotes1: filled(values, 'notes'),
  dateOfBirth: dateOfBirth({ date: filled(values, 'date_of_birth') }),
});

/** Undefined where there is no name. A rider without an account holder has an account of their own. */
export function entryOf({ values }: ReadRow): Entry | undefined {
  const [payer, student] = [nameIn(values, 'account'), nameIn(values, 'student')];
  const named = payer ?? student;
  if (!named) return undefined;
  const familyName = payer?.lastName ?? filled(values, 'account_last_name') ?? '';
  const rider = student && { firstName: student.firstName, lastName: student.lastName || familyName };
  const isSelf = rider !== undefined && (!payer || likenessOf(rider).name === likenessOf(payer).name);
  const [rides, details] = [values['rides'] === '1', detailsIn(values)];
  const fields = { account: named.field, student: student?.field ?? named.field };
  const holder = { firstName: named.firstName, lastName: named.lastName || familyName, ...contactIn(values) };
  if (isSelf || (!rider && rides)) return { holder: { ...holder, ...details }, holderRides: true, fields };
  return { holder, holderRides: rides, ...(rider && { rider: { ...rider, ...details } }), fields };
}
