import { v7 as uuid } from 'uuid';
import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { agreed } from '../access/agreed.js';
import { operations, send } from '../support/operations.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type TestBarn } from '../support/test-barn.js';

const TAKEN =
  'Account creation failed. Check that this email address has not already been used to create another account';

describe('the platform’s super user', () => {
  let app: TestApp, spr: SignedIn, barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    const email = `super-${uuid()}@leadline.test`;
    await app.bus.execute(new CreateSuperUser({ email, passwordHash: await hashPassword(PASSWORD) }));
    spr = await app.signIn(email, PASSWORD);
  });

  const address = () => `ada-${uuid()}@barn.test`;
  const open = (input: object = {}, key?: string) =>
    app.call(
      spr,
      'POST',
      'farms/create',
      { name: 'Heath Farm', contactName: 'Ada Lovelace King', email: address(), country_code: 'GB', ...input },
      key ? { 'idempotency-key': key } : {},
    );
  const farms = async (query: object) => (await app.call(spr, 'GET', 'farms/farmList', query)).body;
  /** On whichever page: the barns of all specs may be called alike. */
  const listed = async (farmId: string, search: string, offset = 0): Promise<unknown> => {
    const { farms: page, total } = await farms({ search, limit: 100, offset });
    const found = page.find(({ id }: { id: string }) => id === farmId);
    return found || offset + 100 >= total ? found : listed(farmId, search, offset + 100);
  };
  const logOf = (farmId: string) =>
    app.owner<{ type: string; data: Record<string, unknown>; actor: string }[]>`
      select type, data, metadata ->> 'actorType' as actor from event where farm_id = ${farmId} order by position`;
  const rows = async (table: string, farmId: string) =>
    app.owner`select * from ${app.owner(table)} where farm_id = ${farmId}`;

  // R192 R004 C12
  it('opens a barn with everything it starts with', async () => {
    const email = address();
    const { status, body } = await open({ email });
    expect(status).toBe(200);
    const farmId = body.farm_id as string;
    expect(await rows('farm', farmId)).toMatchObject([
      {
        farm_name: 'Heath Farm',
        time_zone: 'Europe/London',
        currency_code: 'GBP',
        is_active: true,
        preferences: { email },
      },
    ]);
    expect((await rows('product', farmId)).map((row) => String(row.system_use)).toSorted()).toEqual([
      'adjustment',
      'credit',
      'makeup',
    ]);
    expect(await rows('program_type', farmId)).toMatchObject([{ program_type_name: 'Lessons' }]);
    const roles = await rows('role', farmId);
    expect(roles.map((row) => String(row.role_name)).toSorted()).toEqual(['Instructor', 'Stable hand']);
    const links = await rows('role_permission', farmId);
    for (const { role_id } of roles) expect(links.filter((link) => link.role_id === role_id).length).toBeGreaterThan(4);
    expect(await rows('login', farmId)).toMatchObject([{ email, user_type: 'ADM', password_hash: null }]);
    expect(await rows('person', farmId)).toMatchObject([{ person_name: 'Ada Lovelace King', contact_email: email }]);
    const log = await logOf(farmId);
    expect(log.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['farms.FarmOpened', 'identity.LoginCreated', 'identity.PasswordLinkRequested']),
    );
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['SPR']));
    expect(JSON.stringify(log)).not.toContain(email);
    expect((await farms({ search: email })).farms).toMatchObject([{ id: farmId, subscription: 'Free Trial' }]);
  });

  it('opens no barn whose administrator cannot sign in, and leaves nothing of it', async () => {
    const before = await app.owner`select farm_id from farm`;
    const { status, body } = await open({ email: barn.admin.email });
    expect([status, body.code, body.message, body.errors[0].field]).toEqual([409, 'email_taken', TAKEN, 'email']);
    expect(await app.owner`select farm_id from farm`).toHaveLength(before.length);
    expect(
      await app.owner`select c.farm_id from farm_clock c left join farm f using (farm_id) where f.farm_id is null`,
    ).toEqual([]);
  });

  it('opens one barn, however often the request arrives', async () => {
    const key = uuid();
    const email = address();
    const answers = await Promise.all([open({ email }, key), open({ email }, key), open({ email }, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.farm_id)).size).toBe(1);
    expect((await farms({ search: email })).total).toBe(1);
  });

  // R240
  it('names barns and people as they are called, however long', async () => {
    const name = `${'Ö'.repeat(120)} & <Sons> "Ltd."`;
    const contactName = `${'Wolfeschlegel'.repeat(12)} O’Hara-Núñez`;
    const { status, body } = await open({ name, contactName });
    expect(status).toBe(200);
    expect(await rows('farm', body.farm_id)).toMatchObject([{ farm_name: name }]);
    expect(await rows('person', body.farm_id)).toMatchObject([{ person_name: contactName }]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'name is required'],
    [{ contactName: '' }, 'contactName', 'contactName is required'],
    [{ email: 'nobody' }, 'email', 'email must be an email address'],
    [{ country_code: 'Canada' }, 'country_code', 'country_code must be a country like CA'],
    [{ country_code: 5 }, 'country_code', 'country_code must be a country like CA'],
  ])('is told what is wrong with %j', async (wrong, field, message) => {
    const { status, body } = await open(wrong);
    expect([status, body.errors]).toEqual([400, expect.arrayContaining([{ field, message }])]);
  });

  describe('sees barns', () => {
    it('by name, with what goes on in them and nothing of whom', async () => {
      await app.signIn(barn.admin.email, PASSWORD);
      await app.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
        section_id: barn.sectionId,
        start: '2026-11-20 16:00',
      });
      const own = await listed(barn.farmId, 'maple');
      expect(own).toEqual({
        id: barn.farmId,
        farm_name: 'Maple Hill',
        is_active: 1,
        country_code: 'CA',
        time_zone: 'America/Toronto',
        email: null,
        subscription: 'Free Trial',
        created_at: expect.stringMatching(/Z$/),
        last_sign_in: '2026-11-20T14:00:00Z',
        riders: 2,
        lessons_this_week: 1,
      });
    });

    it('active ones unless told, and a page at a time', async () => {
      const name = `Page ${uuid()}`;
      const ids: string[] = [];
      for (const n of [1, 2, 3]) ids.push((await open({ name: `${name} ${n}` })).body.farm_id);
      await app.call(spr, 'POST', 'farms/updateActivationStatus', { id: ids[2] });
      const idsOf = async (query: object) => {
        const { farms: list, total } = await farms({ search: name.toUpperCase(), ...query });
        return [total, list.map(({ id }: { id: string }) => ids.indexOf(id))];
      };
      expect(await idsOf({})).toEqual([2, [0, 1]]);
      expect(await idsOf({ is_active: '0' })).toEqual([1, [2]]);
      expect(await idsOf({ is_active: 'all', limit: 2 })).toEqual([3, [0, 1]]);
      expect(await idsOf({ is_active: 'all', limit: 2, offset: 2 })).toEqual([3, [2]]);
    });
  });

  // F13 R201
  it('inactivates a barn, which signs everybody of it out, and activates it again', async () => {
    const own = await app.barn({ farmName: 'Lakeside' });
    const switched = async (is_active?: number) =>
      (await app.call(spr, 'POST', 'farms/updateActivationStatus', { id: own.farmId, is_active })).body;
    const asked = async (who: SignedIn) => (await app.call(who, 'GET', 'farms/farmDefaults')).status;
    expect(await asked(own.family)).toBe(200);
    expect(await switched()).toEqual({ id: own.farmId, is_active: 0 });
    expect([await asked(own.family), await asked(own.admin)]).toEqual([401, 401]);
    const signIn = { email: own.admin.email, password: PASSWORD };
    expect((await app.call(undefined, 'POST', 'authenticate', signIn)).body.message).toBe(
      'The username or password provided were incorrect.',
    );
    expect(await switched(0)).toEqual({ id: own.farmId, is_active: 0 });
    expect(await switched(1)).toEqual({ id: own.farmId, is_active: 1 });
    expect([await asked(own.family), await asked(own.admin)]).toEqual([200, 200]);
    const log = (await logOf(own.farmId)).filter(({ type }) => type === 'farms.FarmActivationChanged');
    expect(log.map(({ data, actor }) => [data.active, actor])).toEqual([
      [false, 'SPR'],
      [true, 'SPR'],
    ]);
    expect((await app.call(spr, 'POST', 'farms/updateActivationStatus', { id: uuid() })).status).toBe(404);
  });

  describe('edits a barn’s settings', () => {
    const save = (field: string, value: unknown, farm_id = barn.farmId) =>
      app.call(spr, 'POST', 'farms/updateFarmPreferences', { farm_id, field, value });
    const editor = async () => (await app.call(spr, 'GET', 'super/index', { farm_id: barn.farmId })).body;

    // R241 F16
    it('with lists of products, sections and plans, and everything that is set', async () => {
      const { options_product, options_section, options_plan, farmDefaults } = await editor();
      expect(options_product.map(({ name }: { name: string }) => name)).toEqual([
        'Credit',
        'Makeup lesson',
        'Single lesson',
      ]);
      expect(options_section).toEqual([{ id: barn.sectionId, name: 'Beginners', label: 'Beginners' }]);
      expect(options_plan).toEqual([]);
      expect(farmDefaults).toMatchObject({ farm_id: barn.farmId, is_active: 1, eqo_stripe_customer_id: null });
      expect((await app.call(spr, 'GET', 'super/index', { farm_id: uuid() })).status).toBe(404);
    });

    // B04
    it.each([
      ['clients_can_cancel', 1],
      ['country_code', 'US'],
      ['currency_code', 'USD'],
      ['currency_symbol', 'US$'],
      ['eqo_stripe_plan_id', 'price_1'],
      ['time_zone', 'America/Denver'],
    ])('%s', async (field, value) => {
      const { status, body } = await save(field, value);
      expect([status, body.farmDefaults[field]]).toEqual([200, value]);
      expect((await editor()).farmDefaults[field]).toBe(value);
    });

    it('and whether the barn is active', async () => {
      expect((await save('is_active', 0)).body.farmDefaults.is_active).toBe(0);
      expect((await save('is_active', 1)).body.farmDefaults.is_active).toBe(1);
    });

    // C12 F16
    it('and which product is issued as a makeup', async () => {
      const { product } = (
        await app.call(barn.admin, 'POST', 'products/create', {
          product_name: 'Rain check',
          product_price: 0,
          product_count: 1,
          expires_in: 60,
        })
      ).body;
      const { makeup_product_id: former, credit_product_id: credit } = (await editor()).farmDefaults;
      expect((await save('makeup_product_id', product.id)).body.farmDefaults.makeup_product_id).toBe(product.id);
      await save('makeup_product_id', product.id);
      const chosen = (await barn.log()).filter(({ type }) => type === 'farms.SystemProductChosen');
      expect(chosen.map(({ data }) => data)).toEqual([{ use: 'makeup', productId: product.id }]);
      expect((await rows('product', barn.farmId)).find(({ product_id }) => product_id === former)).toMatchObject({
        system_use: null,
        is_active: false,
      });
      for (const [wrong, message] of [
        [uuid(), 'must be an active product of no other use'],
        [former, 'must be an active product of no other use'],
        [credit, 'must be an active product of no other use'],
        ['', 'is required'],
      ])
        expect((await save('makeup_product_id', wrong)).body).toMatchObject({
          status: 400,
          errors: [{ field: 'value', message: expect.stringContaining(message as string) }],
        });
    });

    it.each(['eqo_stripe_customer_id', 'eqo_subscription_id', 'stripe_account_id', 'public_id'])(
      'but not %s, which the system keeps',
      async (field) => expect((await save(field, 'x')).status).toBe(403),
    );

    it('and none of a barn that does not exist', async () =>
      expect((await save('clients_can_cancel', 1, uuid())).status).toBe(404));
  });

  describe('invites administrators', () => {
    const invite = (input: object = {}, key: string = uuid()) =>
      app.call(
        spr,
        'POST',
        'vusers/createAdminAccount',
        { farm_id: barn.farmId, name: 'Grace Hopper', email: address(), ...input },
        { 'idempotency-key': key },
      );

    // A15 D04
    it('who choose a password by the link that is mailed', async () => {
      const email = address();
      const { status, body } = await invite({ email, name: 'Grace' });
      expect(status).toBe(200);
      expect(await app.owner`select user_type, farm_id from login where login_id = ${body.user_id}`).toEqual([
        { user_type: 'ADM', farm_id: barn.farmId },
      ]);
      const asked = (await barn.log()).filter(
        ({ type, data }) => type === 'identity.PasswordLinkRequested' && data.loginId === body.user_id,
      );
      expect(asked).toMatchObject([{ data: { purpose: 'create' }, metadata: { actorType: 'SPR' } }]);
    });

    it('once, however often the request arrives', async () => {
      const [input, key] = [{ email: address() }, uuid()];
      const [first, second] = [await invite(input, key), await invite(input, key)];
      expect(second).toMatchObject({ status: 200, body: first.body });
    });

    it('and hears at the field that an address is taken', async () => {
      const before = (await rows('person', barn.farmId)).length;
      const { status, body } = await invite({ email: barn.family.email });
      expect([status, body.errors]).toEqual([409, [{ field: 'email', message: TAKEN }]]);
      expect(await rows('person', barn.farmId)).toHaveLength(before);
    });

    it('of barns that exist', async () => expect((await invite({ farm_id: uuid() })).status).toBe(404));
  });

  // F16 R192
  it('adds a barn’s program types, once however often the request arrives', async () => {
    const key = { 'idempotency-key': uuid() };
    const type = { farm_id: barn.farmId, name: 'Camps', desc: 'A week in summer' };
    for (let i = 0; i < 2; i++)
      expect((await app.call(spr, 'POST', 'setup/program_types', type, key)).status).toBe(200);
    const { options } = (await app.call(barn.admin, 'GET', 'options/index')).body;
    expect(options.program_type.filter(({ name }: { name: string }) => name === 'Camps')).toHaveLength(1);
  });

  it('gives a barn the provider’s waivers with their flags, each once by its id (F05, R229)', async () => {
    const template = { farm_id: barn.farmId, template_id: 'sw-1', title: 'Riding release', is_public: 1 };
    const save = (more: object = {}) => app.call(spr, 'POST', 'waiver_template/create', { ...template, ...more });
    const shown = { template_id: 'sw-1', title: 'Riding release', is_public: 1, create_user_account: 0, is_active: 1 };
    expect((await save()).body).toEqual({ templates: [shown] });
    await save();
    expect((await save({ title: 'Release', create_user_account: 1 })).body).toEqual({
      templates: [{ ...shown, title: 'Release', create_user_account: 1 }],
    });
    expect((await app.call(spr, 'GET', 'waiver_template/index', { farm_id: barn.farmId })).body.templates).toHaveLength(
      1,
    );
    expect((await save({ title: ' ' })).body.errors).toMatchObject([{ field: 'title' }]);
    expect((await save({ farm_id: uuid() })).status).toBe(404);
    const changes = (await barn.log()).filter(({ type }) => type === 'waivers.WaiverTemplateChanged');
    expect(changes.map(({ data }) => (data as { change: string }).change)).toEqual(['added', 'edited']);
  });

  it('reads how the platform is', async () => {
    const { status, body } = await app.call(spr, 'GET', 'super/health');
    expect(status).toBe(200);
    expect(body).toEqual({
      database: {
        answered_in_ms: expect.any(Number),
        megabytes: expect.any(Number),
        barns_behind: expect.any(Number),
      },
      queues: expect.arrayContaining([
        { queue: 'mail', waiting: 0, active: 0, delayed: 0, failed: 0, oldest_waiting_since: null },
      ]),
      mails_failed_today: 0,
    });
  });

  // R013 F15
  it('is told the version of the server, like everybody who is signed in', async () => {
    for (const who of [spr, barn.admin, barn.instructor, barn.family])
      expect((await app.call(who, 'GET', 'vusers/checkUserVersion')).body).toEqual({ version: app.config.version });
    expect((await app.call(undefined, 'GET', 'vusers/checkUserVersion')).status).toBe(401);
  });

  // R002 A14
  it('is refused by every call that is about the caller’s own barn, whatever is sent', async () => {
    const theirs = operations.filter((one) =>
      agreed.some((call) => !call.spr && !call.everybody && call.path === `/${one.path}` && call.method === one.method),
    );
    expect(theirs.length).toBeGreaterThan(50);
    const answered: string[] = [];
    for (const one of theirs) {
      const { status } = await send(app, spr, one, { farm_id: barn.farmId, id: barn.sectionId });
      if (status !== 403) answered.push(`${one.method} ${one.path}: ${status}`);
    }
    expect(answered).toEqual([]);
  });
});
