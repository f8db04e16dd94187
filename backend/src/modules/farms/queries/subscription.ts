import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { platformQuery } from '../../../platform/messages/platform-message.js';

export interface SubscriptionFacts {
  customerId: string | null;
  planId: string | null;
  subscriptionId: string | null;
  /** How often a card was refused: each try has a key of its own at the provider, so that two tabs make one subscription. */
  declined: number;
}

export class ReadSubscription extends barnQuery<object, SubscriptionFacts>('farms.ReadSubscription') {}

@QueryHandler(ReadSubscription)
export class ReadSubscriptionHandler extends BarnQueryHandler<ReadSubscription> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const [facts] = await sql<[SubscriptionFacts]>`
      select eqo_stripe_customer_id as "customerId", nullif(preferences ->> 'eqo_stripe_plan_id', '') as "planId",
        nullif(preferences ->> 'eqo_subscription_id', '') as "subscriptionId",
        (select count(*)::int from event where farm_id = ${farmId} and stream = ${`farm-${farmId}`}
          and type = 'farms.SubscriptionDeclined') as declined
      from farm where farm_id = ${farmId}`;
    return facts;
  }
}

/** The barn that the provider knows as this customer of the platform. */
export class BarnOfCustomer extends platformQuery<{ customerId: string }, string | null>('farms.BarnOfCustomer') {}

@QueryHandler(BarnOfCustomer)
export class BarnOfCustomerHandler implements IQueryHandler<BarnOfCustomer> {
  constructor(private readonly platform: PlatformDatabase) {}

  async execute({ input: { customerId } }: BarnOfCustomer) {
    const [farm] = await this.platform.sql<{ farm_id: string }[]>`
      select farm_id from farm where eqo_stripe_customer_id = ${customerId}`;
    return farm?.farm_id ?? null;
  }
}
