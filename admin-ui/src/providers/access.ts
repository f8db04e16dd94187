import type { Claims } from '@leadline/api-client';

/** What each permission of a role opens; screens ask for the action and never for the code behind it. */
const grants = {
  'calendar.list': 'STAFF_CAN_VIEW_CALENDAR',
  'daysheet.list': 'STAFF_CAN_ACCESS_DAYSHEET',
  'students.list': 'STAFF_CAN_ACCESS_STUDENT_LIST',
  'accounts.list': 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST',
  'horses.list': 'STAFF_CAN_ACCESS_HORSE_LIST',
  'lessons.create': 'STAFF_CAN_VIEW_CALENDAR',
  'lessons.edit': 'STAFF_CAN_VIEW_CALENDAR',
  'lessons.add_students': 'STAFF_CAN_ADD_STUDENTS',
  'lessons.add_horses': 'STAFF_CAN_ADD_HORSES',
  'lessons.add_staff': 'STAFF_CAN_ADD_STAFF',
  'lessons.assign_horse': 'ASSIGN_HORSES',
  'lessons.remove_student': 'REMOVE_STUDENT_FROM_LESSON',
  'lessons.cancel_student': 'CANCEL_STUDENT_LESSON',
  'lessons.mark_attendance': 'STAFF_CAN_VIEW_CALENDAR',
} as const;

/** No permission names these: administrators only. */
const administrative = ['horses.create', 'horses.edit', 'lessons.mark_paid'] as const;

export type Action = keyof typeof grants | (typeof administrative)[number];

const isGranted = (action: string): action is keyof typeof grants => action in grants;

/** Administrators hold every grant; what is not listed is refused. */
export const mayDo = (action: string, codes: readonly string[], claims: Claims | null): boolean => {
  if (claims?.user_type_code === 'ADM')
    return isGranted(action) || (administrative as readonly string[]).includes(action);
  return claims?.user_type_code === 'INS' && isGranted(action) && codes.includes(grants[action]);
};
