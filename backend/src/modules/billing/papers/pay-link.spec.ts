import { v7 as uuid } from 'uuid';
import { sealed } from '../../../platform/auth/sealed-bytes.js';
import { exampleInvoicePaper } from './example-paper.js';
import { openPayToken, payToken, payUrl, payUrlOf } from './pay-link.js';

const secret = 'a secret of thirty-two characters.';
const link = { farmId: uuid(), invoiceId: uuid() };
const now = new Date('2026-11-20T15:00:00Z');
const token = payToken(secret, link, now);
const tampered = (at: number) => {
  const bytes = Buffer.from(token, 'base64url');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64url');
};

describe('a link to pay an invoice', () => {
  it('names its barn and its invoice, and nothing else', () => expect(openPayToken(secret, token, now)).toEqual(link));

  const pages = { secret, publicUrl: 'https://barn.test', stripe: { publicKey: 'pk_1' } };
  const barn = { ...exampleInvoicePaper.barn, takesCards: true };
  const where = { farmId: link.farmId, now };

  it('keeps its token behind the #, which no server on the way gets to see', () =>
    expect(payUrl(pages, { ...where, barn }, link.invoiceId)).toBe(`https://barn.test/pay#${token}`));

  it('is of the invoice that is open', () => {
    const open = { invoiceId: link.invoiceId, invoiceNumber: 12, amount: 408.5 };
    expect(payUrlOf(pages, where, { open, barn })).toBe(`https://barn.test/pay#${token}`);
    expect(payUrlOf(pages, where, { open: null, barn })).toBeUndefined();
  });

  it.each([
    ['the barn takes no cards from families', pages, { ...barn, takesCards: false }],
    ['the platform takes none', { ...pages, stripe: {} }, barn],
  ])('is not offered where %s', (_, where_, its) =>
    expect(payUrl(where_, { ...where, barn: its }, link.invoiceId)).toBeUndefined(),
  );

  it.each([
    ['on its last day', '2027-05-19T23:59:59Z', true],
    ['not on the day after', '2027-05-20T00:00:00Z', false],
  ])('opens %s', (_, day, opens) => expect(openPayToken(secret, token, new Date(day)) !== undefined).toBe(opens));

  it.each([
    ['of another installation', payToken(`${secret}!`, link, now)],
    ['for another barn', tampered(0)],
    ['for another invoice', tampered(20)],
    ['that is to last longer', tampered(33)],
    ['with another signature', tampered(40)],
    ['that was cut short', token.slice(0, -2)],
    ['that is empty', ''],
    ['that is a guess', 'a'.repeat(91)],
    [
      'that was made for something else',
      sealed({ secret, purpose: 'password-link' }, Buffer.from(token, 'base64url').subarray(0, 36)),
    ],
  ])('does not open one %s', (_, forged) => expect(openPayToken(secret, forged, now)).toBeUndefined());
});
