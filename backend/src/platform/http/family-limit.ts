import { Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { SignedInRequest } from '../auth/access.guard.js';
import { heedLimits, type Limiter } from './rate-limit.js';

/** Calls that a login of a family may make `max` times an hour, all that bear the name together, right or wrong; staff are not counted. */
export function familyLimit(name: string, max: number) {
  @Injectable()
  class FamilyLimit implements CanActivate {
    private limiter?: Limiter;

    constructor(private readonly adapter: HttpAdapterHost) {}

    async canActivate(context: ExecutionContext) {
      const { session } = context.switchToHttp().getRequest<SignedInRequest>();
      if (session?.actor.userType !== 'STU') return true;
      this.limiter ??= this.adapter.httpAdapter.getInstance<FastifyInstance>().createRateLimit({
        max,
        timeWindow: '1 hour',
        keyGenerator: (request) => `${name} ${(request as SignedInRequest).session?.actor.loginId}`,
      });
      await heedLimits(context, [this.limiter]);
      return true;
    }
  }
  return UseGuards(FamilyLimit);
}
