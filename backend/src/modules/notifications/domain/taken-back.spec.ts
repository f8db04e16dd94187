import { takenBackSentence } from './taken-back.js';

it('says what becomes of what was given (C05)', () => {
  expect(takenBackSentence({ unit: 'used', compensation: 'makeup' })).toBe(
    'The makeup lesson given for it is withdrawn.',
  );
  expect(takenBackSentence({ unit: 'released', compensation: 'none' })).toBe('It counts on the package again.');
  expect(takenBackSentence({ unit: 'none', compensation: 'none' })).toBeUndefined();
});
