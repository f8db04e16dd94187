import { homeOf, type Claims } from '@leadline/api-client';

/** Where a person begins: families in the portal, everybody else on the page of their own. R005 */
export const landingOf = (claims: Claims): string =>
  claims.user_type_code === 'STU' ? `/clienthome/${claims.user_person_id}` : homeOf(claims);

/** Only an address of this site may follow a sign-in, and only one that the person's own screens begin with. */
export const nextAllowed = (next: string | null, { user_type_code }: Claims): string | null => {
  if (!next || !/^\/(?![/\\])/.test(next)) return null;
  const ofFamily = next.startsWith('/clienthome') || next.startsWith('/publicBook/');
  const ofStaff = next.startsWith('/admin');
  return (user_type_code === 'STU' ? ofFamily : ofStaff) ? next : null;
};
