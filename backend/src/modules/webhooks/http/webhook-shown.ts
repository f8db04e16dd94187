import type { DeliveryRow } from '../queries/deliveries.js';
import type { EndpointRow } from '../queries/endpoints.js';
import type { DeliveryReply, WebhookReply } from './webhooks.replies.js';

const moment = (at: Date | null) => at?.toISOString() ?? null;

export const endpointShown = ({ endpointId, isActive, addedBy, ...row }: EndpointRow): WebhookReply => ({
  id: endpointId,
  url: row.url,
  description: row.description,
  kinds: row.kinds,
  hint: row.hint,
  former_until: moment(row.formerUntil),
  active: isActive ? 1 : 0,
  off_because: row.offBecause,
  failing_since: moment(row.failingSince),
  added_by: addedBy,
  created_at: row.createdAt.toISOString(),
  last_delivered_at: moment(row.lastDeliveredAt),
  waiting: row.waiting,
  failed: row.failed,
});

export const deliveryShown = ({ messageId, kind, state, tries, problem, ...row }: DeliveryRow): DeliveryReply => ({
  message_id: messageId,
  kind,
  created_at: row.createdAt.toISOString(),
  state,
  tries,
  next_try_at: moment(row.nextTryAt),
  last_try_at: moment(row.lastTryAt),
  http_status: row.httpStatus,
  problem,
});
