import type { Reply } from './contract';
import { saveFile } from './save-file';

export type Waiver = Reply<'waiver/waiverRetrieve'>['waiver'];
export type WaiverRow = Reply<'waiver/getAccountWaiversDatabase'>['waivers'][number];
export type RiderStanding = Reply<'own_waiver/standing'>['templates'][number]['riders'][number];
type Part = { readonly title: string; readonly facts: readonly (readonly [label: string, value: string])[] };

const told = (...words: readonly string[]) => words.filter(Boolean).join(' ');
const yesNo = (flag: number) => (flag === 1 ? 'yes' : 'no');
const custom = (fields: Waiver['customWaiverFields']) => fields.map(({ label, value }) => [label, value] as const);

/** Whose it is: who rides, or else who signed. */
export const signerOf = ({ participants, firstName, lastName }: WaiverRow) =>
  participants.join(', ') || told(firstName, lastName);

/** All that stands on a waiver, part by part; what was left empty is left out. R256, R194 */
export const waiverParts = (waiver: Waiver, day: (date: string) => string): readonly Part[] =>
  [
    {
      title: 'Waiver',
      facts: [
        ['Created on', `${day(waiver.createdOn.slice(0, 10))}, ${waiver.createdOn.slice(11)}`],
        ['Expiration date', waiver.expirationDate ? day(waiver.expirationDate) : ''],
        ['Verified', yesNo(waiver.verified)],
        ['Main email', waiver.email],
        ['Address line 1', waiver.addressLineOne],
        ['Address line 2', waiver.addressLineTwo],
        ['City', told(waiver.city, waiver.state, waiver.zip, waiver.country)],
        ['Driver’s licence', told(waiver.driversLicenseNumber, waiver.driversLicenseState)],
        ['Emergency contact', told(waiver.emergencyContactName, waiver.emergencyContactPhone)],
        ['Insurance', told(waiver.insuranceCarrier, waiver.insurancePolicyNumber)],
      ],
    },
    ...waiver.participants.map((one, at) => ({
      title: `Participant ${at + 1}`,
      facts: [
        ['Name', told(one.firstName, one.lastName)],
        ['Minor', yesNo(one.isMinor)],
        ['Date of birth', one.dob ? day(one.dob) : ''],
        ['Age', one.age === null ? '' : String(one.age)],
        ...custom(one.customParticipantFields),
      ],
    })),
    {
      title: 'Guardian',
      facts: waiver.guardian
        ? [
            ['Name', told(waiver.guardian.firstName, waiver.guardian.lastName)],
            ['Relationship', waiver.guardian.relationship],
            ['Phone', waiver.guardian.phone],
          ]
        : [],
    },
    { title: 'Additional fields', facts: custom(waiver.customWaiverFields) },
  ]
    .map(({ title, facts }) => ({ title, facts: facts.filter(([, value]) => value) as Part['facts'] }))
    .filter(({ facts }) => facts.length > 0);

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
