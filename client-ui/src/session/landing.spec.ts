import type { Claims } from '@leadline/api-client';
import { landingOf, nextAllowed } from './landing';

const claims = (user_type_code: Claims['user_type_code']): Claims => ({
  sub: 'user',
  role_id: null,
  user_type_code,
  user_person_id: 'person',
  username: 'somebody@example.com',
  farm_id: 'farm',
  exp: 4_000_000_000,
});

// R005: a family begins at its home, which stands in front of its account.
test.each([
  ['ADM', '/admin/daysheet'],
  ['INS', '/admin/staffhome/person/schedule'],
  ['STU', '/clienthome/person'],
  ['SPR', '/admin/superuser'],
] as const)('%s begins at %s', (type, landing) => expect(landingOf(claims(type))).toBe(landing));

test('a family returns to the page it asked for', () => {
  expect(nextAllowed('/clienthome/person/purchases', claims('STU'))).toBe('/clienthome/person/purchases');
});

test('a family returns to the lesson that it chose on a public page', () => {
  expect(nextAllowed('/publicBook/maple?lesson=lesson-1', claims('STU'))).toBe('/publicBook/maple?lesson=lesson-1');
  expect(nextAllowed('/publicBook/maple', claims('ADM'))).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/admin/daysheet', '/logout', null])(
  'a family is not sent on to %s',
  (next) => {
    expect(nextAllowed(next, claims('STU'))).toBeNull();
  },
);

test('staff return to their own screens only', () => {
  expect(nextAllowed('/admin/horses', claims('INS'))).toBe('/admin/horses');
  expect(nextAllowed('/clienthome/person', claims('INS'))).toBeNull();
});
