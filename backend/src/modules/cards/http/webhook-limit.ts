import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { heedLimitsOf, type Limiter } from '../../../platform/http/rate-limit.js';

/** Counts what is not signed by the provider, by address; the provider itself speaks for many barns from few addresses. */
@Injectable()
export class WebhookLimit {
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
