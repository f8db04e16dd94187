import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { RequestMethod } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config/config.js';

/** 1 MiB; uploads have their own limit. */
const BODY_LIMIT = 1_048_576;

/** Trusted proxies: others could invent client addresses and evade rate limits. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

export const fastifyAdapter = () =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: PROXIES,
    routerOptions: { ignoreTrailingSlash: true },
    // Errors before routing bypass the error filter.
    frameworkErrors: ({ statusCode: status = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.status(status).send({ status, code: 'refused', message: 'There is no such address.' });
    },
  });

function sharedCounter(app: NestFastifyApplication, redisUrl: string) {
  const redis = new Redis(redisUrl, { connectTimeout: 500, disconnectTimeout: 100, maxRetriesPerRequest: 1 });
  // Reconnects by itself; without a listener each attempt would be printed.
  redis.on('error', () => undefined);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', () => redis.disconnect());
  return redis;
}

/** Health checks have no prefix. */
export function prefixRoutes(app: NestFastifyApplication) {
  app.setGlobalPrefix('api', {
    exclude: [
      { path: 'health/live', method: RequestMethod.GET },
      { path: 'health/ready', method: RequestMethod.GET },
    ],
  });
}

export async function configureWebApp(app: NestFastifyApplication) {
  prefixRoutes(app);
  app.enableShutdownHooks();
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'unsafe-inline'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  const redisUrl = app.get<Config | undefined>(CONFIG)?.redisUrl;
  // Counted together in Redis, else per process. Fails open while Redis is away: a barn that cannot sign in stands
  // still, and each guess still costs a slow hash.
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'leadline-limit-',
    ...(redisUrl && { redis: sharedCounter(app, redisUrl) }),
  });
  await app.register(multipart);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'deflate', 'identity'] });
}
