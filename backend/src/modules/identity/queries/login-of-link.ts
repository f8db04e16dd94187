import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { platformQuery } from '../../../platform/messages/platform-message.js';
import type { LinkPurpose } from '../events.js';

interface LinkOwner {
  loginId: string;
  email: string;
  farmId: string;
}

/** Undefined if the link cannot be used; the command checks again under the barn's lock. */
export class FindLoginOfLink extends platformQuery<{ tokenId: string; purpose: LinkPurpose }, LinkOwner | undefined>(
  'identity.FindLoginOfLink',
) {}

@QueryHandler(FindLoginOfLink)
export class FindLoginOfLinkHandler implements IQueryHandler<FindLoginOfLink> {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { tokenId, purpose } }: FindLoginOfLink) {
    const [login] = await this.database.sql<LinkOwner[]>`
      select l.login_id as "loginId", l.email, l.farm_id as "farmId"
      from password_token t join login l using (login_id) join farm f on f.farm_id = l.farm_id
      where t.token_id = ${tokenId} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > ${this.clock.now()}
        and l.is_active and f.is_active`;
    return login;
  }
}
