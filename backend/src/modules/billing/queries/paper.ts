import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownPerson } from '../../people/contracts.js';
import { paperOf, type Paper } from '../papers/paper.js';

/** An invoice, a receipt or a credit note, for the barn and the family whose it is. R181 */
export class ReadPaper extends barnQuery<{ paymentId: string }, Paper>('billing.ReadPaper') {}

@QueryHandler(ReadPaper)
export class ReadPaperHandler extends BarnQueryHandler<ReadPaper> {
  async answer(sql: Sql, { paymentId }: { paymentId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const [paper, [shown]] = await Promise.all([
      paperOf(sql, { farmId, now }, paymentId),
      sql`
        select from payment pay join person p on p.farm_id = pay.farm_id and p.person_id = pay.billing_person_id
        where pay.farm_id = ${farmId} and pay.payment_id = ${paymentId} and ${isShownPerson(sql, actor)}`,
    ]);
    if (!paper || !shown) throw notFound('The payment');
    return paper;
  }
}
