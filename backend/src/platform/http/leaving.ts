import type { FastifyInstance } from 'fastify';
import type { Departure } from '../lifecycle/departure.js';

/** For what was on its way when the server stopped listening. */
const LINGER_MS = 500;

/** Nobody who kept a connection, or has just opened one, sends a request into the end of a process that leaves. */
export function leaveGently(fastify: FastifyInstance, departure: Departure) {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (departure.hasBegun) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', (done) => {
    const { server } = fastify;
    const closeIdle = server.closeIdleConnections.bind(server);
    // The server would close them in the moment in which it stops listening.
    server.closeIdleConnections = () => undefined;
    setTimeout(closeIdle, LINGER_MS);
    // Right after the loop has accepted all connections that wait: closing resets those.
    setImmediate(done);
  });
}
