import { cardFormSources } from './stripe-access.js';

const every = (access: Parameters<typeof cardFormSources>[0]) => Object.values(cardFormSources(access)).flat();

describe('what a page is allowed for the sake of the card form', () => {
  it('is the provider’s own script and frames where cards are taken', () =>
    expect(every({ secretKey: 'sk', publicKey: 'pk' })).toEqual(
      expect.arrayContaining(['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com']),
    ));

  it('is the simulator where it stands in for the provider', () =>
    expect(new Set(every({ secretKey: 'sk', publicKey: 'pk', apiUrl: 'http://127.0.0.1:9' }))).toEqual(
      new Set(['http://127.0.0.1:9']),
    ));

  it('is nothing where no cards are taken', () =>
    expect(every({ secretKey: 'sk', apiUrl: 'http://127.0.0.1:9' })).toEqual(["'none'"]));
});
