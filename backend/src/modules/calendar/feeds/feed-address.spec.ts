import { NIL } from 'uuid';
import { feedAddress, feedToken, openFeedToken } from './feed-address.js';

const SECRET = 'a secret of this installation, long enough';
const key = { farmId: '01930000-0000-7000-8000-000000000001', feedId: '01930000-0000-7000-8000-000000000002' };
const token = feedToken(SECRET, key);

describe('the address of a feed', () => {
  it('opens what it was made for', () => expect(openFeedToken(SECRET, token)).toEqual({ ...key, isSealed: true }));
  it('is under the barn’s own address, and fits into one', () => {
    const address = feedAddress({ secret: SECRET, publicUrl: 'https://barn.test' }, key);
    expect(address).toBe(`https://barn.test/api/ical/${token}.ics`);
    expect(`${token}.ics`.length).toBeLessThanOrEqual(100);
  });
  it('is nothing to another installation', () => expect(openFeedToken(`${SECRET}!`, token).isSealed).toBe(false));
  it('is nothing once a letter is another, or more, or fewer', () => {
    const spoilt = Array.from(
      token,
      (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
    );
    for (const other of [...spoilt, token.slice(0, -4), `${token}AAAA`])
      expect(openFeedToken(SECRET, other).isSealed).toBe(false);
  });
  it.each(['', 'x', '..', 'ÿÿÿ', 'A'.repeat(75)])('is nobody’s as %p', (guess) => {
    const { isSealed, farmId, feedId } = openFeedToken(SECRET, guess);
    expect([isSealed, farmId, feedId]).toEqual([false, NIL, NIL]);
  });
});
