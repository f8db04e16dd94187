import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** For calls that do not say otherwise: the longest form with every text filled takes half of it. Uploads have their own. */
export const BODY_LIMIT = 64 * 1024;
/** For calls that anybody may make: an address and a password. */
export const SMALL_BODY = 4 * 1024;

/** The most bytes that a call reads; more is 413 before any of it is parsed. */
export const BodyLimit = (bodyLimit: number) => RouteConfig({ bodyLimit });

export const heedBodyLimits = (fastify: FastifyInstance) =>
  void fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });
