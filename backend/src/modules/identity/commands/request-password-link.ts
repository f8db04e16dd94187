import { command } from '../../../platform/event-store/command.js';
import type { LinkPurpose, PasswordLinkRequested } from '../events.js';
import { LINK_LIFETIME_MS } from '../password-link.js';

/** Asks for a link by which a login chooses its password. The mail is sent after commit; the link is good once, for a while. D04 */
export const requestPasswordLink = command(
  'identity.RequestPasswordLink',
  async (barn, { loginId, personId, purpose }: { loginId: string; personId: string; purpose: LinkPurpose }) => {
    const tokenId = barn.newId();
    await barn.sql`insert into password_token (token_id, login_id, purpose, expires_at)
    values (${tokenId}, ${loginId}, ${purpose}, ${new Date(barn.now.getTime() + LINK_LIFETIME_MS[purpose])})`;
    barn.record(`login-${loginId}`, {
      type: 'identity.PasswordLinkRequested',
      data: { loginId, personId, purpose, tokenId },
    } satisfies PasswordLinkRequested);
  },
);
