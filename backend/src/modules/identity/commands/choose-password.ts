import { command } from '../../../platform/event-store/command.js';
import { invalid } from '../../../platform/errors/refusal.js';
import type { LinkPurpose, PasswordChosen } from '../events.js';

export interface ChoosePassword {
  tokenId: string;
  purpose: LinkPurpose;
  passwordHash: string;
}

export const invalidToken = (purpose: LinkPurpose) =>
  purpose === 'create' ? invalid('token', 'Invalid Token') : invalid('token', 'Invalid Email or Token');

/** Uses a link, once: sets the password, spends the login's other links, and signs out whoever used the old one. D04 */
export const choosePassword = command(
  'identity.ChoosePassword',
  async (barn, { tokenId, purpose, passwordHash }: ChoosePassword) => {
    const [token] = await barn.sql<{ login_id: string }[]>`
    update password_token set used_at = ${barn.now} where token_id = ${tokenId} and purpose = ${purpose} and used_at is null and expires_at > ${barn.now} returning login_id`;
    if (!token) throw invalidToken(purpose);
    const { login_id: loginId } = token;
    await Promise.all([
      barn.sql`update login set password_hash = ${passwordHash}, token_version = token_version + 1 where login_id = ${loginId} and farm_id = ${barn.farmId}`,
      barn.sql`update password_token set used_at = ${barn.now} where login_id = ${loginId} and used_at is null`,
    ]);
    barn.record(`login-${loginId}`, {
      type: 'identity.PasswordChosen',
      data: { loginId, purpose },
    } satisfies PasswordChosen);
  },
);
