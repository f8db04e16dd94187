import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { PrepareSystemProducts } from './commands/prepare-system-products.js';
import { shop, type Shop } from './test/shop.js';

describe('what a barn sells', () => {
  let app: TestApp;
  let barn: TestBarn;
  let other: TestBarn;
  let office: Shop;
  beforeAll(async () => {
    app = await sharedApp();
    [barn, other] = [await app.barn(), await app.barn()];
    office = shop(barn);
  });

  const names = async (who = barn.admin, query: object = {}) =>
    (await barn.call(who, 'GET', 'products/index', query)).body.products.map(
      (one: { product_name: string }) => one.product_name,
    );

  it('begins with the three products of the system, which no list shows', async () => {
    const system = await barn.read(
      (sql) => sql<{ system_use: string }[]>`select system_use from product where system_use is not null order by 1`,
    );
    expect(system.map((row) => row.system_use)).toEqual(['adjustment', 'credit', 'makeup']);
    expect(await names(barn.admin, { is_active: 'all' })).toEqual([]);
    await barn.run(PrepareSystemProducts, undefined);
    expect(await barn.read((sql) => sql`select 1 from product where system_use is not null`)).toHaveLength(3);
  });

  it('adds, edits and takes off sale', async () => {
    const { id } = await office.newProduct({
      product_name: 'Spring camp',
      product_desc: 'A week in March',
      is_tracked: 0,
      tax_percent: 0.05,
    });
    const { body } = await barn.call(barn.admin, 'POST', 'products/update', {
      id,
      product_name: 'Summer camp',
      product_price: 399.99,
    });
    expect(body.product).toEqual({
      id,
      product_name: 'Summer camp',
      price_unit: null,
      price_from: 0,
      deposit: null,
      deposit_percent: null,
      instalments: null,
      instalment_every: null,
      instalment_unit: null,
      product_desc: 'A week in March',
      product_price: 399.99,
      product_count: 10,
      expires_in: 180,
      validity_unit: 'day',
      is_tracked: 0,
      purchase_online: 0,
      coverage: 'lessons',
      per_week: null,
      is_shared: 0,
      new_customers_only: 0,
      is_auto: 0,
      renew_day_of_month: null,
      tax_percent: 0.05,
      fee: null,
      is_active: 1,
      program_names: null,
      valid_until: null,
      price_class: null,
      lesson_horses: null,
      lesson_minutes: null,
      account_code: null,
    });
    expect(await names()).toContain('Summer camp');
    await barn.call(barn.admin, 'POST', 'products/updateActivationStatus', { id });
    expect(await names()).not.toContain('Summer camp');
    expect(await names(barn.admin, { is_active: 0 })).toEqual(['Summer camp']);
  });

  it('is valid for months where they are counted (R165)', async () => {
    const { id, ...month } = await office.newProduct({ expires_in: 1, validity_unit: 'month' });
    expect(month).toMatchObject({ expires_in: 1, validity_unit: 'month' });
    const line = { product_id: id, student_id: barn.family.studentIds[0] };
    const { items } = await office.sell(line, { date: '2026-10-31' });
    expect(items[0]).toMatchObject({ purchase_date: '2026-10-31', package_expiry_date: '2026-11-30' });
  });

  it('leaves no trace of a change sent twice', async () => {
    const { id } = await office.newProduct({ product_name: 'Twice' });
    const send = (path: string, body: object) => barn.call(barn.admin, 'POST', path, body);
    await send('products/update', { id, product_price: 12.5, tax_percent: 0.05 });
    await send('products/updateActivationStatus', { id, is_active: 0 });
    const before = (await office.events('ProductChanged')).length;
    await send('products/update', { id, product_price: 12.5, tax_percent: 0.05 });
    await send('products/updateActivationStatus', { id, is_active: 0 });
    expect(await office.events('ProductChanged')).toHaveLength(before);
  });

  it.each([
    [{ product_name: '' }, 'product_name', 'A package name is required'],
    [{ product_price: undefined }, 'product_price', 'Price is required'],
    [{ product_price: 'much' }, 'product_price', 'product_price must be an amount with at most two decimals'],
    [{ product_count: 2.5 }, 'product_count', 'Must not have a decimal'],
    [{ product_count: -1 }, 'product_count', 'Can not be a negative number'],
    [{ product_count: '' }, 'product_count', 'A count is required'],
    [{ expires_in: 1.5 }, 'expires_in', 'Must not have a decimal'],
    [{ validity_unit: 'year' }, 'validity_unit', 'validity_unit must be one of day, week, month, term, date, never'],
    [{ tax_percent: 13 }, 'tax_percent', expect.stringContaining('tax_percent')],
  ])('refuses %p', async (wrong, field, message) => {
    const { status, body } = await barn.call(barn.admin, 'POST', 'products/create', {
      product_name: 'Wrong',
      product_price: 450,
      product_count: 10,
      expires_in: 180,
      ...wrong,
    });
    expect([status, body.errors[0]]).toEqual([400, { field, message }]);
  });

  it('shows families what they can buy online, and nothing else (R170)', async () => {
    const hidden = await office.newProduct({ product_name: 'At the desk' });
    const online = await office.newProduct({ product_name: 'Online', purchase_online: true });
    const off = await office.newProduct({ product_name: 'Online, off sale', purchase_online: 1 });
    await barn.call(barn.admin, 'POST', 'products/updateActivationStatus', { id: off.id });
    expect(await names(barn.family, { is_active: 'all' })).toEqual(['Online']);
    const one = async (id: string) => (await barn.call(barn.family, 'GET', 'products/getProduct', { id })).status;
    expect([await one(online.id), await one(hidden.id), await one(off.id)]).toEqual([200, 404, 404]);
    expect((await barn.call(barn.family, 'POST', 'products/create', {})).status).toBe(403);
  });

  it('is a list that pages, sorts and searches', async () => {
    await office.newProduct({ product_name: 'Zebra ride', product_price: 1 });
    const { body, headers } = await barn.call(barn.admin, 'GET', 'rest/products', {
      filter: { q: 'zebra' },
      range: [0, 0],
      sort: ['product_price', 'DESC'],
    });
    expect([headers['content-range'], body[0].product_price]).toEqual(['products 0-0/1', 1]);
    const edited = await barn.call(barn.admin, 'PUT', `rest/products/${body[0].id}`, {
      ...body[0],
      product_count: 2,
      is_active: 0,
    });
    expect(edited.body).toMatchObject({ product_count: 2, is_active: 0 });
    const nothing = { product_name: null, is_tracked: null, purchase_online: null, product_price: null };
    const kept = await barn.call(barn.admin, 'PUT', `rest/products/${body[0].id}`, nothing);
    expect(kept.body).toMatchObject({ product_name: 'Zebra ride', product_price: 1, product_count: 2 });
  });

  describe('for certain programs only', () => {
    const send = (path: string, body: object, method: 'GET' | 'POST' = 'POST') =>
      barn.call(barn.admin, method, `product_programs/${path}`, body);
    const programsOf = async (product_id: string, is_active?: string) =>
      (await send('getProgramsforProduct', { product_id, is_active }, 'GET')).body.programs;

    it('pays for what is added, and no longer for what is taken, each once (R169)', async () => {
      const { id: product_id } = await office.newProduct({ product_name: 'Camps only' });
      const camps = await barn.newProgram('Camps');
      const add = (program_id: string) => send('create', { product_id, program_id });
      const { newProductProgram: link } = (await add(camps)).body;
      expect(link).toEqual({ id: expect.any(String), product_id, program_id: camps, name: 'Camps', is_active: 1 });
      expect((await add(camps)).body.newProductProgram).toEqual(link);
      await add(barn.programId);
      expect(await programsOf(product_id)).toMatchObject([{ name: 'Camps' }, { name: 'Group lessons' }]);
      expect((await send('index', {}, 'GET')).body.links).toContainEqual(link);
      const listed = await barn.call(barn.admin, 'GET', 'rest/products', { filter: { q: 'Camps, Group' } });
      expect(listed.body).toMatchObject([{ id: product_id, program_names: 'Camps, Group lessons' }]);
      expect((await send('delete', { id: link.id })).body).toEqual({ product_id, program_id: camps });
      expect((await send('delete', { id: link.id })).status).toBe(404);
      expect((await programsOf(product_id)).map((one: { program_id: string }) => one.program_id)).toEqual([
        barn.programId,
      ]);
      const changes = (await office.events('ProductChanged')).filter(({ productId }) => productId === product_id);
      expect(changes.map(({ fields }) => fields).slice(1)).toEqual([['programs'], ['programs'], ['programs']]);
    });

    it('is in one state after fifty clicks at once, whoever was first (R169)', async () => {
      const { id: product_id } = await office.newProduct({ product_name: 'Clicked' });
      const added = await Promise.all(
        Array.from({ length: 50 }, () => send('create', { product_id, program_id: barn.programId })),
      );
      const ids = new Set(added.map(({ body }) => body.newProductProgram.id));
      expect([ids.size, (await programsOf(product_id)).length]).toEqual([1, 1]);
    });

    it('takes no program of nobody, of another barn or out of use; one that it has, it keeps (F20)', async () => {
      const { id: product_id } = await office.newProduct({ product_name: 'Kept' });
      const program_id = await barn.newProgram('Retired');
      await send('create', { product_id, program_id });
      await barn.call(barn.admin, 'POST', 'programs/updateActivationStatus', { id: program_id });
      expect(await programsOf(product_id)).toEqual([]);
      expect(await programsOf(product_id, 'all')).toMatchObject([{ program_id, is_active: 0 }]);
      expect((await send('create', { product_id, program_id })).status).toBe(200);
      const { id: another } = await office.newProduct({ product_name: 'Not kept' });
      expect(await send('create', { product_id: another, program_id })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'program_id', message: expect.stringContaining('is inactive') }] },
      });
      const { id: theirs } = await shop(other).newProduct();
      for (const [field, sent] of [
        ['program_id', { product_id, program_id: other.programId }],
        ['program_id', { product_id, program_id: barn.newId() }],
        ['product_id', { product_id: theirs, program_id: barn.programId }],
      ] as const)
        expect(await send('create', sent)).toMatchObject({ status: 404, body: { errors: [{ field }] } });
      for (const id of [theirs, barn.newId()])
        expect(await send('getProgramsforProduct', { product_id: id }, 'GET')).toMatchObject({
          status: 404,
          body: { errors: [{ field: 'product_id' }] },
        });
      const { newProductProgram: link } = (
        await other.call(other.admin, 'POST', 'product_programs/create', {
          product_id: theirs,
          program_id: other.programId,
        })
      ).body;
      expect(await send('delete', { id: link.id })).toMatchObject({ status: 404, body: { errors: [{ field: 'id' }] } });
    });
  });

  it('says who keeps what is taken off sale, and that a name stands there already (R029 F20)', async () => {
    const { id } = await office.newProduct({ product_name: 'Winter pass' });
    const double = await barn.call(barn.admin, 'POST', 'rest/products', {
      product_name: 'winter pass',
      product_price: 1,
      product_count: 1,
      expires_in: 1,
    });
    expect(double.body.warnings).toEqual([
      { code: 'name_doubled', message: 'There is another package with this name.' },
    ]);
    await barn.newSection({ sectionName: 'With a package', productId: id });
    await office.sell({ product_id: id, student_id: barn.family.studentIds[0] }, { payment_method: 'cash' });
    const closed = await barn.call(barn.admin, 'PUT', `rest/products/${id}`, { is_active: 0 });
    expect(closed.body.warnings).toEqual([
      {
        code: 'still_used',
        message: 'It is not offered any more; 1 active section and 1 bought package keep it.',
      },
    ]);
    const back = await barn.call(barn.admin, 'POST', 'products/updateActivationStatus', { id });
    expect(back.body.warnings).toEqual([{ code: 'name_doubled', message: 'There is another package with this name.' }]);
  });

  it('can be chosen while it is on sale', async () => {
    const { id } = await office.newProduct({ product_name: 'Choice' });
    const options = async () => (await barn.call(barn.instructor, 'GET', 'products/product_options')).body.options;
    const choice = { id, name: 'Choice', product_price: 450, product_count: 10 };
    expect(await options()).toContainEqual(choice);
    const { body } = await barn.call(barn.admin, 'POST', 'products/update', { id, product_desc: 'Ten' });
    expect(body).toMatchObject({ options: expect.arrayContaining([choice]), warnings: [] });
    await barn.call(barn.admin, 'POST', 'products/updateActivationStatus', { id });
    expect(await options()).not.toContainEqual(choice);
  });

  it('forgets a day of renewal, a rate and a description that are emptied (R162)', async () => {
    const { id } = await office.newProduct({
      product_desc: 'Ten',
      renew_day_of_month: 3,
      tax_percent: 0.05,
      fee: 0.03,
    });
    const emptied = { product_desc: null, renew_day_of_month: null, tax_percent: '', fee: null };
    const { body } = await barn.call(barn.admin, 'PUT', `rest/products/${id}`, emptied);
    expect(body).toMatchObject({ product_desc: null, renew_day_of_month: null, tax_percent: null, fee: null });
  });

  it("is no other barn's business", async () => {
    const { id } = await office.newProduct();
    expect((await other.call(other.admin, 'GET', 'products/getProduct', { id })).status).toBe(404);
    for (const path of ['products/update', 'products/updateActivationStatus'])
      expect(await other.call(other.admin, 'POST', path, { id, product_name: 'Mine' })).toMatchObject({
        status: 404,
        body: { errors: [{ field: 'id' }] },
      });
  });
});
