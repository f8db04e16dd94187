import { canOpen, homeOf, get, type Claims } from '@leadline/api-client';

const staffHome = async (claims: Claims, signal: AbortSignal): Promise<string> => {
  const { codes } = await get('vusers/getUserPermissions', {}, signal);
  return canOpen('daysheet', { claims, codes }) ? '/admin/daysheet' : '/admin/calendarGroup/calendar';
};

/** Where a person begins: families in the portal, staff on the first of their screens that they may open. */
export const landingOf = async (claims: Claims, signal: AbortSignal): Promise<string> => {
  switch (claims.user_type_code) {
    case 'STU':
      return `/clienthome/${claims.user_person_id}`;
    case 'INS':
      return staffHome(claims, signal);
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
