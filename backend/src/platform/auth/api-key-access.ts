import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Refusal } from '../errors/refusal.js';
import { heedLimits, type Limiter } from '../http/rate-limit.js';
import { apiKeyIn } from './api-key.js';
import { API_SCOPES, scopeOf, type ApiScope } from './api-scopes.js';
import type { Session } from './session.js';

type Asking = FastifyRequest & { session?: Session };

const lacking = (scope: ApiScope | undefined) =>
  new Refusal(
    'forbidden',
    'api_key_scope',
    scope
      ? `This API key lacks the scope ${scope} (${API_SCOPES[scope].title}).`
      : 'No scope of an API key opens this call.',
  );

/** What a request with an API key may do besides being known: its scopes, and so many a minute; guessing counts by address. */
@Injectable()
export class ApiKeyAccess {
  private limiters?: { reads: Limiter; guesses: Limiter };

  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts before it refuses, so that trying calls costs as much as using them. */
  async heed(context: ExecutionContext, { scopes }: NonNullable<Session['key']>) {
    await heedLimits(context, [this.made().reads]);
    const { method, routeOptions } = context.switchToHttp().getRequest<Asking>();
    const path = (routeOptions.url ?? '').replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
    const scope = scopeOf({ method, path });
    if (!scope || !scopes.has(scope)) throw lacking(scope);
  }

  /** Throws what was refused, or that too much was tried. */
  async refused(context: ExecutionContext, refusal: unknown): Promise<never> {
    const isKey = apiKeyIn(context.switchToHttp().getRequest<Asking>()) !== undefined;
    if (!isKey || !(refusal instanceof Refusal)) throw refusal;
    await heedLimits(context, [this.made().guesses]);
    throw new Refusal('signed_out', 'signed_out', 'This API key is unknown, has ended, or was revoked.');
  }

  private made() {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    const limit = { max: this.config.publicLimit, timeWindow: '1 minute' };
    return (this.limiters ??= {
      reads: fastify.createRateLimit({
        ...limit,
        keyGenerator: (request) => `api key ${(request as Asking).session?.key?.id}`,
      }),
      guesses: fastify.createRateLimit({ ...limit, keyGenerator: ({ ip }) => `api key guess ${ip}` }),
    });
  }
}
