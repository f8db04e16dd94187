import { once } from 'node:events';
import net from 'node:net';

import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const refusal = (status: number, code: string) => ({ status, code, message: expect.any(String) });

const portOf = async ({ app }: OwnApp) => {
  await app.listen(0, '127.0.0.1');
  return (app.getHttpServer().address() as net.AddressInfo).port;
};

describe('the edge of the server', () => {
  let app: OwnApp, barn: TestBarn, port: number;
  beforeAll(async () => {
    app = await testApp();
    barn = await app.barn();
    port = await portOf(app);
  });
  afterAll(() => app.stop());

  /** Sends a text as it is and answers with all that comes back until the server ends the connection. */
  async function raw(text: string, to = port) {
    const socket = net.connect(to, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes.toString())).on('error', () => undefined);
    socket.write(text);
    await once(socket, 'close');
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: body.startsWith('{') ? (JSON.parse(body) as unknown) : body };
  }
  const get = (path: string, headers = '') =>
    raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`);
  const signIn = (body: string) =>
    app.call(undefined, 'POST', 'authenticate', body, { 'content-type': 'application/json' });

  it('refuses in one shape what never reaches a call', async () => {
    expect(await get(`/api/rest/horses/${'x'.repeat(5000)}`)).toEqual({
      status: 414,
      body: refusal(414, 'address_too_long'),
    });
    expect(await get('/api/rest/horses/%zz')).toEqual({ status: 400, body: refusal(400, 'invalid_input') });
    expect(await get('/api/options/index', `x: ${'x'.repeat(40_000)}\r\n`)).toEqual({
      status: 431,
      body: refusal(431, 'headers_too_large'),
    });
    expect(await raw('nonsense\r\n\r\n')).toEqual({ status: 400, body: refusal(400, 'invalid_input') });
    expect((await signIn('{"email":')).body).toEqual(refusal(400, 'invalid_input'));
    expect((await signIn('{"__proto__":{"a":1}}')).body).toEqual(refusal(400, 'invalid_input'));
  });

  it('cuts those who never come to the end of a request, and those who say nothing', async () => {
    const impatient = await testApp({ patience: { headers: 200, request: 400, idle: 900 }, on: app.config.ownerUrl });
    const to = await portOf(impatient);
    const slow = { status: 408, body: refusal(408, 'too_slow') };
    expect(await raw('GET /api/options/index HTTP/1.1\r\nhost: x\r\nx', to)).toEqual(slow);
    const head =
      'POST /api/authenticate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"';
    expect(await raw(head, to)).toEqual(slow);
    expect(await raw('', to)).toEqual(slow);
    await impatient.stop();
  });

  it('reads 4 kB of a sign-in, and 64 kB of other calls', async () => {
    const filled = (size: number) => JSON.stringify({ email: 'a@b.test', password: 'x', more: 'x'.repeat(size) });
    expect((await signIn(filled(4000))).status).toBe(401);
    expect((await signIn(filled(4100))).body).toEqual(refusal(413, 'too_large'));
    for (const path of ['passwords/forgot', 'passwords/create', 'passwords/reset'])
      expect((await app.call(undefined, 'POST', path, { token: 'x'.repeat(4100) })).status).toBe(413);
    const horse = (size: number) =>
      app.call(barn.admin, 'POST', 'horses/create', { name: 'Bella', x: 'x'.repeat(size) });
    expect((await horse(65_000)).status).toBe(200);
    expect((await horse(65_600)).status).toBe(413);
  });

  it('drops any number of unknown keys, and refuses what is nested deeply or holds too much', async () => {
    const keys = Object.fromEntries(Array.from({ length: 4900 }, (_, i) => [`k${i}`, 0]));
    const create = (body: object | string) =>
      app.call(barn.admin, 'POST', 'horses/create', body, { 'content-type': 'application/json' });
    expect((await create({ name: 'Many', ...keys })).body.horse).toMatchObject({ horse_name: 'Many' });
    expect((await create({ name: 'Many', x: Array.from({ length: 5000 }, () => 0) })).body).toMatchObject({
      ...refusal(400, 'invalid_input'),
      errors: [{ field: 'body' }],
    });
    expect((await create(`{"name":${'['.repeat(9000)}${']'.repeat(9000)}}`)).status).toBe(400);
    expect((await create([{ name: 'Listed' }])).status).toBe(400);
  });

  it('refuses characters that cannot be kept by the name of their field', async () => {
    const wrong = (field: string) => ({ status: 400, errors: [{ field }] });
    const create = (body: string) =>
      app.call(barn.admin, 'POST', 'horses/create', body, { 'content-type': 'application/json' });
    expect((await create('{"name":"\\ud800"}')).body).toMatchObject(wrong('name'));
    expect((await create('{"name":"a\\u0000"}')).body).toMatchObject(wrong('name'));
    const search = await app.call(barn.admin, 'GET', 'rest/horses?filter=%7B%22q%22%3A%22%5Cud800%22%7D');
    expect(search.body).toMatchObject(wrong('filter.q'));
    expect((await app.call(barn.admin, 'GET', 'horses/getHorsesAll?search=%00')).body).toMatchObject(wrong('search'));
  });

  it('stops reading a list where it is too long', async () => {
    const taskStaff = Array.from({ length: 51 }, () => ({ staff: barn.newId(), task: barn.newId() }));
    const lesson = { section_id: barn.sectionId, start: '2026-11-24 16:00' };
    const answer = await app.call(barn.admin, 'POST', 'lessons/createSingleLesson', { ...lesson, taskStaff });
    const message = 'taskStaff must not hold more than 50';
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'taskStaff', message }] });
  });

  it('lets nobody keep answers with people in them, nor run scripts that stand in a page', async () => {
    const told = async (path: string, who = barn.admin) => (await app.call(who, 'GET', path)).headers;
    for (const path of [
      'options/index',
      'rest/students',
      'rest/horses',
      'people/accounts',
      'farms/farmDefaults',
      'nowhere',
    ])
      expect((await told(path))['cache-control']).toBe('private, no-store');
    const calendar = await told('lessons/index?dbday=2026-11-24');
    expect(calendar).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
    // No cards are taken here: nobody else's script runs.
    expect(calendar['content-security-policy']).toContain("script-src 'self';");
  });

  it('makes a flood wait, and nobody else', async () => {
    const strict = await testApp({ flood: { perSecond: 0.001, burst: 2, atOnce: 2 } });
    const from = async (remoteAddress: string) => strict.app.inject({ url: '/api/options/index', remoteAddress });
    try {
      const answers = await Promise.all(Array.from({ length: 3 }, () => from('198.51.100.7')));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
      expect(answers[2]?.json()).toEqual(refusal(429, 'too_many'));
      expect(answers[2]?.headers).toMatchObject({ 'retry-after': '1', connection: 'close' });
      expect((await from('198.51.100.8')).statusCode).toBe(401);
      // One large body is worth as many as may be saved up.
      const large = {
        method: 'POST',
        url: '/api/lessons/createSingleLesson',
        payload: { notes: 'x'.repeat(8000) },
      } as const;
      const sends = async () => strict.app.inject({ ...large, remoteAddress: '198.51.100.9' });
      expect([(await sends()).statusCode, (await sends()).statusCode]).toEqual([401, 429]);
    } finally {
      await strict.stop();
    }
  });
});
