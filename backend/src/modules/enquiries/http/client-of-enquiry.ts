import { invalid } from '../../../platform/errors/refusal.js';
import type { NewAccount } from '../../people/contracts.js';
import type { Guest } from '../commands/give-place.js';
import type { ClientOfEnquiryInput, GivePlaceInput } from './enquiries.inputs.js';

type Client = Omit<ClientOfEnquiryInput, 'id'>;

const notesOf = ({ rider_notes }: Pick<Client, 'rider_notes'>) => (rider_notes ? { generalNotes1: rider_notes } : {});

/** The account holder, and who rides. */
export function accountOf(input: Client): NewAccount {
  const { rider_first_name: firstName } = input;
  const holderRides = input.holder_rides === 1;
  const holder = {
    firstName: input.first_name,
    lastName: input.last_name ?? '',
    contactEmail: input.contact_email ?? null,
    contactMobile: input.contact_mobile || null,
    ...(holderRides && !firstName && notesOf(input)),
  };
  const members = firstName ? [{ firstName, lastName: input.rider_last_name ?? '', ...notesOf(input) }] : [];
  return { holder, holderRides, members };
}

export function guestOf(input: GivePlaceInput): Guest {
  const { person_id: personId, student_id: studentId, first_name, rider_first_name: firstName } = input;
  if (personId && studentId) return { kind: 'rider', personId, studentId };
  if (personId) {
    if (!firstName) throw invalid('rider_first_name', 'Please say who rides');
    return {
      kind: 'member',
      personId,
      member: { firstName, lastName: input.rider_last_name ?? '', ...notesOf(input) },
    };
  }
  if (!first_name) throw invalid('first_name', 'Please give a name');
  const { last_name, contact_email, contact_mobile, rider_last_name, rider_notes } = input;
  const rider = { rider_first_name: firstName, rider_last_name, rider_notes, holder_rides: firstName ? 0 : 1 };
  return { kind: 'new', account: accountOf({ first_name, last_name, contact_email, contact_mobile, ...rider }) };
}
