import { Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { SignedInRequest } from '../../../platform/auth/access.guard.js';
import { heedLimits, type Limiter } from '../../../platform/http/rate-limit.js';

/** Of a login in an hour, right or wrong: enough for several vouchers and mistyped codes, and nothing to guess sixty bits with. */
const MOST = 20;

/** Looking and redeeming are counted as one. Staff hold the barn's vouchers anyway. */
@Injectable()
export class VoucherLimit implements CanActivate {
  private limiter?: Limiter;

  constructor(private readonly adapter: HttpAdapterHost) {}

  async canActivate(context: ExecutionContext) {
    const { session } = context.switchToHttp().getRequest<SignedInRequest>();
    if (session?.actor.userType !== 'STU') return true;
    this.limiter ??= this.adapter.httpAdapter.getInstance<FastifyInstance>().createRateLimit({
      max: MOST,
      timeWindow: '1 hour',
      keyGenerator: (request) => `vouchers ${(request as SignedInRequest).session?.actor.loginId}`,
    });
    await heedLimits(context, [this.limiter]);
    return true;
  }
}

export const VoucherLimited = () => UseGuards(VoucherLimit);
