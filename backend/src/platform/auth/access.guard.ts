import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { forbidden, onlyLooking, Refusal } from '../errors/refusal.js';
import { ApiKeyAccess } from './api-key-access.js';
import { ACCESS, admits, type Access } from './allow.js';
import type { Session } from './session.js';

export type SignedInRequest = FastifyRequest & { session?: Session };

/** Deny by default: a route without a declaration is unreachable. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: ApiKeyAccess,
    options: AuthModuleOptions,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext) {
    const access = this.reflector.getAllAndOverride<Access | 'public' | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    if (!access) throw forbidden();
    try {
      await super.canActivate(context);
    } catch (error) {
      await this.keys.refused(context, error);
    }
    const { session, method } = context.switchToHttp().getRequest<SignedInRequest>();
    if (session?.key) {
      await this.keys.heed(context, session.key);
      return true;
    }
    if (!session || !admits(access, session.actor)) throw forbidden();
    if (session.readOnly && method !== 'GET') throw onlyLooking();
    return true;
  }

  override getAuthenticateOptions() {
    return { property: 'session', session: false };
  }

  override handleRequest<Caller = Session>(error: unknown, session: Caller | false): Caller {
    if (error) throw error as Error;
    if (!session) throw new Refusal('signed_out', 'signed_out', 'Please sign in again.');
    return session;
  }
}
