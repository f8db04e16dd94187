import { neighbour } from './neighbour';

const at = (row: number, column: number) => ({ row, column });
/** Three columns, of which the middle one has a second row alone. */
const marks = [at(0, 0), at(1, 0), at(1, 1), at(0, 2), at(1, 2)];

it.each([
  [0, 'ArrowRight', 2],
  [1, 'ArrowRight', 2],
  [2, 'ArrowRight', 4],
  [4, 'ArrowLeft', 2],
  [0, 'ArrowDown', 1],
  [2, 'ArrowUp', 0],
  [2, 'Home', 0],
  [2, 'End', 4],
  [0, 'ArrowUp', undefined],
  [4, 'ArrowRight', undefined],
  [0, 'Tab', undefined],
  [9, 'ArrowLeft', undefined],
])('from mark %i, %s leads to %s', (from, key, to) => expect(neighbour(marks, from, key)).toBe(to));
