import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { TIME_LIMITS } from '../database/time-limits.js';
import { FairShares } from '../fairness/fair-shares.js';
import { sourceOf } from './flood.js';

const LONG_LIVED = { isLongLived: true } as const;

/** For answers that end when the reader goes; they have limits of their own. */
export const LongLived = () => RouteConfig(LONG_LIVED);

/**
 * So many requests of one address are worked on at once; a burst waits for itself, not everybody else for it. A turn begins when the
 * body has arrived, so slow senders hold none, and before it is read, because reading is what a large one costs. Throws `busy`.
 */
export function takeTurns(fastify: FastifyInstance, atOnce: number) {
  const turns = new FairShares({ each: atOnce, patienceMs: TIME_LIMITS.turn });
  fastify.addHook('preValidation', async (request, reply) => {
    const { isLongLived } = request.routeOptions.config as Partial<typeof LONG_LIVED>;
    if (isLongLived) return;
    const leave = await turns.enter(sourceOf(request.ip));
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
  });
}
