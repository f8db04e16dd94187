import { webhookErrors } from './errors.js';

/** Of a barn: each gets all that it wants of the same news, so they are few. */
export const MOST_ENDPOINTS = 10;

/** `isOutside`: the address is one that this server may call. */
export function decideEndpoint({ count, isOutside }: { count: number; isOutside: boolean }): void {
  if (!isOutside) throw webhookErrors.webhook_address_refused();
  if (count >= MOST_ENDPOINTS) throw webhookErrors.webhook_endpoints_full(MOST_ENDPOINTS);
}

/** Nothing is sent to an endpoint that is off, also not at somebody's wish. */
export function decideSending({ isActive }: { isActive: boolean }): void {
  if (!isActive) throw webhookErrors.webhook_switched_off();
}
