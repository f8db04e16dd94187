import { command } from '../../../platform/event-store/command.js';
import { refuse } from '../../../platform/errors/refusal.js';
import type { LoginRemoved } from '../events.js';

/** Takes a person's login away; whoever is signed in with it is out at once. Nobody removes their own. F22 */
export const removeLogin = command('identity.RemoveLogin', async (barn, { personId }: { personId: string }) => {
  const [login] = await barn.sql<
    { login_id: string }[]
  >`select login_id from login where farm_id = ${barn.farmId} and person_id = ${personId}`;
  if (!login) return;
  if (login.login_id === barn.actor.loginId) throw refuse('own_login', 'You cannot remove your own login.');
  await barn.sql`delete from login where login_id = ${login.login_id} and farm_id = ${barn.farmId}`;
  barn.record(`login-${login.login_id}`, {
    type: 'identity.LoginRemoved',
    data: { loginId: login.login_id, personId },
  } satisfies LoginRemoved);
});
