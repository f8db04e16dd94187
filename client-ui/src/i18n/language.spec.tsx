import { wishedLanguage } from './language';

const browserAsksFor = (...tags: readonly string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([...tags]);

beforeEach(() => localStorage.removeItem('leadline.language'));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the first language of the browser that the portal speaks', ['nl-NL', 'fr-CH', 'de-CH'], 'fr'],
  ['English where it speaks none of them', ['nl-NL', 'pl'], 'en'],
])('is %s', (_, tags, expected) => {
  browserAsksFor(...tags);
  expect(wishedLanguage()).toBe(expected);
});

test('is what was chosen on this device, whatever its browser asks for', () => {
  browserAsksFor('fr-FR');
  localStorage.setItem('leadline.language', 'de');
  expect(wishedLanguage()).toBe('de');
});

test('is not what somebody else wrote there', () => {
  browserAsksFor('fr-FR');
  localStorage.setItem('leadline.language', '__proto__');
  expect(wishedLanguage()).toBe('fr');
});
