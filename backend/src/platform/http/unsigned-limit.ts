import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { heedLimitsOf, type Limiter } from './rate-limit.js';

/** Counts news that a provider did not sign, by address; providers themselves speak for many barns from few addresses. */
@Injectable()
export class UnsignedLimit {
  private limiter?: Limiter;

  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  heed(request: FastifyRequest, reply: FastifyReply) {
    this.limiter ??= this.adapter.httpAdapter.getInstance<FastifyInstance>().createRateLimit({
      max: this.config.publicLimit,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `webhook ${ip}`,
    });
    return heedLimitsOf(request, reply, [this.limiter]);
  }
}
