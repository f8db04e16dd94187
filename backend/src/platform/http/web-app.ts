import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { RequestMethod } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { BODY_LIMIT, heedBodyLimits } from './body-limit.js';
import { derivedKey } from '../database/roles.js';
import { connectionOptions, PATIENCE, refuseConnection, type Patience } from './connections.js';
import { digestKeys } from './digested-keys.js';
import { takeForms } from './form-body.js';
import { slowDownFloods } from './flood.js';
import { readJsonBodies } from './json-body.js';
import { leaveGently } from './leaving.js';
import { countRequests } from '../metrics/count-requests.js';
import { Metrics } from '../metrics/metrics.js';
import { cardFormSources } from '../payments/stripe-access.js';
import { redisClient } from '../redis/redis-client.js';
import { plainRefusal } from './plain-refusal.js';
import { Departure } from '../lifecycle/departure.js';
import { takeTurns } from './turns.js';

interface ServerOptions {
  trustedProxies?: readonly string[];
  patience?: Patience;
}

/** Forwarded addresses are believed only from configured proxies: anybody else could invent them to evade limits. */
export const fastifyAdapter = ({ trustedProxies = [], patience = PATIENCE }: ServerOptions = {}) =>
  new FastifyAdapter({
    ...connectionOptions(patience),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: refuseConnection,
    // What a closing server has accepted it answers.
    return503OnClosing: false,
    // Errors before routing bypass the error filter.
    frameworkErrors: ({ statusCode: status = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.status(status).send(plainRefusal(status));
    },
  });

function sharedCounter(app: NestFastifyApplication, redisUrl: string) {
  const redis = redisClient(redisUrl, { connectTimeout: 500, disconnectTimeout: 100, maxRetriesPerRequest: 1 });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', () => redis.disconnect());
  return redis;
}

export function prefixRoutes(app: NestFastifyApplication) {
  app.setGlobalPrefix('api', {
    exclude: [
      { path: 'health/live', method: RequestMethod.GET },
      { path: 'health/ready', method: RequestMethod.GET },
    ],
  });
}

const UNFOUND = /^\/(api|admin|publicBook|createpassword|updatepassword|answer|pay|unsubscribe)\b/;

export async function configureWebApp(app: NestFastifyApplication) {
  prefixRoutes(app);
  app.enableShutdownHooks();
  const fastify = app.getHttpAdapter().getInstance();
  const config = app.get<Config>(CONFIG);
  countRequests(fastify, app.get(Metrics));
  leaveGently(fastify, app.get(Departure));
  slowDownFloods(fastify, config.flood);
  heedBodyLimits(fastify);
  takeTurns(fastify, config.flood.atOnce);
  readJsonBodies(app);
  takeForms(app);
  const card = cardFormSources(config.stripe);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...card.script],
        connectSrc: ["'self'", ...card.connect],
        frameSrc: card.frame,
        frameAncestors: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    // As nginx says of files; what a barn's own site may show says so itself.
    xFrameOptions: { action: 'deny' },
  });
  // Personal data: neither cached nor found by a search unless a route says so. Nor are addresses that are a key; signing in may be found.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-store');
    if (UNFOUND.test(request.url) && !reply.hasHeader('x-robots-tag')) void reply.header('x-robots-tag', 'noindex');
    done();
  });
  // Shared through Redis, else per process. Fails open: without Redis people can still sign in, and each guess costs a slow hash.
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'leadline-limit-',
    ...(config.redisUrl && { redis: sharedCounter(app, config.redisUrl) }),
  });
  fastify.createRateLimit = digestKeys(fastify.createRateLimit, derivedKey(config.secret, 'counted requests'));
  await app.register(multipart);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'deflate', 'identity'] });
}
