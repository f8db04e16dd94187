import { likenessOf } from './likeness.js';

describe('two people are held to be the same', () => {
  it('by a name without regard to case and spaces', () => {
    const typed = likenessOf({ firstName: ' Ida  Maria', lastName: 'VAN  Dyk ' });
    expect(typed.name).toBe('ida maria van dyk');
    expect(likenessOf({ firstName: 'Ida' }).name).toBe('ida');
    expect(likenessOf({ lastName: 'Dyk' }).name).toBe('dyk');
  });

  it('by an address without regard to case and spaces', () =>
    expect(likenessOf({ email: ' Ida@Example.COM ' }).email).toBe('ida@example.com'));

  it('by a phone without what a country or a trunk puts in front', () => {
    const { phones } = likenessOf({ phones: ['+31 (0)6 1234-5678', '0612345678', '0031612345678'] });
    expect(phones).toEqual(['612345678', '612345678', '612345678']);
  });

  it('not by an extension or by nothing', () => {
    expect(likenessOf({ phones: ['123456', '1234567', null, undefined, 'none'] }).phones).toEqual(['1234567']);
    expect(likenessOf({ email: null })).toEqual({ name: '', email: '', phones: [] });
    expect(likenessOf({}).email).toBe('');
  });
});
