import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { heedLimitsOf, type Limiter } from '../../../platform/http/rate-limit.js';

/** Calendar companies read many barns' feeds from few addresses, so reading counts by feed and only guessing by address. */
@Injectable()
export class FeedLimits {
  private limiters?: { reads: Limiter; guesses: Limiter };

  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(request: FastifyRequest, reply: FastifyReply, feedId: string) {
    Object.assign(request, { feedId });
    await heedLimitsOf(request, reply, [this.made().reads]);
  }

  async guess(request: FastifyRequest, reply: FastifyReply) {
    await heedLimitsOf(request, reply, [this.made().guesses]);
  }

  private made() {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    const limit = { max: this.config.publicLimit, timeWindow: '1 minute' };
    return (this.limiters ??= {
      reads: fastify.createRateLimit({
        ...limit,
        keyGenerator: (request) => `feed ${(request as FastifyRequest & { feedId?: string }).feedId}`,
      }),
      guesses: fastify.createRateLimit({ ...limit, keyGenerator: ({ ip }) => `feed guess ${ip}` }),
    });
  }
}
