import { paperOf, sentPaperOf } from './paper-format.js';

describe('the size of paper', () => {
  it.each([
    ['CA', null, 'Letter', 'A4'],
    ['US', undefined, 'Letter', 'A4'],
    ['DE', null, 'A4', 'A4'],
    ['GB', '', 'A4', 'A4'],
    ['CA', 'A4', 'A4', 'A4'],
    ['CA', 'Letter', 'Letter', 'Letter'],
    ['DE', 'Letter', 'Letter', 'Letter'],
    ['DE', 'Legal', 'A4', 'A4'],
  ])(
    'of a barn in %s that says %p is %s in the barn, and %s of what it sends (R182)',
    (countryCode, said, own, sent) => {
      const preferences: Record<string, string | null> = said === undefined ? {} : { paper_size: said };
      expect([paperOf({ countryCode, preferences }), sentPaperOf({ preferences })]).toEqual([own, sent]);
    },
  );
});
