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

/** The key under which a repeated request is recognised; reading needs none. */
function idempotencyOf(request: SignedInRequest) {
  const key = request.method === 'GET' ? undefined : request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || key.length > 200 || key === ''))
    throw invalid('Idempotency-Key', 'Idempotency-Key must have 1 to 200 characters');
  return key && { idempotency: { key, fingerprint: fingerprint(request) } };
}

/** Refuses the super user, who has no barn. A14 */
export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<SignedInRequest>();
  const { session } = request;
  if (!session?.farmId) throw forbidden();
  const { farmId, actor, username } = session;
  return { farmId, actor, username, ...idempotencyOf(request) };
});

export type PlatformCaller = Omit<CommandContext, 'farmId' | 'now'>;

/** The super user, whose calls name the barn they are about. A14 */
export const FromPlatform = createParamDecorator((_: unknown, context: ExecutionContext): PlatformCaller => {
  const request = context.switchToHttp().getRequest<SignedInRequest>();
  if (request.session?.actor.userType !== 'SPR') throw forbidden();
  return { actor: request.session.actor, ...idempotencyOf(request) };
});

export const FromSession = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  const { session } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!session) throw forbidden();
  return session;
});
