import { fits } from './fits';

describe('what is searched', () => {
  it('finds by the beginning of any word, without accents', () => {
    expect(fits('Zoë Łuczak', 'zoe')).toBe(true);
    expect(fits('Anna Kowalska', 'kow an')).toBe(true);
    expect(fits('Anna Kowalska', 'owal')).toBe(false);
  });
});
