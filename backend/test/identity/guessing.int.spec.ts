import { testApp } from '../support/test-app.js';
import { PASSWORD } from '../support/test-barn.js';

const redisUrl = process.env.REDIS_TEST_URL;

describe('guessing', () => {
  it('is slowed down for one address and email, and for one address in all', async () => {
    const app = await testApp({ signInLimit: 3 });
    const guess = (email: string) => app.call(undefined, 'POST', 'authenticate', { email, password: 'guess 1' });
    try {
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push((await guess('one@barn.test')).status);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
      const refused = await guess('one@barn.test');
      expect(refused.body).toEqual({ status: 429, code: 'too_many', message: expect.any(String) });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await guess('two@barn.test')).status).toBe(401);
      const many = await Promise.all(Array.from({ length: 70 }, (_, i) => guess(`many-${i}@barn.test`)));
      expect(many.some(({ status }) => status === 429)).toBe(true);
    } finally {
      await app.stop();
    }
  });

  (redisUrl ? it : it.skip)('is counted by all API processes together where there is a Redis', async () => {
    const apps = [await testApp({ signInLimit: 3, redisUrl }), await testApp({ signInLimit: 3, redisUrl })];
    const email = `${Date.now()}@barn.test`;
    try {
      const statuses = [];
      for (let i = 0; i < 5; i++)
        statuses.push(
          (await apps[i % 2]?.call(undefined, 'POST', 'authenticate', { email, password: 'guess 1' }))?.status,
        );
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
    } finally {
      for (const app of apps) await app.stop();
    }
  });

  it('does not keep people out while Redis is away', async () => {
    const app = await testApp({ redisUrl: 'redis://127.0.0.1:1' });
    try {
      const barn = await app.barn();
      expect(
        (await app.call(undefined, 'POST', 'authenticate', { email: barn.admin.email, password: PASSWORD })).status,
      ).toBe(200);
    } finally {
      await app.stop();
    }
  });

  it('is not made faster by inventing addresses', async () => {
    const app = await testApp({ signInLimit: 3 });
    const guess = async (remoteAddress: string, i: number) =>
      (
        await app.app.inject({
          method: 'POST',
          url: '/api/authenticate',
          remoteAddress,
          headers: { 'x-forwarded-for': `203.0.113.${i}` },
          payload: { email: 'one@barn.test', password: 'guess 1' },
        })
      ).statusCode;
    try {
      const [stranger, proxy] = [[] as number[], [] as number[]];
      for (let i = 0; i < 5; i++) stranger.push(await guess('198.51.100.7', i));
      for (let i = 0; i < 5; i++) proxy.push(await guess('10.0.0.2', i));
      expect(stranger).toEqual([401, 401, 401, 429, 429]);
      expect(proxy).toEqual([401, 401, 401, 401, 401]);
    } finally {
      await app.stop();
    }
  });
});
