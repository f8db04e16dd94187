import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { SignedContent } from '../domain/signed-words.js';
import { fingerprintOf } from './fingerprint.js';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const content: fc.Arbitrary<SignedContent> = fc.record({
  templateId: fc.string(),
  version: fc.integer({ min: 1, max: 5 }),
  title: fc.string(),
  body: fc.string(),
  participants: fc.array(
    fc.record({
      firstName: fc.string(),
      lastName: fc.string(),
      dob: fc.option(day),
      isMinor: fc.boolean(),
      customFields: fc.constant([]),
    }),
    { maxLength: 3 },
  ),
  signerName: fc.string(),
  relationship: fc.string(),
  signedAt: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  expiresOn: fc.option(day),
});

describe('a fingerprint', () => {
  it('is another one whatever was changed', () => {
    fc.assert(
      fc.property(content, content, fc.constantFrom<keyof SignedContent>(...FIELDS), (one, other, field) => {
        fc.pre(!isDeepStrictEqual(one[field], other[field]));
        expect(fingerprintOf({ ...one, [field]: other[field] })).not.toBe(fingerprintOf(one));
      }),
    );
  });

  it.each([
    ['firstName', 'Zoe'],
    ['lastName', 'Stone'],
    ['dob', '2016-11-21'],
    ['isMinor', false],
  ])('is another one when a rider has another %s', (field, value) => {
    const rider = { firstName: 'Anna', lastName: 'Kowalska', dob: null, isMinor: true, customFields: [] };
    const [base] = fc.sample(content, 1);
    const printed = (one: object) => fingerprintOf({ ...base!, participants: [{ ...rider, ...one }] });
    expect(printed({ [field]: value })).not.toBe(printed({}));
  });

  it('is the same for the same content, however it is kept', () =>
    fc.assert(
      fc.property(content, ({ participants, ...one }) => {
        const turned = participants.map(({ firstName, ...rest }) => ({ ...rest, firstName }));
        expect(fingerprintOf({ participants: turned, ...one })).toBe(fingerprintOf({ ...one, participants }));
      }),
    ));

  it('does not confuse what belongs to one field with what belongs to the next', () => {
    const [base] = fc.sample(content, 1);
    const printed = (title: string, body: string) => fingerprintOf({ ...base!, title, body });
    expect(printed('ab', 'c')).not.toBe(printed('a', 'bc'));
  });
});

const FIELDS = [
  'templateId',
  'version',
  'title',
  'body',
  'participants',
  'signerName',
  'relationship',
  'signedAt',
  'expiresOn',
] as const;
