import { withoutMessage } from './note-in-front.js';

it.each([
  ['It pours.', ''],
  ['It pours. previous note: Bring boots', 'Bring boots'],
  ['Come early previous note: It pours. previous note: Bring boots', undefined],
  ['It pours. Really.', undefined],
])('a message goes from in front of the notes, and only from there: %s (D14)', (notes, without) =>
  expect(withoutMessage(notes, 'It pours.')).toBe(without ?? notes),
);
