/** What takes something away from the staff that has it, and gives nothing. A01 A02 */
export const RESTRICTIONS = ['STAFF_RESTRICT_VIEW_CALENDAR_SELF', 'STAFF_RESTRICT_ADD_STUDENTS_SELF'] as const;

/** What a permission opens, in the order in which administrators go through them; a new code finds its place here. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Pages: [
    'STAFF_CAN_VIEW_CALENDAR',
    'STAFF_CAN_ACCESS_DAYSHEET',
    'STAFF_CAN_ACCESS_WHITEBOARD',
    'STAFF_CAN_ACCESS_STUDENT_LIST',
    'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST',
    'STAFF_CAN_ACCESS_HORSE_LIST',
    'STAFF_CAN_VIEW_GENERAL_REPORTS',
    'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE',
    'STAFF_CAN_VIEW_STAFF_NOTES_PAGE',
  ],
  'Students in an event': [
    'STAFF_CAN_ADD_STUDENTS',
    'CANCEL_STUDENT_LESSON',
    'REMOVE_STUDENT_FROM_LESSON',
    'VIEW_CLIENT_PROFILE',
  ],
  Riders: ['CONFIRM_RIDER_LEVELS', 'VIEW_RIDER_MEASURES', 'NOTE_EMERGENCY_CARDS', 'NOTE_PHOTO_CONSENT'],
  'Horses in an event': [
    'STAFF_CAN_ADD_HORSES',
    'ASSIGN_HORSES',
    'REMOVE_HORSE_FROM_LESSON',
    'ADD_TACK_TO_HORSE',
    'VIEW_HORSE_PROFILE',
  ],
  'An event as a whole': ['VIEW_CLIENT_HORSE_DETAIL', 'STAFF_CAN_ADD_STAFF'],
  Notes: [
    'VIEW_STUDENT_LESSON_NOTES',
    'ADD_STUDENT_LESSON_NOTES',
    'VIEW_HORSE_LESSON_NOTES',
    'ADD_HORSE_LESSON_NOTES',
    'ADD_PRIVATE_NOTE',
  ],
  Restrictions: RESTRICTIONS,
};

const places = new Map(
  Object.entries(GROUPS)
    .flatMap(([group, codes]) => codes.map((code) => ({ group, code })))
    .map(({ group, code }, order) => [code, { group, order }]),
);
const LAST = { group: 'Others', order: places.size };

/** Each with its group, the groups after one another. */
export const grouped = <Permission extends { code: string }>(permissions: readonly Permission[]) =>
  permissions
    .map((permission) => ({ permission, place: places.get(permission.code) ?? LAST }))
    .sort((a, b) => a.place.order - b.place.order)
    .map(({ permission, place }) => ({ ...permission, group: place.group }));
