import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { RequestMethod } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config/config.js';

/** One megabyte is plenty for any call; uploads have their own limit. */
const BODY_LIMIT = 1_048_576;

/** Only neighbours may say for whom they ask: anybody else could invent addresses and never be slowed down. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

export const fastifyAdapter = () =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: PROXIES,
    routerOptions: { ignoreTrailingSlash: true },
    // An address that no route can be looked up for never meets the error filter.
    frameworkErrors: ({ statusCode: status = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.status(status).send({ status, code: 'refused', message: 'There is no such address.' });
    },
  });

function sharedCounter(app: NestFastifyApplication, redisUrl: string) {
  const redis = new Redis(redisUrl, { connectTimeout: 500, disconnectTimeout: 100, maxRetriesPerRequest: 1 });
  // It reconnects by itself; without a listener each try would be printed.
  redis.on('error', () => undefined);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', () => redis.disconnect());
  return redis;
}

/** Calls begin with `/api`; whoever keeps the process alive asks without. */
export function prefixRoutes(app: NestFastifyApplication) {
  app.setGlobalPrefix('api', {
    exclude: [
      { path: 'health/live', method: RequestMethod.GET },
      { path: 'health/ready', method: RequestMethod.GET },
    ],
  });
}

/** What makes an application of ours out of a Nest application: prefix, compression, security headers, clean shutdown. */
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
  // Several API processes count together where there is a Redis; one process counts by itself. While Redis is away nobody is counted:
  // a barn that cannot sign in stands still, and each guess still costs a slow hash.
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'leadline-limit-',
    ...(redisUrl && { redis: sharedCounter(app, redisUrl) }),
  });
  await app.register(multipart);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'deflate', 'identity'] });
}
