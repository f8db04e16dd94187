import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { SentKind } from '../domain/kinds.js';
import { logBegins } from '../domain/log-begins.js';
import type { Problem } from '../domain/retries.js';

/** Of a page of the log. */
export const PAGE = 50;

export interface DeliveryRow {
  messageId: string;
  kind: SentKind;
  createdAt: Date;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  nextTryAt: Date | null;
  lastTryAt: Date | null;
  httpStatus: number | null;
  problem: Problem | null;
}

interface Log {
  deliveries: DeliveryRow[];
  /** In all. */
  size: number;
}

/** What one endpoint was sent, the newest first. */
export class ListDeliveries extends barnQuery<{ endpointId: string; offset: number }, Log>('webhooks.ListDeliveries') {}

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler extends BarnQueryHandler<ListDeliveries> {
  async answer(
    sql: Sql,
    { endpointId, offset }: { endpointId: string; offset: number },
    { farmId, now }: Asker & { now: Date },
  ) {
    const since = logBegins(now);
    const [known, deliveries] = await Promise.all([
      sql<{ size: number }[]>`
        select (select count(*)::int from webhook_delivery d
          where d.farm_id = e.farm_id and d.endpoint_id = e.endpoint_id and d.created_at >= ${since}) as size
        from webhook_endpoint e where e.farm_id = ${farmId} and e.endpoint_id = ${endpointId}`,
      sql<DeliveryRow[]>`
        select message_id as "messageId", kind, created_at as "createdAt", state, tries, next_try_at as "nextTryAt",
          last_try_at as "lastTryAt", http_status as "httpStatus", problem
        from webhook_delivery where farm_id = ${farmId} and endpoint_id = ${endpointId} and created_at >= ${since}
        order by created_at desc, message_id limit ${PAGE} offset ${offset}`,
    ]);
    if (!known[0]) throw notFound('The webhook');
    return { deliveries, size: known[0].size };
  }
}
