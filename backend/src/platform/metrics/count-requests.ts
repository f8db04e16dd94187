import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Of what no route is declared for there may be any number of paths. */
const NO_ROUTE = 'none';

export const countRequests = (fastify: FastifyInstance, metrics: Metrics) =>
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, is404 } = request;
    const route = is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
