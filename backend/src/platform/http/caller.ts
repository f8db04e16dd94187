import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { SignedInRequest } from '../auth/access.guard.js';
import type { Session } from '../auth/session.js';
import type { CommandContext } from '../event-store/barn-transactions.js';
import { forbidden, invalid } from '../errors/refusal.js';

export interface Caller extends CommandContext {
  username: string;
}

const fingerprint = (request: SignedInRequest) =>
  createHash('sha256')
    .update(`${request.session?.actor.loginId} ${request.method} ${request.routeOptions.url}`)
    .update(JSON.stringify(sorted([request.params, request.body])))
    .digest('hex');

const sorted = (value: unknown): unknown =>
  value === null || typeof value !== 'object'
    ? value
    : Array.isArray(value)
      ? value.map(sorted)
      : Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        );

/** Refuses the super user, who has no barn. A14 */
export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<SignedInRequest>();
  const { session } = request;
  if (!session?.farmId) throw forbidden();
  const key = request.method === 'GET' ? undefined : request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || key.length > 200 || key === ''))
    throw invalid('Idempotency-Key', 'Idempotency-Key must have 1 to 200 characters');
  return {
    farmId: session.farmId,
    actor: session.actor,
    username: session.username,
    ...(key && { idempotency: { key, fingerprint: fingerprint(request) } }),
  };
});

export const FromSession = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  const { session } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!session) throw forbidden();
  return session;
});
