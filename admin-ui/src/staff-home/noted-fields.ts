import type { StaffRecord } from '@/requests/staff';

const sources = ['availability', 'general_notes', 'general_notes2', 'general_notes3'] as const;

type Noted = { readonly source: (typeof sources)[number]; readonly label: string; readonly hint?: string };

/** What is noted of a member of the staff, all optional. R034 */
export const notedFields: readonly Noted[] = [
  { source: 'availability', label: 'Availability', hint: 'When lessons can be planned, in your own words.' },
  { source: 'general_notes', label: 'General notes' },
  { source: 'general_notes2', label: 'General notes 2' },
  { source: 'general_notes3', label: 'General notes 3' },
];

export type NotedValues = Record<(typeof sources)[number], string>;

export const notedOf = (staff: Pick<StaffRecord, (typeof sources)[number]>): NotedValues => ({
  availability: staff.availability ?? '',
  general_notes: staff.general_notes ?? '',
  general_notes2: staff.general_notes2 ?? '',
  general_notes3: staff.general_notes3 ?? '',
});

export type NameValues = { readonly first_name: string; readonly last_name: string };

export const namesOf = ({ first_name, last_name }: StaffRecord): NameValues => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
});

/** Only what differs is sent, so that what somebody else has written in another field stays. */
export const differing = <Values extends Readonly<Record<string, string>>>(before: Values, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([source, value]) => before[source] !== value)) as Partial<Values>;
