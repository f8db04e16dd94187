import type { FastifyInstance } from 'fastify';
import { TIME_LIMITS } from '../database/time-limits.js';
import { FairShares } from '../concurrency/fair-shares.js';
import { sourceOf } from './flood.js';

/** Whoever sends slowly, or waits for the database, the printer or news, keeps others of the address waiting no longer than this. */
const LONGEST_TURN_MS = 100;

/**
 * So many requests of one address are read and worked on at once; a burst waits for itself, not everybody else for it. Throws `busy`.
 */
export function takeTurns(fastify: FastifyInstance, atOnce: number) {
  const turns = new FairShares({ each: atOnce, patienceMs: TIME_LIMITS.turn });
  fastify.addHook('onRequest', async (request, reply) => {
    const leave = await turns.enter(sourceOf(request.ip));
    let isOver = false;
    const end = () => {
      // What a request was made of is not kept until its timer would have rung.
      clearTimeout(longest);
      if (!isOver) leave();
      isOver = true;
    };
    const longest = setTimeout(end, LONGEST_TURN_MS).unref();
    if (reply.raw.destroyed) end();
    // Whatever came in meanwhile goes before the next turn.
    else reply.raw.once('close', () => setImmediate(end));
  });
}
