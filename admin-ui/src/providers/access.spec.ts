import type { Claims } from '@leadline/api-client';
import { mayDo } from './access';

const signedIn = (user_type_code: Claims['user_type_code']): Claims => ({
  sub: 'u',
  role_id: null,
  user_type_code,
  user_person_id: 'p',
  username: 'u',
  farm_id: 'f',
  exp: 0,
});

describe('what somebody may do', () => {
  it('is everything known for an administrator', () => {
    expect(mayDo('horses.create', [], signedIn('ADM'))).toBe(true);
    expect(mayDo('horses.eat', [], signedIn('ADM'))).toBe(false);
  });

  it('is what the role grants for staff', () => {
    expect(mayDo('calendar.list', ['STAFF_CAN_VIEW_CALENDAR'], signedIn('INS'))).toBe(true);
    expect(mayDo('daysheet.list', ['STAFF_CAN_VIEW_CALENDAR'], signedIn('INS'))).toBe(false);
    expect(mayDo('horses.create', ['STAFF_CAN_ACCESS_HORSE_LIST'], signedIn('INS'))).toBe(false);
  });

  it('is nothing for families, the platform or nobody', () => {
    expect(mayDo('calendar.list', ['STAFF_CAN_VIEW_CALENDAR'], signedIn('STU'))).toBe(false);
    expect(mayDo('calendar.list', [], signedIn('SPR'))).toBe(false);
    expect(mayDo('calendar.list', [], null)).toBe(false);
  });
});
