import { termOn } from './terms.js';

const [autumn, spring] = [{ lastDay: '2026-12-18' }, { lastDay: '2027-03-26' }];

describe('with which term a day counts', () => {
  it.each([
    ['2026-09-01', autumn],
    ['2026-12-18', autumn],
    ['2026-12-19', spring],
    ['2027-03-26', spring],
    ['2027-03-27', undefined],
  ])('%s: %j', (day, term) => expect(termOn([autumn, spring], day)).toBe(term));
});
