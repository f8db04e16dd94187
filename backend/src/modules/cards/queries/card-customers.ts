import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { accountHolderOf, isOnOwnAccount } from '../../people/contracts.js';

export interface KnownCustomer {
  /** The account holder. */
  personId: string;
  accountId: string;
  customerId: string | null;
  paymentMethodId: string | null;
}

/** Of a person's or a rider's account, with the account that the barn has now. */
export class FindCardCustomer extends barnQuery<{ personId: string } | { studentId: string }, KnownCustomer>(
  'cards.FindCustomer',
) {}

@QueryHandler(FindCardCustomer)
export class FindCardCustomerHandler extends BarnQueryHandler<FindCardCustomer> {
  async answer(sql: Sql, who: { personId: string } | { studentId: string }, { farmId, actor }: Asker) {
    const asked =
      'personId' in who
        ? sql`p.person_id = ${who.personId}`
        : sql`exists (select from student s
            where s.farm_id = p.farm_id and s.person_id = p.person_id and s.student_id = ${who.studentId})`;
    const theirs = actor.userType === 'STU' ? isOnOwnAccount(sql, actor) : sql`true`;
    const [found] = await sql<KnownCustomer[]>`
      select coalesce(p.billing_person_id, p.person_id) as "personId",
        coalesce(farm.preferences ->> 'stripe_account_id', '') as "accountId",
        c.customer_id as "customerId", c.payment_method_id as "paymentMethodId"
      from person p join farm on farm.farm_id = p.farm_id
      left join card_customer c on c.farm_id = p.farm_id and c.person_id = ${accountHolderOf(sql, sql`p`)}
        and c.account_id = farm.preferences ->> 'stripe_account_id'
      where p.farm_id = ${farmId} and ${asked} and ${theirs}`;
    if (!found) throw notFound('The person');
    return found;
  }
}
