import { standingWords } from '@leadline/api-client/waivers';
import type { UnsignedRider } from '@/data/requests/own-waivers';
import { photoWords } from '@/data/requests/photo-consents';
import type { RosterRider } from '@/data/requests/registrations';
import { shortDay } from '@/data/time/words';
import { medicalWords } from '@/ui/person/medical-words';
import type { Field } from '@/ui/list/describe-list';

/** A rider with what of the barn's waivers is not signed, or not any more. */
export type RosterRow = RosterRider & { readonly id: string; readonly waivers: readonly string[] };

const unsignedWords = (one: UnsignedRider) => `${one.title}: ${standingWords(one, shortDay)}`;

export const rosterRows = (riders: readonly RosterRider[], unsigned: readonly UnsignedRider[]): RosterRow[] =>
  riders.map((rider) => ({
    ...rider,
    id: rider.student_id,
    waivers: unsigned.filter(({ student_id }) => student_id === rider.student_id).map(unsignedWords),
  }));

/** Who waits for an answer is pending. */
export const isPending = ({ state }: Pick<RosterRider, 'state'>) => state === 'asked';

const rider: readonly Field<RosterRow>[] = [
  { source: 'name', label: 'Rider' },
  { source: 'state', label: 'State', value: (row) => (isPending(row) ? 'pending' : 'registered') },
  { source: 'age', label: 'Age' },
  { source: 'level', label: 'Level' },
  { source: 'account_name', label: 'Account holder' },
];
const contacts: readonly Field<RosterRow>[] = [
  { source: 'contact_mobile', label: 'Mobile' },
  { source: 'contact_homephone', label: 'Home phone' },
  { source: 'contact_email', label: 'Email' },
];
const calledWords = ({ name, phone, relation }: RosterRow['emergency_contacts'][number]) =>
  [relation ? `${name} (${relation})` : name, phone].join(', ');

const cards: readonly Field<RosterRow>[] = [
  {
    source: 'emergency_contacts',
    label: 'In an emergency',
    value: ({ emergency_contacts }) => emergency_contacts.map(calledWords).join('; '),
  },
  { source: 'medical_note', label: 'Medical note', value: (row) => medicalWords(row) ?? '' },
];
const toKnow: readonly Field<RosterRow>[] = [
  { source: 'waivers', label: 'Without a waiver', value: ({ waivers }) => waivers.join('; ') },
  { source: 'notes', label: 'Notes', value: ({ notes }) => notes.join('; ') },
];

const pictures: readonly Field<RosterRow>[] = [
  { source: 'photo_consent', label: 'Photo consent', value: (row) => photoWords[row.photo_consent ?? ''] ?? '' },
];

type Told = { readonly contacts: boolean; readonly cards: boolean; readonly pictures: boolean };

/** Contacts for whoever sees them, emergency cards and photo consents where the barn keeps them. */
export const rosterColumns = (told: Told): readonly Field<RosterRow>[] => [
  ...rider,
  ...(told.contacts ? contacts : []),
  ...(told.cards ? cards : []),
  ...(told.pictures ? pictures : []),
  ...toKnow,
];
