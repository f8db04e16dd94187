import type { Family, Member } from '../requests/family';
import { chooseRider, rememberRider, ridersOf } from './riders';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});
beforeEach(() => stored.clear());

const member = (name: string, changes: Partial<Member> = {}): Member => ({
  id: name,
  person_id: `person-${name}`,
  makeup_lesson_id: null,
  version: 1,
  student_id: `student-${name}`,
  person_name: `${name} Kowalska`,
  first_name: name,
  last_name: 'Kowalska',
  is_active: 1,
  level: null,
  ...changes,
});
const family = (...members: readonly Member[]): Family => ({ account: null, members });

test('those who stopped riding come last', () => {
  const riders = ridersOf(family(member('Old', { is_active: 0 }), member('Anna'), member('Leo')));
  expect(riders.map((rider) => rider.firstName)).toEqual(['Anna', 'Leo', 'Old']);
});

test('an address that names a rider decides', () => {
  const riders = ridersOf(family(member('Anna'), member('Leo')));
  expect(chooseRider(riders, 'person-Leo')?.firstName).toBe('Leo');
});

test('the account holder’s address shows whoever was looked at last', () => {
  const riders = ridersOf(family(member('Anna'), member('Leo')));
  expect(chooseRider(riders, 'person-Mother')?.firstName).toBe('Anna');
  const leo = riders.find((rider) => rider.firstName === 'Leo');
  if (leo) rememberRider(leo);
  expect(chooseRider(riders, 'person-Mother')?.firstName).toBe('Leo');
});

test('an account without riders has none to choose', () => {
  expect(chooseRider(ridersOf(family()), 'person-Mother')).toBeUndefined();
});
