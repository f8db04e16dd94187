import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Default, in bytes: twice the longest form with every text full. Uploads have their own. */
export const BODY_LIMIT = 64 * 1024;
/** For public calls: an address and a password. */
export const SMALL_BODY = 4 * 1024;

/** The only one of its kind on a route: of two, Nest keeps what stands above. */
export const BodyLimit = (bodyLimit: number) => RouteConfig({ bodyLimit });

export const heedBodyLimits = (fastify: FastifyInstance) =>
  void fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });
