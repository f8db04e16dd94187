import { decideForm, type FormFacts } from './decide-form.js';
import { MOST_UNCONFIRMED } from './limits.js';

const now = new Date('2026-11-24T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const form = (own: Partial<FormFacts> = {}): FormFacts => ({
  isOn: true,
  isTrapped: false,
  handedOutAt: ago(60_000),
  isProven: true,
  isKnown: false,
  unconfirmed: 0,
  ...own,
});
const DAY = 24 * 3600 * 1000;

describe('a form that comes in from a public page', () => {
  it.each([
    ['filled in within a minute', {}],
    ['after exactly three seconds', { handedOutAt: ago(3000) }],
    ['after exactly a day', { handedOutAt: ago(DAY) }],
    ['while one more address may wait', { unconfirmed: MOST_UNCONFIRMED - 1 }],
  ])('is taken: %s', (_, own) => expect(decideForm(form(own), now)).toBe('taken'));

  it.each([
    ['filled in where people see nothing', { isTrapped: true }],
    ['filled in there, however wrong the rest is', { isTrapped: true, handedOutAt: undefined, isProven: false }],
    ['sent a second time', { isKnown: true }],
    ['sent a second time two days later', { isKnown: true, handedOutAt: ago(2 * DAY) }],
  ])('is left alone: %s', (_, own) => expect(decideForm(form(own), now)).toBe('ignored'));

  it.each([
    ['where the barn takes none', { isOn: false }, 'enquiries_off'],
    ['that the barn did not hand out', { handedOutAt: undefined }, 'enquiry_form_forged'],
    ['after a day and a moment', { handedOutAt: ago(DAY + 1) }, 'enquiry_form_old'],
    ['in less than three seconds', { handedOutAt: ago(2999) }, 'enquiry_form_quick'],
    ['from tomorrow', { handedOutAt: ago(-DAY) }, 'enquiry_form_quick'],
    ['without the sum', { isProven: false }, 'enquiry_unproven'],
    ['when too many wait', { unconfirmed: MOST_UNCONFIRMED }, 'too_many_enquiries'],
  ])('is refused: %s', (_, own, code) =>
    expect(() => decideForm(form(own), now)).toThrow(expect.objectContaining({ code })),
  );
});
