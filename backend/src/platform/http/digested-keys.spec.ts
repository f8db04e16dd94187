import Fastify, { type FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { digestKeys } from './digested-keys.js';

/** Everything that a store is told, as Redis would be. */
class Told {
  static readonly keys: string[] = [];
  incr(key: string, done: (error: null, counted: { current: number; ttl: number }) => void) {
    Told.keys.push(key);
    done(null, { current: Told.keys.filter((one) => one === key).length, ttl: 1000 });
  }
  child() {
    return this;
  }
}

describe('what requests are counted by', () => {
  let fastify: FastifyInstance;
  beforeAll(async () => {
    fastify = Fastify();
    await fastify.register(rateLimit, { global: false, store: Told as never });
    fastify.createRateLimit = digestKeys(fastify.createRateLimit, 'a key');
    const check = fastify.createRateLimit({
      max: 1,
      timeWindow: 1000,
      keyGenerator: ({ ip }) => `anna@home.test ${ip}`,
    });
    fastify.get('/', async (request) => check(request));
  });
  afterAll(() => fastify.close());

  it('names nobody, and is the same for the same', async () => {
    const ask = async (remoteAddress: string) => (await fastify.inject({ url: '/', remoteAddress })).json();
    expect((await ask('10.1.2.3')).isExceeded).toBe(false);
    expect((await ask('10.1.2.3')).isExceeded).toBe(true);
    expect((await ask('10.1.2.4')).isExceeded).toBe(false);
    expect(Told.keys).toHaveLength(3);
    for (const key of Told.keys) expect(key).not.toMatch(/anna|home|10\.1/);
  });
});
