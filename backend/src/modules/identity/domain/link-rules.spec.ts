import { invalidLink, isUsable, linkExpiry } from './link-rules.js';

const now = new Date('2026-11-20T14:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a link to choose a password', () => {
  it('is good for a day, for the invited a week', () => {
    expect(linkExpiry('reset', now).toISOString()).toBe('2026-11-21T14:00:00.000Z');
    expect(linkExpiry('create', now).toISOString()).toBe('2026-11-27T14:00:00.000Z');
  });
  it.each([
    ['until the last moment', { usedAt: null, expiresAt: later(1) }, true],
    ['not at the moment it expires', { usedAt: null, expiresAt: now }, false],
    ['not once it was used', { usedAt: later(-1), expiresAt: later(1) }, false],
  ])('can be used %s', (_, link, usable) => expect(isUsable(link, now)).toBe(usable));
  it('is refused in the words of its page', () => {
    expect(invalidLink('create')).toMatchObject({
      kind: 'invalid_input',
      errors: [{ field: 'token', message: 'Invalid Token' }],
    });
    expect(invalidLink('reset').message).toBe('Invalid Email or Token');
  });
});
