import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

interface Signed {
  waiverIds: readonly string[];
}

/** Those of the provider's that the barn does not have; then those whose signer's address was not verified when they were read. */
export class ListUnsettledWaivers extends barnQuery<Signed, string[]>('waivers.ListUnsettled') {}

@QueryHandler(ListUnsettledWaivers)
export class ListUnsettledWaiversHandler extends BarnQueryHandler<ListUnsettledWaivers> {
  async answer(sql: Sql, { waiverIds }: Signed, { farmId }: Asker) {
    const kept = await sql<{ waiver_id: string; verified: boolean }[]>`
      select waiver_id, verified from waiver_paper
      where farm_id = ${farmId} and waiver_id = any(${[...waiverIds]}::text[])`;
    const verified = new Map(kept.map((row) => [row.waiver_id, row.verified]));
    const unknown = waiverIds.filter((id) => !verified.has(id));
    return [...unknown, ...waiverIds.filter((id) => verified.get(id) === false)];
  }
}
