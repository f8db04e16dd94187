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

const { signal } = new AbortController();

test('a family begins at its home, an administrator at the day sheet, the platform at its own page', async () => {
  expect(await landingOf(claims('STU'), signal)).toBe('/clienthome/person');
  expect(await landingOf(claims('ADM'), signal)).toBe('/admin/daysheet');
  expect(await landingOf(claims('SPR'), signal)).toBe('/admin/superuser');
});

test('a family returns to the page it asked for', () => {
  expect(nextAllowed('/clienthome/person/purchases', claims('STU'))).toBe('/clienthome/person/purchases');
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
