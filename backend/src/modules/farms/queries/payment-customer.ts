import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';

interface PaymentCustomerFacts {
  name: string;
  email: string | null;
  customerId: string | null;
}

export class PaymentCustomer extends barnQuery<object, PaymentCustomerFacts>('farms.PaymentCustomer') {}

@QueryHandler(PaymentCustomer)
export class PaymentCustomerHandler extends BarnQueryHandler<PaymentCustomer> {
  async answer(sql: Sql) {
    const [farm] = await sql<[PaymentCustomerFacts]>`
      select farm_name as name, nullif(preferences ->> 'email', '') as email, eqo_stripe_customer_id as "customerId" from farm`;
    return farm;
  }
}
