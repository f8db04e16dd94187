import type { Waiver, WaiverRow } from '../waivers';

/** A waiver that Kasia has signed for Anna, as lists have it. */
export const waiverRow = (own: Partial<WaiverRow> = {}): WaiverRow => ({
  waiverId: 'w1',
  templateId: 't1',
  title: 'Riding release',
  firstName: 'Kasia',
  lastName: 'Kowalska',
  email: 'kasia@example.com',
  createdOn: '2026-11-20 08:30',
  expirationDate: null,
  verified: 1,
  person_id: 'p9',
  person_name: 'Kasia Kowalska',
  participants: ['Anna Kowalska'],
  is_expired: 0,
  ...own,
});

const { participants: _names, is_expired: _expired, person_id: _id, person_name: _name, ...signed } = waiverRow();

/** The same as its own page has it, with nothing filled in that may be left empty. */
export const waiver = (own: Partial<Waiver> = {}): Waiver => ({
  ...signed,
  addressLineOne: '',
  addressLineTwo: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  driversLicenseNumber: '',
  driversLicenseState: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  insuranceCarrier: '',
  insurancePolicyNumber: '',
  guardian: null,
  customWaiverFields: [],
  participants: [
    { firstName: 'Anna', lastName: 'Kowalska', isMinor: 1, dob: null, age: null, customParticipantFields: [] },
  ],
  ...own,
});
