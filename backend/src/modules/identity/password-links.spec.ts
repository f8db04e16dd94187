import { v7 as uuid } from 'uuid';
import { linkToken, passwordLink, tokenIdOf } from './password-links.js';

const secret = 'a secret of thirty-two characters.';
const tokenId = uuid();

describe('a password link', () => {
  it('gives its id back', () => expect(tokenIdOf(secret, linkToken(secret, tokenId))).toBe(tokenId));
  it('is one path segment of the page for its purpose', () =>
    expect(passwordLink({ secret, publicUrl: 'https://barn.test' }, { purpose: 'reset', tokenId })).toMatch(
      /^https:\/\/barn\.test\/updatepassword\/[\w-]{64}$/,
    ));
  it('cannot be made with another secret', () =>
    expect(tokenIdOf(secret, linkToken(`${secret}!`, tokenId))).toBeUndefined());
  it.each([
    '',
    'x',
    'a'.repeat(64),
    linkToken(secret, tokenId).slice(0, -2),
    `${linkToken(secret, uuid()).slice(0, 20)}${linkToken(secret, tokenId).slice(20)}`,
  ])('is not %p', (token) => expect(tokenIdOf(secret, token)).toBeUndefined());
});
