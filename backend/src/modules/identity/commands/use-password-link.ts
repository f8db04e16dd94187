import { CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { hashPassword } from '../../../platform/auth/passwords.js';
import { platformCommand } from '../../../platform/messages/platform-message.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { invalidLink } from '../domain/link-rules.js';
import type { LinkPurpose } from '../events.js';
import { FindLoginOfLink } from '../queries/login-of-link.js';
import { PasswordLinks } from '../password-links.js';
import { ChoosePassword } from './choose-password.js';

interface LinkUse {
  purpose: LinkPurpose;
  token: string;
  password: string;
  email?: string;
}

/** Finds the barn by the link, and hashes before the barn is locked. D04 */
export class UsePasswordLink extends platformCommand<LinkUse>('identity.UsePasswordLink') {}

@CommandHandler(UsePasswordLink)
export class UsePasswordLinkHandler implements ICommandHandler<UsePasswordLink> {
  constructor(
    private readonly links: PasswordLinks,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { purpose, token, password, email } }: UsePasswordLink) {
    const tokenId = this.links.tokenIdOf(token);
    const login = tokenId && (await this.queries.execute(new FindLoginOfLink({ tokenId, purpose })));
    if (!tokenId || !login || (email !== undefined && email !== login.email)) throw invalidLink(purpose);
    const passwordHash = await hashPassword(password);
    const barn = { farmId: login.farmId, actor: { ...SYSTEM, loginId: login.loginId } };
    await this.commands.execute(new ChoosePassword(barn, { tokenId, purpose, passwordHash }));
  }
}
