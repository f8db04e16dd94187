import { isGenuine } from '../../../test/work/hook-catcher.js';
import { hookApp, hookBarn, type HookApp, type HookBarn } from '../../../test/work/hook-barn.js';
import { NOW } from '../../../test/support/test-app.js';

const DAY = 24 * 3_600_000;

describe('where other programs are told', () => {
  let app: HookApp, barn: HookBarn;
  beforeAll(async () => {
    app = await hookApp();
  });
  beforeEach(async () => {
    barn = await hookBarn(app);
    app.receiver.hooks.length = 0;
  });
  afterAll(() => app.stop());

  const input = (own: object = {}) => ({
    url: 'https://hooks.club.com/leadline',
    description: 'Club site',
    kinds: ['lesson.changed'],
    ...own,
  });
  const create = (own?: object, headers?: Record<string, string>) =>
    barn.post('webhook_endpoints/create', input(own), headers);

  it('is added with what it wants, and its secret is shown once and kept locked', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = (await create({}, key)).body;
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await create({}, key)).body).toEqual({ ...first, secret: null });
    expect(await barn.endpoints()).toEqual([
      {
        ...input(),
        id: first.webhook.id,
        hint: (first.secret as string).slice(0, 10),
        former_until: null,
        active: 1,
        off_because: null,
        failing_since: null,
        added_by: 'Ada Minister',
        created_at: '2026-11-20T14:00:00.000Z',
        last_delivered_at: null,
        waiting: 0,
        failed: 0,
      },
    ]);
    const tables = await app.owner<{ name: string }[]>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'farm_id'`;
    const found: string[] = [];
    for (const { name } of tables)
      if (
        (
          await app.owner`select 1 from ${app.owner(name)} t where strpos(t::text, ${first.secret.slice(12)}) > 0 limit 1`
        ).length
      )
        found.push(name);
    expect(found).toEqual([]);
    expect(JSON.stringify(await barn.events())).not.toContain('hooks.club.com');
  });

  it('is changed, switched off and on, and deleted, each of which the log tells', async () => {
    const { id } = await barn.endpoint('/kept', { next: [500] });
    const kinds = ['lesson.created', 'lesson.deleted'];
    const url = app.receiver.url('/moved', 500);
    const changed = { id, url, description: 'New site', kinds };
    for (const _ of [1, 2])
      expect((await barn.post('webhook_endpoints/change', changed)).body.webhook).toMatchObject({
        ...changed,
        active: 1,
      });
    await barn.planLesson();
    await barn.told();
    for (const _ of [1, 2])
      expect((await barn.post('webhook_endpoints/switch', { id, active: 0 })).body.webhook).toMatchObject({
        active: 0,
        off_because: 'wish',
        waiting: 0,
        failed: 1,
      });
    expect((await barn.post('webhook_deliveries/test', { id })).body.code).toBe('webhook_switched_off');
    expect((await barn.post('webhook_endpoints/switch', { id, active: 1 })).body.webhook).toMatchObject({
      active: 1,
      off_because: null,
    });
    expect((await barn.post('webhook_endpoints/remove', { id })).body).toEqual({ id });
    expect(await barn.endpoints()).toEqual([]);
    expect((await barn.events()).map(({ type, data }) => [type, data.fields ?? data.active])).toEqual([
      ['webhooks.EndpointAdded', undefined],
      ['webhooks.EndpointChanged', ['url', 'description', 'kinds']],
      ['webhooks.EndpointSwitched', false],
      ['webhooks.EndpointSwitched', true],
      ['webhooks.EndpointRemoved', undefined],
    ]);
  });

  it('gets another secret, beside which the former one signs for a day', async () => {
    const { id, secret } = await barn.endpoint('/secret');
    const { body } = await barn.post('webhook_endpoints/replaceSecret', { id });
    expect(body.webhook.former_until).toBe('2026-11-21T14:00:00.000Z');
    const tested = async () => {
      app.receiver.hooks.length = 0;
      expect((await barn.post('webhook_deliveries/test', { id })).status).toBe(200);
      const [hook] = await barn.told();
      expect(hook?.said).toMatchObject({ type: 'test.sent', data: {} });
      return [secret, body.secret as string].map((one) => isGenuine(one, hook!, app.clock.now()));
    };
    expect(await tested()).toEqual([true, true]);
    app.clock.set(new Date(Date.parse(NOW) + DAY).toISOString());
    expect(await tested()).toEqual([false, true]);
    expect(await barn.endpoints()).toMatchObject([{ former_until: null }]);
  });

  it.each([
    'http://hooks.club.com/a',
    'https://10.0.0.5/a',
    'https://db.internal/a',
    'https://[::1]/a',
    'https://me:pw@hooks.club.com/a',
    'x',
  ])('is of the world outside: %s', async (url) => {
    const { status, body } = await create({ url });
    expect([status, body.code, body.errors]).toEqual([
      400,
      'webhook_address_refused',
      [expect.objectContaining({ field: 'url' })],
    ]);
  });

  it('is one of ten, and wants something', async () => {
    expect((await create({ kinds: [] })).status).toBe(400);
    expect((await create({ kinds: ['everything'] })).status).toBe(400);
    for (let nth = 0; nth < 10; nth++) expect((await create()).status).toBe(200);
    expect((await create()).body.code).toBe('webhook_endpoints_full');
  });

  it('is the administrators’ affair, of one barn', async () => {
    const { id } = await barn.endpoint('/mine');
    const other = await hookBarn(app);
    const calls = [
      ['GET', 'webhook_endpoints/index', {}],
      ['POST', 'webhook_endpoints/create', input()],
      ['POST', 'webhook_endpoints/change', { id, ...input() }],
      ['POST', 'webhook_endpoints/switch', { id, active: 0 }],
      ['POST', 'webhook_endpoints/replaceSecret', { id }],
      ['POST', 'webhook_endpoints/remove', { id }],
      ['GET', 'webhook_deliveries/index', { id }],
      ['POST', 'webhook_deliveries/test', { id }],
      ['POST', 'webhook_deliveries/sendAgain', { id, message_id: 'msg_1' }],
    ] as const;
    for (const [method, path, sent] of calls) {
      for (const who of [barn.instructor, barn.family])
        expect([path, (await app.call(who, method, path, sent)).status]).toEqual([path, 403]);
      if ('id' in sent) expect([path, (await app.call(other.admin, method, path, sent)).status]).toEqual([path, 404]);
    }
    expect(await other.endpoints()).toMatchObject([]);
    expect(await barn.endpoints()).toMatchObject([{ id, active: 1 }]);
  });
});
