import { CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { platformCommand } from '../../../platform/messages/platform-message.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { identityErrors } from '../domain/errors.js';
import { FindActiveLogin } from '../queries/active-login.js';
import { RequestPasswordLink } from './request-password-link.js';

export class RequestResetLink extends platformCommand<{ email: string }>('identity.RequestResetLink') {}

@CommandHandler(RequestResetLink)
export class RequestResetLinkHandler implements ICommandHandler<RequestResetLink> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { email } }: RequestResetLink) {
    const login = await this.queries.execute(new FindActiveLogin({ email }));
    if (!login?.farmId || !login.personId) throw identityErrors.unknown_email();
    const { farmId, loginId, personId } = login;
    const barn = { farmId, actor: { ...SYSTEM, loginId } };
    await this.commands.execute(new RequestPasswordLink(barn, { loginId, personId, purpose: 'reset' }));
  }
}
