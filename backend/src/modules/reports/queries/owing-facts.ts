import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { toldCharges } from '../../cards/contracts.js';
import { chargedOf } from '../domain/charged.js';
import type { Wanted } from './wanted.js';

export type OwingFacts = Pick<Wanted, 'dueDates' | 'charged'>;

/** Which columns there are of what is owed: whether an unpaid invoice names a day, and whether a card is charged by itself. */
export async function owingFacts(sql: Sql, asker: { farmId: string; now: Date }): Promise<OwingFacts> {
  const [[dated], told] = await Promise.all([
    sql`select from payment where farm_id = ${asker.farmId} and due_date is not null and not paid limit 1`,
    toldCharges(sql, asker),
  ]);
  return { dueDates: dated !== undefined, charged: chargedOf(told) };
}

export class ReadOwingFacts extends barnQuery<void, OwingFacts>('reports.ReadOwingFacts') {}

@QueryHandler(ReadOwingFacts)
export class ReadOwingFactsHandler extends BarnQueryHandler<ReadOwingFacts> {
  answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    return owingFacts(sql, { farmId, now });
  }
}
