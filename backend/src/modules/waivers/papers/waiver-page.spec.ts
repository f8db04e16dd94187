import type { OwnSigning } from '../facts/own-signing.js';
import { waiverPage } from './waiver-page.js';

const signing: OwnSigning = {
  templateId: 't1',
  version: 3,
  title: 'Barn rules',
  body: 'Everybody wears a helmet.\n\nDogs & cats <stay> at home.',
  participants: [
    { firstName: 'Zofia', lastName: 'Kowalska', dob: '2016-11-21', isMinor: true, customFields: [] },
    { firstName: 'Anna', lastName: 'Kowalska', dob: null, isMinor: false, customFields: [] },
  ],
  signerName: 'Anna Kowalska',
  relationship: 'Mother',
  signedAt: new Date('2026-11-20T14:00:00Z'),
  expiresOn: '2027-11-20',
  ipAddress: '192.0.2.1',
  fingerprint: 'ab12',
  isIntact: true,
};
const page = (own: Partial<OwnSigning> = {}) =>
  waiverPage({
    barnName: 'Maple Hill',
    timeZone: 'America/Toronto',
    paper: 'Letter',
    emergency: '',
    signing: { ...signing, ...own },
  });

describe('a waiver on paper (R194)', () => {
  it('has the whole text, who signed, for whom, when and its fingerprint', () => {
    const text = page().replace(/<style>[^]*<\/style>/, '');
    for (const part of [
      '<h1>Barn rules</h1>',
      '<p>Everybody wears a helmet.</p><p>Dogs &amp; cats &lt;stay&gt; at home.</p>',
      '>Anna Kowalska</td>',
      'Zofia Kowalska, born 21 November 2016 (minor)\nAnna Kowalska</td>',
      '<td>Mother</td>',
      'Friday 20 November 2026, 09:00 (America/Toronto)',
      'Saturday 20 November 2027',
      '<td>version 3</td>',
      '<td>ab12</td>',
      '<td>192.0.2.1</td>',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Emergency contact');
    expect(text).not.toContain('CHANGED');
  });

  it('says for how long it is good where that is for ever', () =>
    expect(page({ expiresOn: null })).toContain('<td>for ever</td>'));

  it('says that what is kept is not what was signed', () =>
    expect(page({ isIntact: false })).toContain('CHANGED: what is kept is not what was signed'));
});
