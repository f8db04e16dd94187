import { render, screen } from '@testing-library/react';
import { language, speak } from './catalogue';
import { rich, t } from './t';

afterEach(() => speak('en'));

test('English stands in the code: its words are what is shown', async () => {
  await speak('en');
  expect(t('Lessons left')).toBe('Lessons left');
  expect(t('until {when}', { when: 'Fri 27 Nov' })).toBe('until Fri 27 Nov');
  expect(document.documentElement.lang).toBe('en');
});

test.each([
  [1, '1 place free'],
  [2, '2 places free'],
])('%i is counted as people count', (count, words) =>
  expect(t('{count, plural, one {# place} other {# places}} free', { count })).toBe(words),
);

test.each([
  ['de', 'Verbleibende Reitstunden', '1 Platz frei'],
  ['fr', 'Leçons restantes', '1 place libre'],
] as const)('%s is said from its catalogue, and the document says so to screen readers', async (code, words, one) => {
  await speak(code);
  expect(language()).toBe(code);
  expect(document.documentElement.lang).toBe(code);
  expect(t('Lessons left')).toBe(words);
  expect(t('{count, plural, one {# place} other {# places}} free', { count: 1 })).toBe(one);
});

test('a name in a text may look as the page wants it to, and is never read as a text itself', () => {
  render(<p>{rich('on <b>{horse}</b>', { horse: '{Luna} <i>', b: (name) => <strong>{name}</strong> })}</p>);
  expect(screen.getByText('{Luna} <i>').tagName).toBe('STRONG');
});
