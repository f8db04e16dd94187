interface FirstRole {
  readonly roleName: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

/** What a new barn's staff can be at once; the barn changes or replaces them. */
export const FIRST_ROLES: readonly FirstRole[] = [
  {
    roleName: 'Instructor',
    description: 'Teaches: calendar and day sheet, the riders and horses of an event',
    permissions: [
      'STAFF_CAN_VIEW_CALENDAR',
      'STAFF_CAN_ACCESS_DAYSHEET',
      'STAFF_CAN_ACCESS_HORSE_LIST',
      'STAFF_CAN_ADD_STUDENTS',
      'CANCEL_STUDENT_LESSON',
      'VIEW_CLIENT_PROFILE',
      'ASSIGN_HORSES',
      'VIEW_STUDENT_LESSON_NOTES',
    ],
  },
  {
    roleName: 'Stable hand',
    description: 'Gets the horses ready: day sheet, whiteboard and horses',
    permissions: [
      'STAFF_CAN_ACCESS_DAYSHEET',
      'STAFF_CAN_ACCESS_WHITEBOARD',
      'STAFF_CAN_ACCESS_HORSE_LIST',
      'ASSIGN_HORSES',
      'VIEW_HORSE_PROFILE',
      'VIEW_HORSE_LESSON_NOTES',
    ],
  },
];
