import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { WebhookEndpoint } from '../tables/webhook-endpoint.entity.js';

/** Throws where the barn has no such one. */
export async function knownEndpoint(barn: BarnTransaction, endpointId: string): Promise<WebhookEndpoint> {
  const endpoint = await barn.repository(WebhookEndpoint).findOneBy({ farmId: barn.farmId, endpointId });
  if (!endpoint) throw notFound('The webhook');
  return endpoint;
}
