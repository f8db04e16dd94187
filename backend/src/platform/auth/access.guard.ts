import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden, Refusal } from '../http/errors.js';
import { ACCESS, admits, type Access } from './allow.js';
import { Sessions, type Session } from './session.js';
import { Tokens } from './tokens.js';

export type SignedInRequest = FastifyRequest & { session?: Session };

const signInAgain = () => new Refusal(401, 'signed_out', 'Please sign in again.');

/** Deny by default: a route without a declaration is unreachable, and the application refuses to start with one. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector, private readonly tokens: Tokens, private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext) {
    const access = this.reflector.getAllAndOverride<Access | 'public' | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
    if (access === 'public') return true;
    if (!access) throw forbidden();
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const claims = scheme === 'Bearer' && token ? this.tokens.read(token) : undefined;
    request.session = claims && (await this.sessions.find(claims));
    if (!request.session) throw signInAgain();
    if (!admits(access, request.session.actor.userType, request.session.actor.permissions)) throw forbidden();
    return true;
  }
}
