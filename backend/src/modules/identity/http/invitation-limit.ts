import { Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { SignedInRequest } from '../../../platform/auth/access.guard.js';
import { heedLimits, type Limiter } from '../../../platform/http/rate-limit.js';

/** Of a family in an hour: enough for mistyped addresses, and too few to try which addresses sign in elsewhere. */
const MOST = 12;

@Injectable()
export class InvitationLimit implements CanActivate {
  private limiter?: Limiter;

  constructor(private readonly adapter: HttpAdapterHost) {}

  async canActivate(context: ExecutionContext) {
    const { session } = context.switchToHttp().getRequest<SignedInRequest>();
    if (session?.actor.userType !== 'STU') return true;
    this.limiter ??= this.adapter.httpAdapter.getInstance<FastifyInstance>().createRateLimit({
      max: MOST,
      timeWindow: '1 hour',
      keyGenerator: (request) => `invitations ${(request as SignedInRequest).session?.actor.loginId}`,
    });
    await heedLimits(context, [this.limiter]);
    return true;
  }
}

export const InvitationLimited = () => UseGuards(InvitationLimit);
