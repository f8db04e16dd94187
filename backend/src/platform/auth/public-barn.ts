import {
  applyDecorators,
  createParamDecorator,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiNotFoundResponse, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import type { Pool } from '../database/connect.js';
import { PlatformDatabase } from '../database/databases.js';
import { invalid, notFound } from '../errors/refusal.js';
import { RequiredText } from '../http/fields.js';
import { heedLimits, type Limiter } from '../http/rate-limit.js';
import type { Asker } from '../messages/barn-query.js';
import { STRANGER } from '../tenancy/actor.js';
import { barns } from '../tenancy/lookups.js';
import { Public } from './allow.js';

const LONGEST_ID = 64;
const PUBLIC_ID = new RegExp(String.raw`^[\w-]{8,${LONGEST_ID}}$`);
type PublicRequest = FastifyRequest & { publicBarn?: Asker };

export class PublicBarnQuery {
  @RequiredText({ max: LONGEST_ID, description: 'The barn’s public address' }) public_id: string;
}

/** A stranger at the active barn that has this public address; undefined if none has. */
export async function publicBarnOf(sql: Pool, publicId: unknown): Promise<Asker | undefined> {
  if (typeof publicId !== 'string' || !PUBLIC_ID.test(publicId)) return undefined;
  const [farm] = await sql<{ farmId: string }[]>`
    select farm_id as "farmId" from ${barns(sql)} barn where public_id = ${publicId} and is_active`;
  return farm && { farmId: farm.farmId, actor: STRANGER };
}

/** An inactive barn gets the same 404 as an unknown one. F06 F13 */
@Injectable()
export class PublicBarnGuard implements CanActivate {
  private limiter?: Limiter;

  constructor(
    private readonly database: PlatformDatabase,
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext) {
    await heedLimits(context, [this.limit()]);
    const request = context.switchToHttp().getRequest<PublicRequest>();
    const { public_id: publicId } = (request.method === 'GET' ? request.query : (request.body ?? {})) as {
      public_id?: unknown;
    };
    if (publicId === undefined || publicId === null || publicId === '')
      throw invalid('public_id', 'public_id is required');
    if (typeof publicId !== 'string') throw invalid('public_id', 'public_id must be text');
    if (publicId.length > LONGEST_ID)
      throw invalid('public_id', `public_id must have at most ${LONGEST_ID} characters`);
    request.publicBarn = await publicBarnOf(this.database.sql, publicId);
    if (!request.publicBarn) throw notFound('This barn');
    return true;
  }

  private limit() {
    return (this.limiter ??= this.adapter.httpAdapter.getInstance<FastifyInstance>().createRateLimit({
      max: this.config.publicLimit,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `public ${ip}`,
    }));
  }
}

export const PublicBarn = () =>
  applyDecorators(
    Public(),
    UseGuards(PublicBarnGuard),
    ApiNotFoundResponse({ description: 'No barn has this address' }),
    ApiTooManyRequestsResponse({ description: 'Too many attempts' }),
  );

export const FromPublicBarn = createParamDecorator((_: unknown, context: ExecutionContext): Asker => {
  const { publicBarn } = context.switchToHttp().getRequest<PublicRequest>();
  if (!publicBarn) throw notFound('This barn');
  return publicBarn;
});
