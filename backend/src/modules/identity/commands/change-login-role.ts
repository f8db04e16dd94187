import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { LoginRoleChanged } from '../events.js';

/** Gives a login another role, or none. Takes effect with its next request. */
export const changeLoginRole = command(
  'identity.ChangeLoginRole',
  async (barn, { loginId, roleId }: { loginId: string; roleId: string | null }) => {
    const [[login], [role]] = await Promise.all([
      barn.sql<
        { person_id: string; role_id: string | null }[]
      >`select person_id, role_id from login where farm_id = ${barn.farmId} and login_id = ${loginId}`,
      barn.sql`select 1 from role where farm_id = ${barn.farmId} and role_id = ${roleId}`,
    ]);
    if (!login) throw notFound('The login');
    if (roleId && !role) throw notFound('The role');
    if (login.role_id === roleId) return;
    await barn.sql`update login set role_id = ${roleId} where login_id = ${loginId} and farm_id = ${barn.farmId}`;
    barn.record(`login-${loginId}`, {
      type: 'identity.LoginRoleChanged',
      data: { loginId, personId: login.person_id, roleId },
    } satisfies LoginRoleChanged);
  },
);
