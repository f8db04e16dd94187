import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type CreateRateLimit = FastifyInstance['createRateLimit'];
type Options = NonNullable<Parameters<CreateRateLimit>[0]>;

/** What is counted in Redis stands there as a digest: no mail address, no network address. */
export const digestKeys =
  (create: CreateRateLimit, key: string): CreateRateLimit =>
  (options: Options = {}) =>
    create({
      ...options,
      keyGenerator: async (request: FastifyRequest) => {
        const counted = (await options.keyGenerator?.(request)) ?? request.ip;
        return createHmac('sha256', key).update(String(counted)).digest('base64url').slice(0, 22);
      },
    });
