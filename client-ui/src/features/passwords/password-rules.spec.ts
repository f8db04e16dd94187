import { refusedPassword } from './password-rules';

test.each([
  ['', 'No password provided.'],
  ['ab1', 'Password is too short - should be 8 chars minimum.'],
  ['abcdefgh', 'must contain at least one number and one letter'],
  ['12345678', 'must contain at least one number and one letter'],
])('the password "%s" is refused', (password, reason) => {
  expect(refusedPassword(password)).toBe(reason);
});

test.each(['abcdefg1', 'łąkaŻółw7', 'with a space 1'])('the password "%s" is accepted', (password) => {
  expect(refusedPassword(password)).toBeUndefined();
});
