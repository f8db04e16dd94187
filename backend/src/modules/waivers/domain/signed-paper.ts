import { wholeYears } from '../../people/contracts.js';
/** What a provider writes where it knows no date of birth. R194 */
const UNKNOWN_BIRTH = '1800-01-01';

/** A question of the barn's own on the waiver, with its answer. */
export interface CustomField {
  label: string;
  value: string;
}

export interface Participant {
  firstName: string;
  lastName: string;
  isMinor: boolean;
  /** `YYYY-MM-DD`; null if unknown. */
  dob: string | null;
  customFields: readonly CustomField[];
}

export interface Guardian {
  firstName: string;
  lastName: string;
  relationship: string;
  phone: string;
}

/** A waiver that was signed, as the provider has it. What was left empty is empty text. */
export interface SignedPaper {
  waiverId: string;
  templateId: string;
  /** By which we find the account that signed. R194 */
  tags: readonly string[];
  title: string;
  createdOn: Date;
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  /** `YYYY-MM-DD`; null if it is good for ever. */
  expiresOn: string | null;
  /** The provider knows that the address is the signer's. */
  verified: boolean;
  details: PaperDetails;
}

/** What only the page of one waiver shows. R256 */
export interface PaperDetails {
  addressLineOne: string;
  addressLineTwo: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  participants: readonly Participant[];
  guardian: Guardian | null;
  customFields: readonly CustomField[];
  driversLicenseNumber: string;
  driversLicenseState: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  insuranceCarrier: string;
  insurancePolicyNumber: string;
}

export const knownBirth = (date: string | null) => (date === UNKNOWN_BIRTH ? null : date);

/** Whole years on a day; both `YYYY-MM-DD`. */
export function ageOn(today: string, dob: string | null) {
  return dob === null || dob > today ? null : wholeYears(dob, today);
}

export const emptyDetails: PaperDetails = {
  addressLineOne: '',
  addressLineTwo: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  participants: [],
  guardian: null,
  customFields: [],
  driversLicenseNumber: '',
  driversLicenseState: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  insuranceCarrier: '',
  insurancePolicyNumber: '',
};
