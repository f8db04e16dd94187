import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { WebhookKind } from '../domain/kinds.js';
import type { OffBecause } from '../events.js';

export interface EndpointRow {
  endpointId: string;
  url: string;
  description: string;
  kinds: WebhookKind[];
  hint: string;
  /** Null once the former secret is good no more. */
  formerUntil: Date | null;
  isActive: boolean;
  offBecause: OffBecause | null;
  failingSince: Date | null;
  /** Null: somebody who left. */
  addedBy: string | null;
  createdAt: Date;
  lastDeliveredAt: Date | null;
  waiting: number;
  failed: number;
}

type At = Asker & { now: Date };

/** In the order in which they were added. What waits and failed is of the log’s days. */
export const endpointRows = (sql: Sql, { endpointId }: { endpointId?: string }, { farmId, now }: At) => sql<
  EndpointRow[]
>`
  select e.endpoint_id as "endpointId", e.url, e.description, e.kinds, e.secret_hint as hint,
    case when e.former_until > ${now} then e.former_until end as "formerUntil",
    e.is_active as "isActive", e.off_because as "offBecause", e.failing_since as "failingSince",
    p.person_name as "addedBy", e.created_at as "createdAt",
    d.delivered as "lastDeliveredAt", coalesce(d.waiting, 0) as waiting, coalesce(d.failed, 0) as failed
  from webhook_endpoint e
  left join login l on l.farm_id = e.farm_id and l.login_id = e.login_id
  left join person p on p.farm_id = l.farm_id and p.person_id = l.person_id
  left join (
    select endpoint_id, max(last_try_at) filter (where state = 'delivered') as delivered,
      count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed
    from webhook_delivery where farm_id = ${farmId} group by endpoint_id
  ) d on d.endpoint_id = e.endpoint_id
  where e.farm_id = ${farmId} and (${endpointId ?? null}::uuid is null or e.endpoint_id = ${endpointId ?? null}::uuid)
  order by e.created_at, e.endpoint_id`;

export class ListEndpoints extends barnQuery<void, EndpointRow[]>('webhooks.ListEndpoints') {}

@QueryHandler(ListEndpoints)
export class ListEndpointsHandler extends BarnQueryHandler<ListEndpoints> {
  async answer(sql: Sql, _: void, asker: At) {
    return endpointRows(sql, {}, asker);
  }
}
