import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';

/** The barn's account with the provider; empty without one. */
export class ReadCardAccount extends barnQuery<object, string>('cards.ReadAccount') {}

@QueryHandler(ReadCardAccount)
export class ReadCardAccountHandler extends BarnQueryHandler<ReadCardAccount> {
  async answer(sql: Sql) {
    const [farm] = await sql<{ account: string }[]>`
      select coalesce(preferences ->> 'stripe_account_id', '') as account from farm`;
    return farm?.account ?? '';
  }
}
