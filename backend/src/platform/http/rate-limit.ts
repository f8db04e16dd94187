import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Tokens } from '../auth/tokens.js';
import { CONFIG, type Config } from '../config/config.js';
import { Refusal } from '../errors/refusal.js';
import { BodyLimit, SMALL_BODY } from './body-limit.js';

/** By address so many times the limit by account: a whole barn may share one address. */
const ADDRESS_FACTOR = 20;
/** By account from all addresses: room for its people at several addresses, not for distributed guessing. */
const ACCOUNT_FACTOR = 5;

export type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const emailIn = (request: FastifyRequest) => {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
};

/** `a minute`, `12 minutes`, `an hour`: rounded up. */
export function pause(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : 'an hour';
}

export const heedLimits = (context: ExecutionContext, limiters: readonly Limiter[]) =>
  heedLimitsOf(
    context.switchToHttp().getRequest<FastifyRequest>(),
    context.switchToHttp().getResponse<FastifyReply>(),
    limiters,
  );

export async function heedLimitsOf(request: FastifyRequest, reply: FastifyReply, limiters: readonly Limiter[]) {
  const limits = await Promise.all(limiters.map((check) => check(request)));
  const waits = limits.flatMap((limit) => (!limit.isAllowed && limit.isExceeded ? [limit.ttlInSeconds] : []));
  if (!waits.length) return;
  const seconds = Math.max(...waits);
  void reply.header('retry-after', seconds);
  throw new Refusal('too_many', 'too_many', `Too many attempts. Please wait ${pause(seconds)} and try again.`);
}

type Keys = (request: FastifyRequest) => string;
const account: Keys = (request) => `${request.routeOptions.url} ${emailIn(request)}`;
const accountFromHere: Keys = (request) => `${account(request)} ${request.ip}`;
const namedAccount: Keys = (request) => (emailIn(request) ? account(request) : accountFromHere(request));

/** Counted apart: whoever guesses an account's password keeps nobody out who has signed in to it here before. */
const knownDevice = (tokens: Tokens, others: Keys): Keys => {
  return (request) => {
    const { device } = (request.body ?? {}) as { device?: unknown };
    const known = typeof device === 'string' ? tokens.deviceOf(device, emailIn(request)) : undefined;
    return known ? `${account(request)} ${known}` : others(request);
  };
};

abstract class Limits implements CanActivate {
  private limiters?: Limiter[];

  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) protected readonly config: Config,
    protected readonly tokens: Tokens,
  ) {}

  protected abstract readonly limits: readonly { max: number; timeWindow: string; keyGenerator: Keys }[];

  async canActivate(context: ExecutionContext) {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    this.limiters ??= this.limits.map((limit) => fastify.createRateLimit(limit));
    await heedLimits(context, this.limiters);
    return true;
  }
}

const minute = { timeWindow: '1 minute' };

/** Per minute: by account and address or device, by account, and by address. D05 */
@Injectable()
export class RateLimit extends Limits {
  protected get limits() {
    const max = this.config.signInLimit;
    return [
      { ...minute, max, keyGenerator: knownDevice(this.tokens, accountFromHere) },
      { ...minute, max: max * ACCOUNT_FACTOR, keyGenerator: knownDevice(this.tokens, namedAccount) },
      { ...minute, max: max * ADDRESS_FACTOR, keyGenerator: (request: FastifyRequest) => request.ip },
    ];
  }
}

/** Mails by account, and requests by address. Unknown accounts are counted, too, so that they cannot be told apart. */
@Injectable()
export class MailLimit extends Limits {
  protected get limits() {
    return [
      { timeWindow: '1 hour', max: this.config.resetMailLimit, keyGenerator: account },
      { ...minute, max: this.config.signInLimit, keyGenerator: (request: FastifyRequest) => `mails ${request.ip}` },
    ];
  }
}

/** By address: whoever holds a sealed link has nothing to guess, and a family may open several at once. */
@Injectable()
export class LinkLimit extends Limits {
  protected get limits() {
    return [
      { ...minute, max: this.config.publicLimit, keyGenerator: (request: FastifyRequest) => `links ${request.ip}` },
    ];
  }
}

export const RateLimited = () => applyDecorators(BodyLimit(SMALL_BODY), UseGuards(RateLimit));
export const LinkLimited = () => applyDecorators(BodyLimit(SMALL_BODY), UseGuards(LinkLimit));
export const MailLimited = () => UseGuards(MailLimit);
