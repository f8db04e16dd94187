import { testApp, type TestApp } from '../support/test-app.js';
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

  /** Guesses one account's password; who forwards it says for whom. */
  const guessFrom = async (app: TestApp, remoteAddress: string, forwardedFor: string, email = 'one@barn.test') =>
    (
      await app.app.inject({
        method: 'POST',
        url: '/api/authenticate',
        remoteAddress,
        headers: { 'x-forwarded-for': forwardedFor },
        payload: { email, password: 'guess 1' },
      })
    ).statusCode;
  const invented = (i: number) => `203.0.113.${i}`;

  it('is not made faster by inventing addresses, unless a proxy says so that is trusted', async () => {
    const [doubting, trusting] = [
      await testApp({ signInLimit: 3 }),
      await testApp({ signInLimit: 3, trustedProxies: ['10.0.0.0/8'] }),
    ];
    const five = async (app: TestApp, from: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i++) statuses.push(await guessFrom(app, from, invented(i)));
      return statuses;
    };
    try {
      const slowed = [401, 401, 401, 429, 429];
      for (const address of ['127.0.0.1', '10.0.0.2', '198.51.100.7'])
        expect([address, await five(doubting, address)]).toEqual([address, slowed]);
      expect(await five(trusting, '198.51.100.7')).toEqual(slowed);
      expect(await five(trusting, '10.0.0.2')).toEqual([401, 401, 401, 401, 401]);
    } finally {
      for (const app of [doubting, trusting]) await app.stop();
    }
  });

  it('keeps nobody out who has signed in on the device before, and a device’s own guesses are counted, too', async () => {
    const app = await testApp({ signInLimit: 2 });
    const barn = await app.barn();
    const other = await app.barn();
    const signIn = (email: string, password: string, device?: string) =>
      app.call(undefined, 'POST', 'authenticate', { email, password, device });
    try {
      const { email } = barn.admin;
      const { device } = (await signIn(email, PASSWORD)).body as { device: string };
      for (let i = 0; i < 12; i++) await guessFrom(app, invented(i), '', email);
      expect((await signIn(email, PASSWORD)).status).toBe(429);
      const foreign = (await signIn(other.admin.email, PASSWORD)).body as { device: string };
      for (const unknown of [foreign.device, 'a.b.c', ''])
        expect((await signIn(email, PASSWORD, unknown)).status).toBe(429);
      expect((await signIn(email, 'guess 1', device)).status).toBe(401);
      expect((await signIn(email, PASSWORD, device)).status).toBe(200);
      expect((await signIn(email, PASSWORD, device)).status).toBe(429);
      expect((await app.call({ token: device }, 'GET', 'lessons/changes')).status).toBe(401);
    } finally {
      await app.stop();
    }
  });

  it('is slowed down for one account, from however many addresses it comes', async () => {
    const app = await testApp({ signInLimit: 2 });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) statuses.push(await guessFrom(app, invented(i), ''));
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
      expect(await guessFrom(app, invented(1), '', 'two@barn.test')).toBe(401);
    } finally {
      await app.stop();
    }
  });

  it('floods nobody with mails, and does not tell who has an account by it', async () => {
    const app = await testApp({ resetMailLimit: 3 });
    const ask = (email: string, i: number) =>
      app.app.inject({ method: 'POST', url: '/api/passwords/forgot', remoteAddress: invented(i), payload: { email } });
    const forgot = async (email: string, i: number) => (await ask(email, i)).statusCode;
    const five = async (email: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i++) statuses.push(await forgot(email, i));
      return statuses;
    };
    try {
      const barn = await app.barn();
      expect(await five(barn.family.email)).toEqual([200, 200, 200, 429, 429]);
      expect(await five('nobody@barn.test')).toEqual([404, 404, 404, 429, 429]);
      const refused = 'Too many attempts. Please wait an hour and try again.';
      expect((await ask('nobody@barn.test', 9)).json()).toMatchObject({ message: refused });
      const links = (await barn.log()).filter(({ type }) => type === 'identity.PasswordLinkRequested');
      expect(links).toHaveLength(3);
    } finally {
      await app.stop();
    }
  });
});
