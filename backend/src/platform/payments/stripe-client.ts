import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { CardDeclined, ProviderRefusal } from './payment-provider.js';
import type { StripeAccess } from './stripe-access.js';

const PATIENCE_MS = 10_000;
/** The same request is under way, elsewhere: its answer is worth waiting for. */
const IN_USE = 'idempotency_key_in_use';
const PAUSES_MS = [100, 200, 400, 800, 1600];

/** Conflict and rate limit are temporary. */
const PASSING = [409, 429];

/** Opened with the first question: most processes never ask. */
export class StripeClient {
  private opened?: Promise<Stripe>;

  constructor(private readonly access: StripeAccess) {}

  /** Throws `ProviderRefusal` if a retry is useless, any other error if it may help. */
  async ask<Answer>(
    question: (stripe: Stripe) => Answer | Promise<Answer>,
    pauses: readonly number[] = PAUSES_MS,
  ): Promise<Answer> {
    try {
      return await question(await (this.opened ??= this.open()));
    } catch (error) {
      const [first, ...others] = pauses;
      if (first === undefined || (error as Partial<Stripe.errors.StripeError>).code !== IN_USE) throw classified(error);
      await pause(first);
      return this.ask(question, others);
    }
  }

  private async open() {
    const { secretKey, apiUrl, patienceMs = PATIENCE_MS } = this.access;
    const { default: Sdk } = await import('stripe');
    return new Sdk(secretKey, {
      timeout: patienceMs,
      maxNetworkRetries: 0,
      telemetry: false,
      ...(apiUrl && placeOf(new URL(apiUrl))),
    });
  }
}

const placeOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port && { port }),
});

/** Only codes are kept, because messages may quote what was sent; what the bank says is for whoever pays. */
function classified(error: unknown) {
  const { type, rawType, code, param, statusCode, requestId, message } = error as Partial<Stripe.errors.StripeError>;
  if (!type?.startsWith('Stripe')) return error;
  const told = [type, rawType, statusCode, code, param, requestId].filter(Boolean).join(' ');
  if (type === 'StripeCardError') return new CardDeclined(told, message ?? 'Your card was declined.', code);
  const passes = statusCode === undefined || statusCode >= 500 || PASSING.includes(statusCode);
  return passes ? new Error(told) : new ProviderRefusal(told, code, statusCode);
}
