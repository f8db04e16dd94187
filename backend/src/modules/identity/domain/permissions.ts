/** Spellings that name a grant beside its stored code. A03 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  STAFF_CAN_ADD_STUDENTS: ['CAN_ADD_STUDENT'],
  STAFF_CAN_ADD_HORSES: ['CAN_ADD_HORSE', 'ADD_HORSES'],
};

/** Every spelling of a code: `ASSIGN_HORSES` is also `STAFF_CAN_ASSIGN_HORSES`. */
export const spellings = (code: string): string[] => [
  code,
  ...(ALIASES[code] ?? []),
  ...(code.startsWith('STAFF_') ? [] : [`STAFF_CAN_${code}`]),
];

/** What staff may do in a barn that works without roles: add and edit events, add students. A07 */
export const CAPABILITIES_WITHOUT_ROLES = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ADD_STUDENTS'] as const;

/** What decides about a login's codes. */
export interface Grants {
  userType: 'ADM' | 'INS' | 'STU' | 'SPR';
  roleId: string | null;
  roleCodes: readonly string[];
  barnUsesRoles: boolean;
}

/** The stored codes a login holds. An administrator's grants are implicit, restrictions never bind one. A07 */
export function codesOf({ userType, roleId, roleCodes, barnUsesRoles }: Grants): readonly string[] {
  if (userType !== 'INS') return [];
  if (roleId) return roleCodes;
  return barnUsesRoles ? [] : CAPABILITIES_WITHOUT_ROLES;
}

/** Screens that a permission opens to staff, whatever calls they share with other screens. A10 */
export const SCREENS = {
  calendar: 'STAFF_CAN_VIEW_CALENDAR',
  daysheet: 'STAFF_CAN_ACCESS_DAYSHEET',
} as const;
