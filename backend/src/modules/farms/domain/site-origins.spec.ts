import { siteOrigins } from './site-origins.js';

describe('sites that may show the public page', () => {
  it.each([
    ['https://maplehill.example', 'https://maplehill.example'],
    ['https://www.Maplehill.example/lessons?from=home#now', 'https://www.maplehill.example'],
    ['https://a.example, https://b.example:8443;\nhttps://a.example/', 'https://a.example https://b.example:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:8080 http://127.0.0.1', 'http://localhost:8080 http://127.0.0.1'],
  ])('%s are taken as %s', (typed, taken) => expect(siteOrigins(typed)).toBe(taken));

  it.each([
    ['http://maplehill.example'],
    ['maplehill.example'],
    ['https://*.maplehill.example'],
    ['https://*'],
    ['*'],
    ["'self'"],
    ['https://localhost'],
    ['https://somebody@maplehill.example'],
    ['https://[::1]'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['https://a.example https://'],
    [[1, 2, 3, 4, 5, 6].map((n) => `https://site${n}.example`).join(' ')],
  ])('%s are refused', (typed) => expect(siteOrigins(typed)).toBeUndefined());
});
