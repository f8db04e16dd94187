import { CommandHandler } from '@nestjs/cqrs';
import { isNull } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { invalidLink, isUsable } from '../domain/link-rules.js';
import type { LinkPurpose, PasswordChosen } from '../events.js';
import { Login } from '../tables/login.entity.js';
import { PasswordToken } from '../tables/password-token.entity.js';

interface Choice {
  tokenId: string;
  purpose: LinkPurpose;
  /** Hashed by the caller: hashing is slow, and this command holds the barn's lock. */
  passwordHash: string;
}

/** Uses the link up, with all other links of the login, and ends the login's sessions. D04 */
export class ChoosePassword extends barnCommand<Choice>('identity.ChoosePassword') {}

@CommandHandler(ChoosePassword)
export class ChoosePasswordHandler extends BarnCommandHandler<ChoosePassword> {
  async handle(barn: BarnTransaction, { tokenId, purpose, passwordHash }: Choice) {
    const tokens = barn.repository(PasswordToken);
    const token = await tokens.findOneBy({ tokenId, purpose });
    if (!token || !isUsable(token, barn.now)) throw invalidLink(purpose);
    const { loginId } = token;
    const logins = barn.repository(Login);
    await Promise.all([
      logins.update({ farmId: barn.farmId, loginId }, { passwordHash }),
      logins.increment({ farmId: barn.farmId, loginId }, 'tokenVersion', 1),
      tokens.update({ loginId, usedAt: isNull() }, { usedAt: barn.now }),
    ]);
    barn.record(`login-${loginId}`, {
      type: 'identity.PasswordChosen',
      data: { loginId, purpose },
    } satisfies PasswordChosen);
  }
}
