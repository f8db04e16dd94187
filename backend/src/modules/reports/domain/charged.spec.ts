import { chargedOf, chargedWords } from './charged.js';

const told = (own: object) => ({
  invoiceId: 'one',
  personId: 'holder',
  lastFour: '4242',
  on: '2026-12-04',
  failedOn: null,
  ...own,
});

describe('what is owed and charged to a saved card', () => {
  it.each([
    [{}, 'Fri 4 Dec, card 4242'],
    [{ failedOn: '2026-12-04', on: '2026-12-07' }, 'failed Fri 4 Dec, tried again Mon 7 Dec, card 4242'],
    [{ failedOn: '2026-12-13', on: null, lastFour: null }, 'failed Sun 13 Dec, not tried again'],
  ])('%j is said as %s', (own, words) => expect(chargedWords(told(own))).toBe(words));

  it('says of an account what failed before what is charged next, and of each invoice its own', () => {
    const later = told({ invoiceId: 'later', on: '2027-01-04' });
    const failed = told({ invoiceId: 'failed', failedOn: '2026-12-13', on: null });
    expect(chargedOf([later, told({}), failed])).toEqual({
      accounts: { holder: 'failed Sun 13 Dec, not tried again' },
      invoices: {
        one: 'Fri 4 Dec, card 4242',
        later: 'Mon 4 Jan, card 4242',
        failed: 'failed Sun 13 Dec, not tried again',
      },
    });
    expect(chargedOf([later, told({})])?.accounts).toEqual({ holder: 'Fri 4 Dec, card 4242' });
  });
  it('is no column where no card is charged', () => expect(chargedOf([])).toBeUndefined());
});
