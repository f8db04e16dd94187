import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { platformQuery } from '../../../platform/messages/platform-message.js';

/** The barns whose card payments arrive in an account of the provider's. */
export class BarnsOfAccount extends platformQuery<{ accountId: string }, string[]>('cards.BarnsOfAccount') {}

@QueryHandler(BarnsOfAccount)
export class BarnsOfAccountHandler implements IQueryHandler<BarnsOfAccount> {
  constructor(private readonly platform: PlatformDatabase) {}

  async execute({ input: { accountId } }: BarnsOfAccount) {
    const farms = await this.platform.sql<{ farm_id: string }[]>`
      select farm_id from farm where preferences ->> 'stripe_account_id' = ${accountId} order by farm_id`;
    return farms.map(({ farm_id }) => farm_id);
  }
}
