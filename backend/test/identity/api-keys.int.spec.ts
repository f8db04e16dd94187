import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { newApiKey } from '../../src/platform/auth/api-key.js';
import { API_SCOPES, type ApiScope } from '../../src/platform/auth/api-scopes.js';
import { agreed } from '../access/agreed.js';
import { becomes } from '../support/settled.js';
import { sharedApp, testApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const LESSONS = { date1: '2026-11-20', date2: '2026-11-30' };

interface Contract {
  paths: Record<string, Record<string, { security?: object[]; 'x-api-key-scope'?: string }>>;
}

describe('API keys', () => {
  let app: TestApp, barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
  });

  const create = (input: object, headers?: Record<string, string>) =>
    app.call(barn.admin, 'POST', 'api_keys/create', { name: 'Club site', scopes: ['calendar'], ...input }, headers);
  const made = async (scopes: ApiScope[] = ['calendar'], more: object = {}) => {
    const { status, body } = await create({ scopes, ...more });
    expect(status).toBe(200);
    return { id: body.api_key.id as string, token: body.key as string };
  };
  const list = async () => (await app.call(barn.admin, 'GET', 'api_keys/index')).body.api_keys as object[];
  const revoke = (id: string) => app.call(barn.admin, 'POST', 'api_keys/revoke', { id });
  const read = (key: { token: string }, call = 'lessons/calendar', query: object = LESSONS, on: TestApp = app) =>
    on.call(key, 'GET', call, query);
  const statusOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).status;

  it('read the lessons of their barn, and of no other', async () => {
    const { lesson } = await barn.planLesson();
    const other = await app.barn();
    await other.planLesson();
    const { status, body } = await read(await made());
    expect(status).toBe(200);
    expect((body.lessons as { id: string }[]).map(({ id }) => id)).toEqual([lesson.id]);
    const clients = (await read(await made(['clients']), 'rest/accounts', {})).body as { id: string }[];
    expect(clients.map(({ id }) => id)).toContain(barn.family.personId);
    expect(clients.map(({ id }) => id)).not.toContain(other.family.personId);
    const money = await made(['money']);
    expect(await statusOf(money, 'items/owed', { person_id: barn.family.personId })).toBe(200);
    expect(await statusOf(money, 'items/owed', { person_id: other.family.personId })).toBe(404);
  });

  it('open the calls of their scopes, and not one more of all there are', async () => {
    for (const scope of Object.keys(API_SCOPES) as ApiScope[]) {
      const key = await made([scope]);
      const opened: string[] = [];
      for (const { method, path, everybody } of agreed) {
        if (everybody) continue;
        const address = path.slice(1).replace(/\{\w+\}/g, barn.family.personId);
        const { status } = await app.call(key, method, address, method === 'GET' ? undefined : {});
        expect([200, 400, 403, 404]).toContain(status);
        if (status !== 403) opened.push(`${method} ${path}`);
      }
      expect(opened.toSorted()).toEqual([...API_SCOPES[scope].calls].toSorted());
    }
  });

  it('say which scope is missing', async () => {
    const key = await made(['calendar']);
    expect((await read(key, 'rest/students', {})).body).toMatchObject({
      code: 'api_key_scope',
      message: 'This API key lacks the scope clients (Read clients and students).',
    });
    expect((await app.call(key, 'POST', 'lessons/createSingleLesson', {})).body).toMatchObject({
      code: 'api_key_scope',
      message: 'No scope of an API key opens this call.',
    });
  });

  it('open only what administrators read, and the contract says which scope opens what', async () => {
    const { body } = await app.call<Contract>(barn.admin, 'GET', 'openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { security, 'x-api-key-scope': scope }]) => {
        const isTheirs = security?.some((way) => 'apiKey' in way) ?? false;
        return scope || isTheirs ? [`${scope}: ${method.toUpperCase()} ${path.slice('/api'.length)}`] : [];
      }),
    );
    const declared = Object.entries(API_SCOPES).flatMap(([scope, { calls }]) =>
      calls.map((call) => `${scope}: ${call}`),
    );
    expect(described.toSorted()).toEqual(declared.toSorted());
    const readers = agreed.filter(({ method, adm, everybody }) => method === 'GET' && adm && !everybody);
    const calls = Object.values(API_SCOPES).flatMap((scope) => scope.calls);
    expect(readers.map(({ path }) => `GET ${path}`)).toEqual(expect.arrayContaining(calls));
  });

  it('give no birth date, no weight and no note, also where they are asked for', async () => {
    const key = await made(['calendar', 'clients']);
    await barn.planLesson({ students: [barn.family.studentIds[0]] });
    const born = 'date_of_birth';
    expect(await statusOf(key, 'rest/students', { filter: JSON.stringify({ [born]: '2015-01-01' }) })).toBe(400);
    expect(await statusOf(key, 'rest/students', { sort: JSON.stringify([born, 'ASC']) })).toBe(400);
    const columns = { columns: JSON.stringify([[born, 'Born']]) };
    expect((await app.call(key, 'GET', 'rest/students', columns, { accept: 'text/csv' })).status).toBe(400);
    const answers = [await read(key, 'rest/students', {}), await read(key, 'rest/accounts', {}), await read(key)];
    const told = JSON.stringify(answers.map(({ body }) => body as object));
    expect(told).toContain('Rider 1');
    expect(told).not.toMatch(/birth|weight|note|medical|emergency/);
  });

  it('are shown once, and kept as a hash', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = (await create({}, key)).body;
    const again = (await create({}, key)).body;
    expect(first.key).toMatch(/^ll_live_[0-9a-f]{8}_[0-9a-f]{80}$/);
    expect(again).toEqual({ api_key: first.api_key, key: null });
    expect(await list()).toHaveLength(1);
    const secret = (first.key as string).slice(-48);
    const tables = await app.owner<{ name: string }[]>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'farm_id'`;
    const found: string[] = [];
    for (const { name } of tables)
      if ((await app.owner`select 1 from ${app.owner(name)} t where t::text like ${`%${secret}%`} limit 1`).length)
        found.push(name);
    expect(found).toEqual([]);
  });

  it('are listed with who made them and when they were used last, to the hour', async () => {
    const { id, token } = await made(['calendar', 'money'], { ends_on: '2026-12-31' });
    const [unused] = await list();
    expect(unused).toMatchObject({
      id,
      name: 'Club site',
      hint: token.slice(0, 16),
      scopes: ['calendar', 'money'],
      ends_on: '2026-12-31',
      state: 'active',
      made_by: expect.any(String) as string,
      last_used_at: null,
    });
    await read({ token });
    expect(await list()).toMatchObject([{ last_used_at: '2026-11-20T14:00:00.000Z' }]);
  });

  it('write nothing, and their reading is no event', async () => {
    const key = await made();
    const before = (await barn.log()).length;
    await read(key);
    expect(await barn.log()).toHaveLength(before);
  });

  it('are the administrators’ to make and to revoke', async () => {
    const staff = await barn.newInstructor({ permissions: [] });
    expect((await app.call(staff, 'POST', 'api_keys/create', {})).status).toBe(403);
    const other = await app.barn();
    const { id } = await made();
    expect((await app.call(other.admin, 'POST', 'api_keys/revoke', { id })).status).toBe(404);
    expect((await app.call(await made(), 'GET', 'api_keys/index')).status).toBe(403);
  });

  it('are revoked at once, in another process, too, and only once', async () => {
    const there = await testApp({ on: app.config.ownerUrl, sessionsKeptMs: 600_000 });
    const key = await made();
    expect([await statusOf(key), await statusOf(key, undefined, undefined, there)]).toEqual([200, 200]);
    expect((await revoke(key.id)).status).toBe(200);
    expect(await statusOf(key)).toBe(401);
    await becomes(
      () => statusOf(key, undefined, undefined, there),
      (status) => status === 401,
    );
    const log = (await barn.log()).length;
    expect((await revoke(key.id)).status).toBe(200);
    expect(await barn.log()).toHaveLength(log);
    expect(await list()).toMatchObject([{ state: 'revoked' }]);
    await there.stop();
  });

  it('end after their last day by the barn’s clock, and where their barn is inactivated', async () => {
    const [short, long] = [await made(['calendar'], { ends_on: '2026-11-20' }), await made()];
    // 23:30 in Toronto.
    app.clock.set('2026-11-21T04:30:00Z');
    expect(await statusOf(short)).toBe(200);
    app.clock.set('2026-11-21T05:30:00Z');
    await revoke((await made()).id);
    expect([await statusOf(short), await statusOf(long)]).toEqual([401, 200]);
    expect(await list()).toMatchObject([{ state: 'active' }, { state: 'revoked' }, { state: 'ended' }]);
    await barn.run(SetFarmActivation, { active: false });
    expect((await read(long)).body).toMatchObject({
      code: 'signed_out',
      message: 'This API key is unknown, has ended, or was revoked.',
    });
  });

  it('of another form, of no barn and never made are all unknown', async () => {
    const { token } = await made();
    const guesses = [
      'll_live_',
      `${token}0`,
      token.toUpperCase(),
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      newApiKey(barn.farmId).text,
      newApiKey(barn.newId()).text,
    ];
    for (const guess of guesses) expect(await statusOf({ token: guess })).toBe(401);
  });

  it('are twenty at most, with a name, something to read, and no end that has passed', async () => {
    expect((await create({ scopes: [] })).status).toBe(400);
    expect((await create({ scopes: ['everything'] })).status).toBe(400);
    expect((await create({ name: ' ' })).status).toBe(400);
    expect((await create({ ends_on: '2026-11-19' })).body.code).toBe('api_key_ends_before_today');
    for (let i = 0; i < 20; i += 1) await made();
    expect((await create({})).body.code).toBe('api_keys_full');
    await revoke(((await list()) as { id: string }[])[0]!.id);
    await made();
  });
});

describe('how much an API key may ask', () => {
  it('is so many requests a minute for each key, and as many guesses of an address', async () => {
    const app = await testApp({ publicLimit: 3 });
    const barn = await app.barn();
    const made = async () => {
      const { body } = await app.call(barn.admin, 'POST', 'api_keys/create', { name: 'Site', scopes: ['calendar'] });
      return { token: body.key as string };
    };
    const read = (key: { token: string }) => app.call(key, 'GET', 'terms/index');
    const [one, two] = [await made(), await made()];
    const answers = [await read(one), await read(one), await read(one), await read(one)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read(two)).status).toBe(200);
    const guess = async () => (await read({ token: newApiKey(barn.farmId).text })).status;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 401, 429]);
    expect((await read(two)).status).toBe(200);
    await app.stop();
  });
});
