import type { BackendFactory } from 'bullmq';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { patientClient } from '../database/patient-client.js';
import { PLATFORM_ROLE, roleUrl } from '../database/roles.js';
import { TIME_LIMITS } from '../database/time-limits.js';
import { redisClient } from '../redis/redis-client.js';

export const QUEUE_BACKEND = Symbol('queue backend');

export interface QueueBackend {
  readonly kind: 'postgresql' | 'redis';
  /** Lazy: BullMQ loads slowly, and the API seldom needs it. */
  factory(): Promise<BackendFactory>;
  readonly connection: object;
  close(): Promise<void>;
}

export const queueBackend = (config: Pick<Config, 'ownerUrl' | 'secret' | 'redisUrl'>): QueueBackend =>
  config.redisUrl ? onRedis(config.redisUrl) : onPostgres(roleUrl(config.ownerUrl, PLATFORM_ROLE, config.secret));

/** One pool per process; each worker takes one connection for LISTEN. */
function onPostgres(connectionString: string): QueueBackend {
  const pool = new pg.Pool({
    connectionString,
    max: 12,
    keepAlive: true,
    connectionTimeoutMillis: TIME_LIMITS.connection,
    options: '-c search_path=bullmq',
    // BullMQ's workers ask again at once, for as long as the database is away.
    Client: patientClient(),
  });
  // Closed connections are replaced; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  return {
    kind: 'postgresql',
    factory: async () => (await import('bullmq')).createPostgresBackend as unknown as BackendFactory,
    connection: pool,
    close: () => pool.end(),
  };
}

function onRedis(urls: string): QueueBackend {
  const redis = redisClient(urls, { lazyConnect: true, maxRetriesPerRequest: null });
  return {
    kind: 'redis',
    factory: async () => (await import('bullmq')).createRedisBackend as unknown as BackendFactory,
    connection: redis,
    close: async () => redis.disconnect(),
  };
}

/** Braces keep all keys of a queue on one node of Redis Cluster. */
export const queueName = (queue: string) => `{leadline-${queue}}`;
