import { ordinal } from './ordinal';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [30, '30th'],
])('%i is said as %s', (place, said) => expect(ordinal(place)).toBe(said));
