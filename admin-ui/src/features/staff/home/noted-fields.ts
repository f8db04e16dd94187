import type { StaffRecord } from '@/data/requests/staff';

export type StaffValues = Record<
  'first_name' | 'last_name' | 'availability' | 'general_notes' | 'general_notes2' | 'general_notes3',
  string
>;
type StaffField = {
  readonly source: keyof StaffValues;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
};

export const nameFields: readonly StaffField[] = [
  { source: 'first_name', label: 'First name', required: true },
  { source: 'last_name', label: 'Last name' },
];

/** What is noted of a member of the staff, all optional. R034 */
export const notedFields: readonly StaffField[] = [
  { source: 'availability', label: 'Availability', hint: 'When lessons can be planned, in your own words.' },
  { source: 'general_notes', label: 'General notes' },
  { source: 'general_notes2', label: 'General notes 2' },
  { source: 'general_notes3', label: 'General notes 3' },
];

export const valuesOf = (staff: Pick<StaffRecord, keyof StaffValues>): StaffValues => ({
  first_name: staff.first_name ?? '',
  last_name: staff.last_name ?? '',
  availability: staff.availability ?? '',
  general_notes: staff.general_notes ?? '',
  general_notes2: staff.general_notes2 ?? '',
  general_notes3: staff.general_notes3 ?? '',
});

/** Only what differs is sent, so that what somebody else has written in another field stays. */
export const differing = (before: StaffValues, now: StaffValues): Partial<StaffValues> =>
  Object.fromEntries(
    (Object.keys(now) as (keyof StaffValues)[])
      .filter((source) => before[source] !== now[source])
      .map((source) => [source, now[source]]),
  );
