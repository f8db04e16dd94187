import { Inject, Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Refusal } from '../errors/refusal.js';

/** Whole families and barns share an address, one account's guesses do not. */
const ADDRESS_FACTOR = 20;

export type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const emailIn = (request: FastifyRequest) => {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
};

/** Answers 429 with Retry-After over one of the limits. */
export async function heedLimits(context: ExecutionContext, limiters: readonly Limiter[]) {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const limits = await Promise.all(limiters.map((check) => check(request)));
  const waits = limits.flatMap((limit) => (!limit.isAllowed && limit.isExceeded ? [limit.ttlInSeconds] : []));
  if (!waits.length) return;
  context
    .switchToHttp()
    .getResponse<FastifyReply>()
    .header('retry-after', Math.max(...waits));
  throw new Refusal('too_many', 'too_many', 'Too many attempts. Please wait a minute and try again.');
}

/** Attempts a minute for one address and email, and for one address in all. D05 */
@Injectable()
export class RateLimit implements CanActivate {
  private limiters?: Limiter[];

  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext) {
    await heedLimits(context, this.ready());
    return true;
  }

  private ready() {
    const max = this.config.signInLimit;
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    this.limiters ??= [
      fastify.createRateLimit({
        max,
        timeWindow: '1 minute',
        keyGenerator: (request) => `${request.routeOptions.url} ${request.ip} ${emailIn(request)}`,
      }),
      fastify.createRateLimit({
        max: max * ADDRESS_FACTOR,
        timeWindow: '1 minute',
        keyGenerator: (request) => request.ip,
      }),
    ];
    return this.limiters;
  }
}

export const RateLimited = () => UseGuards(RateLimit);
