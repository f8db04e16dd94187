import type { FastifyInstance } from 'fastify';
import type { Departure } from '../lifecycle/departure.js';

/** For what was on its way when the server stopped listening. */
const LINGER_MS = 500;

const SHORT_MS = 0.3;
const MOST_TURNS = 1000;

/** Closing resets who has come since the loop last accepted: so it waits for a turn in which hardly anybody can have come. */
function afterShortTurn(then: () => void, turnsLeft = MOST_TURNS) {
  const began = performance.now();
  setImmediate(() => {
    if (turnsLeft === 0 || performance.now() - began < SHORT_MS) then();
    else afterShortTurn(then, turnsLeft - 1);
  });
}

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
    afterShortTurn(done);
  });
}
