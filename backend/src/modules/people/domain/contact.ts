/** How a person is called and reached. Undefined leaves a detail as it is, null empties it. */
export interface Contact {
  firstName: string;
  lastName?: string;
  contactEmail?: string | null;
  contactMobile?: string | null;
  contactHomephone?: string | null;
}

const COLUMNS: Readonly<Record<keyof Contact, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  contactEmail: 'contact_email',
  contactMobile: 'contact_mobile',
  contactHomephone: 'contact_homephone',
};

/** What the barn writes about a rider. */
export interface RiderDetails {
  level?: string | null;
  tack?: string | null;
  dateOfBirth?: string | null;
  generalNotes1?: string | null;
  generalNotes2?: string | null;
  generalNotes3?: string | null;
}
const RIDER_COLUMNS: Readonly<Record<keyof RiderDetails, string>> = {
  level: 'level',
  tack: 'tack',
  dateOfBirth: 'date_of_birth',
  generalNotes1: 'general_notes1',
  generalNotes2: 'general_notes2',
  generalNotes3: 'general_notes3',
};

/** What the barn writes about somebody of its staff. */
export interface StaffDetails {
  colourId?: string | null;
  availability?: string | null;
  generalNotes?: string | null;
  generalNotes2?: string | null;
  generalNotes3?: string | null;
}
const STAFF_COLUMNS: Readonly<Record<keyof StaffDetails, string>> = {
  colourId: 'colour_id',
  availability: 'availability',
  generalNotes: 'general_notes',
  generalNotes2: 'general_notes2',
  generalNotes3: 'general_notes3',
};

type Row = Record<string, string | null>;
const pick = <Details extends object>(
  columns: Readonly<Record<keyof Details & string, string>>,
  details: Partial<Details>,
): Row =>
  Object.fromEntries(
    (Object.keys(columns) as (keyof Details & string)[]).flatMap((key) =>
      details[key] === undefined ? [] : [[columns[key], details[key] as string | null]],
    ),
  );

export const contactColumns = (contact: Partial<Contact>) => pick<Contact>(COLUMNS, contact);
export const riderColumns = (details: RiderDetails) => pick<RiderDetails>(RIDER_COLUMNS, details);
export const staffColumns = (details: StaffDetails) => pick<StaffDetails>(STAFF_COLUMNS, details);
