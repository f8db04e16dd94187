import { identityErrors } from './errors.js';

export interface Invitee {
  personName: string;
  isActive: boolean;
  isStaff: boolean;
  isAccountHolder: boolean;
  contactEmail: string | null;
  hasLogin: boolean;
}

/** Staff sign in as INS, account holders as STU, for good. Answers with the address: the one given or the person's own. R158 A15 */
export function decideInvitation(
  { personName, isActive, isStaff, isAccountHolder, contactEmail, hasLogin }: Invitee,
  { userType, email = contactEmail }: { userType: 'INS' | 'STU'; email?: string | null },
): string {
  if (hasLogin) throw identityErrors.login_exists(personName);
  if (userType === 'INS' && !isStaff) throw identityErrors.login_of_no_staff(personName);
  if (userType === 'STU' && !isAccountHolder) throw identityErrors.login_of_member();
  if (!isActive) throw identityErrors.login_of_inactive(personName);
  if (!email) throw identityErrors.login_without_email();
  return email;
}
