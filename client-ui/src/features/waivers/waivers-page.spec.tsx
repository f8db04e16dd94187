import { waiver, waiverRow } from '@leadline/api-client/testing/waivers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, openPageAt, openPortal, withBarn } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const full = waiver({
  email: 'kasia@home.test',
  expirationDate: '2027-11-20',
  addressLineOne: '12 Mill Road',
  addressLineTwo: 'Unit 4',
  city: 'Guelph',
  state: 'ON',
  zip: 'N1G 1A1',
  country: 'CA',
  driversLicenseNumber: 'K1234',
  driversLicenseState: 'ON',
  emergencyContactName: 'Jan Kowalski',
  emergencyContactPhone: '+1 519 555 0100',
  insuranceCarrier: 'Maple Mutual',
  insurancePolicyNumber: 'MM-77',
  guardian: { firstName: 'Kasia', lastName: 'Kowalska', relationship: 'Mother', phone: '+1 519 555 0101' },
  customWaiverFields: [{ label: 'How did you hear of us?', value: 'A friend' }],
  participants: [
    {
      firstName: 'Anna',
      lastName: 'Kowalska',
      isMinor: 1,
      dob: '2016-11-21',
      age: 9,
      customParticipantFields: [{ label: 'Allergies', value: 'Peanuts' }],
    },
    { firstName: 'Kasia', lastName: 'Kowalska', isMinor: 0, dob: null, age: null, customParticipantFields: [] },
  ],
});
const page = 'https://waivers.test/w/t1/web/?auto_tag=p9';
const template = { template_id: 't1', title: 'Riding release', is_public: 0, is_own: 0, sign_url: page };
const answers = (own: Answers = {}): Answers => ({
  'waiver/getTemplateListDataBase': () => ({
    templates: [template, { ...template, template_id: 't2', title: 'Photo consent', sign_url: null }],
  }),
  'waiver/getAccountWaiversDatabase': () => ({ waivers: [waiverRow(), waiverRow({ waiverId: 'w2', is_expired: 1 })] }),
  'waiver/waiverRetrieve': () => ({ waiver: full }),
  ...own,
});

it('lists what may be signed, with the provider’s page, and what was signed (R194)', async () => {
  openPage('/waivers', answers());
  await screen.findByRole('heading', { name: 'Available Waivers' });
  const riding = within(screen.getByRole('region', { name: 'Riding release' }));
  expect(riding.getByRole('link', { name: 'Sign' }).getAttribute('href')).toBe(page);
  expect(riding.getAllByRole('link', { name: /Anna Kowalska/ })).toHaveLength(2);
  expect(riding.getAllByText('expired')).toHaveLength(1);
  const photo = within(screen.getByRole('region', { name: 'Photo consent' }));
  photo.getByText('No waivers found for this template');
  expect(photo.queryByRole('link', { name: 'Sign' })).toBeNull();
});

it('says that there is nothing to sign', async () => {
  openPage('/waivers', answers({ 'waiver/getTemplateListDataBase': () => ({ templates: [] }) }));
  await screen.findByText('There are no active waiver templates');
});

it('says why it cannot be shown', async () => {
  const off = () => refuse(409, 'This barn does not use waivers.');
  openPage('/waivers', answers({ 'waiver/getTemplateListDataBase': off }));
  await screen.findByText('This barn does not use waivers.');
});

it('shows all that stands on a waiver, and no birth that is not known (R256, R194)', async () => {
  openPage('/waivers', answers());
  fireEvent.click((await screen.findAllByRole('link', { name: /Anna Kowalska/ }))[0]!);
  const sheet = within(await screen.findByRole('dialog', { name: 'Riding release' }));
  await sheet.findByRole('region', { name: 'Waiver' });
  const factsOf = (name: string) =>
    within(sheet.getByRole('region', { name }))
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(factsOf('Waiver')).toEqual([
    ['Created on', '20 Nov 2026, 08:30'],
    ['Expiration date', '20 Nov 2027'],
    ['Verified', 'yes'],
    ['Main email', 'kasia@home.test'],
    ['Address line 1', '12 Mill Road'],
    ['Address line 2', 'Unit 4'],
    ['City', 'Guelph ON N1G 1A1 CA'],
    ['Driver’s licence', 'K1234 ON'],
    ['Emergency contact', 'Jan Kowalski +1 519 555 0100'],
    ['Insurance', 'Maple Mutual MM-77'],
  ]);
  expect(factsOf('Participant 1')).toEqual([
    ['Name', 'Anna Kowalska'],
    ['Minor', 'yes'],
    ['Date of birth', '21 Nov 2016'],
    ['Age', '9'],
    ['Allergies', 'Peanuts'],
  ]);
  expect(factsOf('Participant 2')).toEqual([
    ['Name', 'Kasia Kowalska'],
    ['Minor', 'no'],
  ]);
  expect(factsOf('Guardian')).toEqual([
    ['Name', 'Kasia Kowalska'],
    ['Relationship', 'Mother'],
    ['Phone', '+1 519 555 0101'],
  ]);
  expect(factsOf('Additional fields')).toEqual([['How did you hear of us?', 'A friend']]);
});

it('downloads the PDF under its name (R194)', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const pdf = () => ({ pdf: btoa('%PDF-1.4'), file_name: 'Riding release_KasiaKowalska.pdf' });
  openPage('/waivers/w1', answers({ 'waiver/waiverRetrievePdf': pdf }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['Riding release_KasiaKowalska.pdf']));
  click.mockRestore();
});

it('thanks whoever comes back from the provider, and asks it for what a family has signed (R194)', async () => {
  const renewed = { 'waiver/getAccountWaiverList': () => ({ waivers: [] }) };
  const { calls } = openPageAt('/waivercompletion', renewed);
  await screen.findByRole('heading', { name: 'Thank you' });
  expect((await screen.findByRole('link', { name: 'See my waivers' })).getAttribute('href')).toMatch(
    /^\/clienthome\/.+\/waivers$/,
  );
  expect(calls.map(({ name }) => name)).toContain('waiver/getAccountWaiverList');
});

it('thanks a stranger, too', async () => {
  const { calls } = openPortal('/waivercompletion', {});
  await screen.findByText('You may close this page.');
  expect(calls).toEqual([]);
});

it.each([
  [1, 1],
  [0, 0],
] as const)('is led to from the account where the barn uses waivers (R150): %d', async (can_sign_waivers, links) => {
  openPage('/account', withBarn({ can_sign_waivers }));
  await screen.findByRole('heading', { name: 'Account Information' });
  expect(screen.queryAllByRole('link', { name: 'Waivers' })).toHaveLength(links);
});
