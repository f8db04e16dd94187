import { wordsOf } from './words-of.js';

const anna = { firstName: 'Anna', lastName: 'Li', isNamesake: false, reached: [] as string[] };
const found = (text: string, ...people: (typeof anna)[]) => new RegExp(wordsOf(people), 'iu').test(text);

describe('texts name somebody', () => {
  it('by the whole name, in either order and any case', () => {
    expect(found('swapped with anna  LI today', anna)).toBe(true);
    expect(found('Li, Anna: paid', anna)).toBe(true);
  });

  it('but not by a part of another word, or a first name alone', () => {
    expect(found('Anna Lind', anna)).toBe(false);
    expect(found('Joanna Li', anna)).toBe(false);
    expect(found('Anna was early', { ...anna, lastName: '' }, { ...anna, lastName: 'Zed' })).toBe(false);
  });

  it('by an address or a number, whatever signs are in it', () => {
    const reached = { ...anna, isNamesake: true, reached: ['a.li+x@home.test', '+1 (416) 555'] };
    expect(found('to A.Li+x@home.test', reached)).toBe(true);
    expect(found('call +1 (416) 555', reached)).toBe(true);
    expect(found('to aXli+x@home.test', reached)).toBe(false);
  });

  it('by the name only where nobody who stays has the same', () =>
    expect(found('Anna Li', { ...anna, isNamesake: true, reached: ['a@home.test'] })).toBe(false));

  it('as JSON writes it, too', () =>
    expect(found(JSON.stringify(['Anna "Nan" Li']), { ...anna, firstName: 'Anna "Nan"' })).toBe(true));
});
