import type { Reply } from './contract';
import { saveFile } from './save-file';

export type Waiver = Reply<'waiver/waiverRetrieve'>['waiver'];
export type WaiverRow = Reply<'waiver/getAccountWaiversDatabase'>['waivers'][number];
export type RiderStanding = Reply<'own_waiver/standing'>['templates'][number]['riders'][number];
type Part = { readonly title: string; readonly facts: readonly (readonly [label: string, value: string])[] };

const told = (...words: readonly string[]) => words.filter(Boolean).join(' ');

type WaiverWords =
  | 'Waiver'
  | 'Created on'
  | 'Expiration date'
  | 'Verified'
  | 'Main email'
  | 'Address line 1'
  | 'Address line 2'
  | 'City'
  | 'Driver’s licence'
  | 'Emergency contact'
  | 'Insurance'
  | 'Participant {number}'
  | 'Name'
  | 'Minor'
  | 'Date of birth'
  | 'Age'
  | 'Guardian'
  | 'Relationship'
  | 'Phone'
  | 'Additional fields'
  | 'yes'
  | 'no';
/** In the reader's language. */
type Say = (words: WaiverWords, values?: { readonly number: number }) => string;

const english: Say = (words, values) => words.replace('{number}', String(values?.number));
const custom = (fields: Waiver['customWaiverFields']) => fields.map(({ label, value }) => [label, value] as const);

/** Whose it is: who rides, or else who signed. */
export const signerOf = ({ participants, firstName, lastName }: WaiverRow) =>
  participants.join(', ') || told(firstName, lastName);

/** All that stands on a waiver, part by part; what was left empty is left out. R256, R194 */
export const waiverParts = (waiver: Waiver, day: (date: string) => string, say = english): readonly Part[] => {
  const yesNo = (flag: number) => say(flag === 1 ? 'yes' : 'no');
  return [
    {
      title: say('Waiver'),
      facts: [
        [say('Created on'), `${day(waiver.createdOn.slice(0, 10))}, ${waiver.createdOn.slice(11)}`],
        [say('Expiration date'), waiver.expirationDate ? day(waiver.expirationDate) : ''],
        [say('Verified'), yesNo(waiver.verified)],
        [say('Main email'), waiver.email],
        [say('Address line 1'), waiver.addressLineOne],
        [say('Address line 2'), waiver.addressLineTwo],
        [say('City'), told(waiver.city, waiver.state, waiver.zip, waiver.country)],
        [say('Driver’s licence'), told(waiver.driversLicenseNumber, waiver.driversLicenseState)],
        [say('Emergency contact'), told(waiver.emergencyContactName, waiver.emergencyContactPhone)],
        [say('Insurance'), told(waiver.insuranceCarrier, waiver.insurancePolicyNumber)],
      ],
    },
    ...waiver.participants.map((one, at) => ({
      title: say('Participant {number}', { number: at + 1 }),
      facts: [
        [say('Name'), told(one.firstName, one.lastName)],
        [say('Minor'), yesNo(one.isMinor)],
        [say('Date of birth'), one.dob ? day(one.dob) : ''],
        [say('Age'), one.age === null ? '' : String(one.age)],
        ...custom(one.customParticipantFields),
      ],
    })),
    {
      title: say('Guardian'),
      facts: waiver.guardian
        ? [
            [say('Name'), told(waiver.guardian.firstName, waiver.guardian.lastName)],
            [say('Relationship'), waiver.guardian.relationship],
            [say('Phone'), waiver.guardian.phone],
          ]
        : [],
    },
    { title: say('Additional fields'), facts: custom(waiver.customWaiverFields) },
  ]
    .map(({ title, facts }) => ({ title, facts: facts.filter(([, value]) => value) as Part['facts'] }))
    .filter(({ facts }) => facts.length > 0);
};

/** Whoever has a good one rides with it, even if it ends soon. */
export const isGood = (standing: RiderStanding['standing']) => standing === 'valid' || standing === 'ends_soon';

/** What a rider has of a waiver of the barn's own. */
export function standingWords(
  { standing, expiration_date: until }: Pick<RiderStanding, 'standing' | 'expiration_date'>,
  day: (date: string) => string,
) {
  if (standing === 'missing') return 'not signed';
  if (standing === 'outdated') return 'the text was changed: to be signed again';
  if (until === null) return 'signed, for ever';
  if (standing === 'expired') return `ended on ${day(until)}`;
  return standing === 'ends_soon' ? `ends on ${day(until)}: to be signed again` : `signed until ${day(until)}`;
}

/** Hands a PDF to the browser's downloads. */
export function savePdf({ pdf, file_name }: Reply<'waiver/waiverRetrievePdf'>) {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'application/pdf' }), file_name);
}
