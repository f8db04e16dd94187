import type { EditStaffInput, RestStaffInput } from './staff.inputs.js';

/** Nothing filled in clears a text. */
const cleared = (text: string | null | undefined) => (text === '' ? null : text);

type Noted = Pick<EditStaffInput, 'availability' | 'general_notes' | 'general_notes2' | 'general_notes3'>;

export const notedOf = ({ availability, general_notes, general_notes2, general_notes3 }: Noted) => ({
  availability: cleared(availability),
  generalNotes: cleared(general_notes),
  generalNotes2: cleared(general_notes2),
  generalNotes3: cleared(general_notes3),
});

type Reached = Pick<RestStaffInput, 'last_name' | 'contact_email' | 'contact_mobile' | 'contact_homephone'>;

export const reachedOf = ({ last_name, contact_email, contact_mobile, contact_homephone }: Reached) => ({
  lastName: last_name,
  contactEmail: contact_email,
  contactMobile: cleared(contact_mobile),
  contactHomephone: cleared(contact_homephone),
});
