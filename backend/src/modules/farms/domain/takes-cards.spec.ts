import { takesCards } from './takes-cards.js';

// E13 R176
describe('a barn takes cards', () => {
  it.each([
    ['', false],
    ['abc', false],
    ['abcd', true],
  ])('with the account "%s": %s', (account, takes) => expect(takesCards(account)).toBe(takes));
});
