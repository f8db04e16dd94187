import { emptyDetails } from './signed-paper.js';
import { withoutSigners } from './without-signers.js';

const rider = (firstName: string) => ({
  firstName,
  lastName: 'Kowalska',
  isMinor: true,
  dob: '2015-04-03',
  customFields: [{ label: 'Allergies', value: 'hay' }],
});
const [anna, leo] = [rider('Anna'), rider('Leo')];
const guardian = { firstName: 'Kasia', lastName: 'Kowalska', relationship: 'Mother', phone: '+1 519 555 0101' };
const paper = {
  firstName: 'Kasia',
  lastName: 'Kowalska',
  email: 'kasia@home.test',
  details: { ...emptyDetails, participants: [anna, leo], guardian },
};
const gone = { firstName: 'Erased', lastName: 'person', isMinor: true, dob: null, customFields: [] };

describe('a waiver of an account that stays', () => {
  it('says nothing any more of a rider who is erased, and keeps the others', () =>
    expect(withoutSigners(paper, [{ firstName: 'anna', lastName: 'Kowalska' }])).toEqual({
      ...paper,
      details: { ...paper.details, participants: [gone, leo] },
    }));

  it('names nobody as signer or guardian who is erased', () =>
    expect(withoutSigners(paper, [{ firstName: 'Kasia', lastName: 'Kowalska' }])).toEqual({
      firstName: 'Erased',
      lastName: 'person',
      email: '',
      details: { ...paper.details, guardian: null },
    }));

  it('stays as it is where it names nobody of them', () =>
    expect(withoutSigners(paper, [{ firstName: 'Anna', lastName: 'Nowak' }])).toBeUndefined());
});
