/** Further spellings of a stored code. A03 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  STAFF_CAN_ADD_STUDENTS: ['CAN_ADD_STUDENT'],
  STAFF_CAN_ADD_HORSES: ['CAN_ADD_HORSE', 'ADD_HORSES'],
};

export const spellings = (code: string): string[] => [
  code,
  ...(ALIASES[code] ?? []),
  ...(code.startsWith('STAFF_') ? [] : [`STAFF_CAN_${code}`]),
];

/** Staff's permissions in a barn without roles. A07 */
export const CAPABILITIES_WITHOUT_ROLES = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ADD_STUDENTS'] as const;

export interface Grants {
  userType: 'ADM' | 'INS' | 'STU' | 'SPR';
  roleId: string | null;
  roleCodes: readonly string[];
  barnUsesRoles: boolean;
}

/** Administrators hold every grant implicitly and no restriction. A07 */
export function codesOf({ userType, roleId, roleCodes, barnUsesRoles }: Grants): readonly string[] {
  if (userType !== 'INS') return [];
  if (roleId) return roleCodes;
  return barnUsesRoles ? [] : CAPABILITIES_WITHOUT_ROLES;
}

/** Permission that opens each screen to staff. A10 */
export const SCREENS = {
  calendar: 'STAFF_CAN_VIEW_CALENDAR',
  daysheet: 'STAFF_CAN_ACCESS_DAYSHEET',
  notesReview: 'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE',
  staffNotes: 'STAFF_CAN_VIEW_STAFF_NOTES_PAGE',
  clientProfile: 'VIEW_CLIENT_PROFILE',
  horseProfile: 'VIEW_HORSE_PROFILE',
  clientHorseDetail: 'VIEW_CLIENT_HORSE_DETAIL',
  whiteboard: 'STAFF_CAN_ACCESS_WHITEBOARD',
} as const;
