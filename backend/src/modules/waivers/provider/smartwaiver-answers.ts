import {
  knownBirth,
  type CustomField,
  type Guardian,
  type Participant,
  type SignedPaper,
} from '../domain/signed-paper.js';

const LONGEST = { text: 2000, name: 100 };
/** A waiver for a school class still fits. */
const MOST = { participants: 60, fields: 60, tags: 20 };
const DATE = /^\d{4}-\d\d-\d\d/;

type Json = Readonly<Record<string, unknown>>;

/** What strangers typed into the provider's page: whatever is no text of ours is left out. */
export function readPaper(answer: unknown): SignedPaper {
  const waiver = objectOf(objectOf(answer).waiver);
  const waiverId = textOf(waiver.waiverId);
  const participants = listOf(waiver.participants, MOST.participants).map(participantOf);
  const [first] = participants;
  if (!waiverId || !textOf(waiver.templateId)) throw new Error('The waiver provider answered with something else');
  return {
    waiverId,
    templateId: textOf(waiver.templateId),
    tags: listOf(waiver.tags, MOST.tags).map(textOf),
    title: textOf(waiver.title),
    createdOn: instantOf(waiver.createdOn),
    firstName: nameOf(waiver.firstName) || (first?.firstName ?? ''),
    lastName: nameOf(waiver.lastName) || (first?.lastName ?? ''),
    email: textOf(waiver.email).toLowerCase(),
    expiresOn: dateOf(waiver.expirationDate),
    verified: waiver.verified === true,
    details: {
      addressLineOne: textOf(waiver.addressLineOne),
      addressLineTwo: textOf(waiver.addressLineTwo),
      city: textOf(waiver.addressCity),
      state: textOf(waiver.addressState),
      zip: textOf(waiver.addressZip),
      country: textOf(waiver.addressCountry),
      participants,
      guardian: guardianOf(waiver.guardian),
      customFields: customOf(waiver.customWaiverFields),
      driversLicenseNumber: textOf(waiver.driversLicenseNumber),
      driversLicenseState: textOf(waiver.driversLicenseState),
      emergencyContactName: textOf(waiver.emergencyContactName),
      emergencyContactPhone: textOf(waiver.emergencyContactPhone),
      insuranceCarrier: textOf(waiver.insuranceCarrier),
      insurancePolicyNumber: textOf(waiver.insurancePolicyNumber),
    },
  };
}

export function readPdf(answer: unknown) {
  const pdf = objectOf(objectOf(answer).waiver).pdf;
  if (typeof pdf !== 'string' || pdf === '') throw new Error('The waiver provider answered without a PDF');
  return pdf;
}

export const readWaiverIds = (answer: unknown) =>
  listOf(objectOf(answer).waivers, 100)
    .map((waiver) => textOf(objectOf(waiver).waiverId))
    .filter((id) => id !== '');

function participantOf(given: unknown): Participant {
  const { firstName, lastName, isMinor, dob, customParticipantFields } = objectOf(given);
  return {
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
    isMinor: isMinor === true,
    dob: knownBirth(dateOf(dob)),
    customFields: customOf(customParticipantFields),
  };
}

function guardianOf(given: unknown): Guardian | null {
  const { firstName, lastName, relationship, phone } = objectOf(given);
  if (!nameOf(firstName) && !nameOf(lastName)) return null;
  return {
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
    relationship: textOf(relationship),
    phone: textOf(phone),
  };
}

/** By an id of the provider's, as what is asked and what was answered. */
const customOf = (given: unknown): CustomField[] =>
  Object.values(objectOf(given))
    .slice(0, MOST.fields)
    .map(objectOf)
    .map(({ displayText, value }) => ({ label: textOf(displayText), value: textOf(value) }))
    .filter(({ value }) => value !== '');

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown, most: number): unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);
/** PostgreSQL keeps no NUL. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, LONGEST.text) : '';
const nameOf = (value: unknown) => textOf(value).slice(0, LONGEST.name);
const dateOf = (value: unknown) =>
  DATE.test(textOf(value)) && isDay(textOf(value)) ? textOf(value).slice(0, 10) : null;
const isDay = (text: string) => new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.slice(0, 10) === text.slice(0, 10);

/** In UTC, without saying so. */
function instantOf(value: unknown) {
  const given = textOf(value).replace(' ', 'T');
  const instant = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(given) ? given : `${given}Z`);
  if (Number.isNaN(instant.getTime())) throw new Error('The waiver provider answered without a time');
  return instant;
}
