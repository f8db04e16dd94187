import type { Permission } from '@/data/requests/roles';

export const calendar: Permission = {
  id: 'calendar',
  name: 'Calendar',
  code: 'STAFF_CAN_VIEW_CALENDAR',
  description: 'Open the calendar, and add and edit events',
  is_restriction: 0,
  group: 'Pages',
};
export const horses: Permission = {
  ...calendar,
  id: 'horses',
  name: 'Horse list',
  code: 'STAFF_CAN_ACCESS_HORSE_LIST',
  description: 'Open the list of horses',
};
export const own: Permission = {
  id: 'own',
  name: 'Own events only',
  code: 'STAFF_RESTRICT_VIEW_CALENDAR_SELF',
  description: 'See only the events they teach or help with',
  is_restriction: 1,
  group: 'Restrictions',
};
