import { isReadable } from './readable-color.js';

it.each([
  ['#000000', true],
  ['#1F6B4F', true],
  ['#767676', true],
  ['#777777', false],
  ['#FFFFFF', false],
  ['#ffd400', false],
  ['#0000ff', true],
  ['#000', false],
  ['black', false],
  ['#00000g', false],
  ['#000000;', false],
])('white text on %s can be read: %s', (color, readable) => expect(isReadable(color)).toBe(readable));
