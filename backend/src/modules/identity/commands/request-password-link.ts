import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { linkExpiry } from '../domain/link-rules.js';
import type { LinkPurpose, PasswordLinkRequested } from '../events.js';
import { PasswordToken } from '../tables/password-token.entity.js';

interface LinkRequest {
  loginId: string;
  personId: string;
  purpose: LinkPurpose;
}

/** The mail is sent after commit; the link works once, and expires. D04 */
export class RequestPasswordLink extends barnCommand<LinkRequest>('identity.RequestPasswordLink') {}

@CommandHandler(RequestPasswordLink)
export class RequestPasswordLinkHandler extends BarnCommandHandler<RequestPasswordLink> {
  async handle(barn: BarnTransaction, { loginId, personId, purpose }: LinkRequest) {
    const tokenId = barn.newId();
    const expiresAt = linkExpiry(purpose, barn.now);
    await barn.repository(PasswordToken).insert({ tokenId, farmId: barn.farmId, loginId, purpose, expiresAt });
    barn.record(`login-${loginId}`, {
      type: 'identity.PasswordLinkRequested',
      data: { loginId, personId, purpose, tokenId },
    } satisfies PasswordLinkRequested);
  }
}
