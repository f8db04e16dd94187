import { get, homeOf, type Claims } from '@leadline/api-client';

type Permissions = { readonly codes: readonly string[] };

const staffHome = async (): Promise<string> => {
  const { codes } = await get<Permissions>('vusers/getUserPermissions').catch((): Permissions => ({ codes: [] }));
  return codes.includes('STAFF_CAN_ACCESS_DAYSHEET') ? '/admin/daysheet' : '/admin/calendarGroup/calendar';
};

/** Where a person begins: families in the portal, staff on the first of their screens that they may open. */
export const landingOf = async (claims: Claims): Promise<string> => {
  switch (claims.user_type_code) {
    case 'STU':
      return `/clienthome/${claims.user_person_id}`;
    case 'INS':
      return staffHome();
    default:
      return homeOf(claims);
  }
};

/** Only an address of this site may follow a sign-in, and only one that the person's own screens begin with. */
export const nextAllowed = (next: string | null, { user_type_code }: Claims): string | null => {
  if (!next || !/^\/(?![/\\])/.test(next)) return null;
  const ofFamily = next.startsWith('/clienthome');
  const ofStaff = next.startsWith('/admin');
  return (user_type_code === 'STU' ? ofFamily : ofStaff) ? next : null;
};
