import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { heedLimitsOf, type Limiter } from '../../../platform/http/rate-limit.js';
import { barns } from '../../../platform/tenancy/lookups.js';
import { openPayToken, type PayLink } from '../../billing/contracts.js';
import { cardErrors } from '../domain/errors.js';

/** Who holds a link is asked for nothing else: so guesses are counted by address, and a closed barn's links open nothing. */
@Injectable()
export class PayLinks {
  private limiter?: Limiter;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly database: PlatformDatabase,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<PayLink> {
    await heedLimitsOf(request, reply, [this.limit()]);
    const link = openPayToken(this.config.secret, token, this.clock.now());
    if (!link) throw cardErrors.pay_link_over();
    const [open] = await this.database.sql`
      select from ${barns(this.database.sql)} barn where farm_id = ${link.farmId} and is_active`;
    if (!open) throw cardErrors.pay_link_over();
    return link;
  }

  private limit() {
    return (this.limiter ??= this.adapter.httpAdapter.getInstance<FastifyInstance>().createRateLimit({
      max: this.config.publicLimit,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `pay ${ip}`,
    }));
  }
}
