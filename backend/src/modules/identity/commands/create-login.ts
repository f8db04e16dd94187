import { command } from '../../../platform/event-store/command.js';
import { notFound, refuse } from '../../../platform/errors/refusal.js';
import type { LoginCreated } from '../events.js';
import { requestPasswordLink } from './request-password-link.js';

export interface CreateLogin {
  personId: string;
  email: string;
  /** Fixed for the login's life. A15 */
  userType: 'ADM' | 'INS' | 'STU';
  roleId?: string;
  /** A finished hash (never made while the barn is locked); without one, a link to create a password is mailed. */
  passwordHash?: string;
}

/** One email, one login, whatever the barn. */
export const emailTaken = () =>
  refuse(
    'email_taken',
    'Account creation failed. Check that this email address has not already been used to create another account',
  );

/** Lets a person of the barn sign in. Doing it twice for the same person and address changes nothing. */
export const createLogin = command('identity.CreateLogin', async (barn, input: CreateLogin) => {
  const email = input.email.trim().toLowerCase();
  // Other barns' addresses cannot be looked up from here; of those the unique constraint tells.
  const [[person], [taken], [theirs], [role]] = await Promise.all([
    barn.sql`select 1 from person where farm_id = ${barn.farmId} and person_id = ${input.personId}`,
    barn.sql<
      { login_id: string; person_id: string | null }[]
    >`select login_id, person_id from login where farm_id = ${barn.farmId} and email = ${email}`,
    barn.sql`select 1 from login where farm_id = ${barn.farmId} and person_id = ${input.personId}`,
    barn.sql`select 1 from role where farm_id = ${barn.farmId} and role_id = ${input.roleId ?? null}::uuid`,
  ]);
  if (!person) throw notFound('The person');
  if (taken?.person_id === input.personId) return taken.login_id;
  if (taken || theirs) throw emailTaken();
  if (input.roleId && !role) throw notFound('The role');
  const loginId = barn.newId();
  const { personId, userType, roleId = null, passwordHash = null } = input;
  await barn.sql`insert into login (login_id, email, password_hash, user_type, farm_id, person_id, role_id)
    values (${loginId}, ${email}, ${passwordHash}, ${userType}, ${barn.farmId}, ${personId}, ${roleId})`;
  barn.record(`login-${loginId}`, {
    type: 'identity.LoginCreated',
    data: { loginId, personId, userType, roleId },
  } satisfies LoginCreated);
  if (!passwordHash) await barn.run(requestPasswordLink, { loginId, personId, purpose: 'create' });
  return loginId;
});
