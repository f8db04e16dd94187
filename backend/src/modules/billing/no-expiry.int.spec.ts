import { sharedApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';

/** R165 */
describe('how long a package is valid', () => {
  let barn: TestBarn;
  let office: Shop;
  let rider: string;
  beforeAll(async () => {
    barn = await (await sharedApp()).barn({ preferences: { package_start_before_days: 0 } });
    office = shop(barn);
  });
  beforeEach(async () => {
    [rider] = (await barn.newFamily()).studentIds as [string];
  });
  const buy = async (product: object, line: object = {}) => {
    const { id } = await office.newProduct(product);
    return (await office.sell({ product_id: id, student_id: rider, ...line })).items[0]!;
  };
  const left = async (id: string) => (await office.item(id)).data.remain as number;
  const edit = (item: { id: string; purchase_date: string; package_start_date: string }, expiry: object) =>
    barn.call(barn.admin, 'POST', 'items/update', {
      id: item.id,
      purchase_date: item.purchase_date,
      package_start_date: item.package_start_date,
      start_count: 10,
      price: 450,
      ...expiry,
    });

  it('does not end where it has no expiry, and pays after what ends', async () => {
    const endless = await buy({ validity_unit: 'never' });
    expect(endless).toMatchObject({ package_expiry_date: null, is_expired: 0, is_usable: 1 });
    await office.lesson('2041-03-05', [rider]);
    expect(await left(endless.id)).toBe(9);
    const short = await buy({ product_count: 1 });
    await office.lesson('2026-11-24', [rider]);
    await office.lesson('2026-11-25', [rider]);
    expect([await left(short.id), await left(endless.id)]).toEqual([0, 8]);
  });

  it('is said beforehand of a lesson years ahead, as it then pays', async () => {
    await buy({ validity_unit: 'never', product_name: 'Endless' });
    const { lessonId } = await office.lesson('2027-03-05', []);
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', {
      view: 'booking',
      date1: '2027-03-05',
      date2: '2027-03-05',
      filters: JSON.stringify({ student_id: rider }),
    });
    const lesson = (body.events as { id: string; covered_by: object | null }[]).find(({ id }) => id === lessonId);
    expect(lesson?.covered_by).toMatchObject({ product_name: 'Endless', remain: 10 });
  });

  it('waits for nothing: an endless package covers what waited for it', async () => {
    await office.lesson('2031-01-07', [rider]);
    const { id } = await buy({ validity_unit: 'never' });
    expect(await left(id)).toBe(9);
  });

  it('ends with the day that the barn set, that day included', async () => {
    const season = await buy({ validity_unit: 'date', valid_until: '2026-12-31' });
    expect(season).toMatchObject({ package_expiry_date: '2026-12-31' });
    await office.lesson('2026-12-31', [rider]);
    await office.lesson('2027-01-01', [rider]);
    expect(await left(season.id)).toBe(9);
  });

  it('ends with the barn’s term, holidays included, and is not sold after the last one', async () => {
    const newTerm = (term_name: string, first_day: string, last_day: string) =>
      barn.call(barn.admin, 'POST', 'rest/terms', { term_name, first_day, last_day });
    await newTerm('Autumn', '2026-09-07', '2026-11-19');
    const { id: product_id } = await office.newProduct({ validity_unit: 'term' });
    const sell = () =>
      barn.call(barn.admin, 'POST', 'items/createMultiple', { item_details: [{ product_id, student_id: rider }] });
    const refused = await sell();
    expect([refused.status, refused.body.code]).toEqual([409, 'no_term_to_come']);
    expect(await office.items(rider)).toEqual([]);
    await newTerm('Spring', '2027-01-04', '2027-03-26');
    await sell();
    expect(await office.items(rider)).toMatchObject([{ package_expiry_date: '2027-03-26' }]);
  });

  it('is not sold after that day', async () => {
    const { id: product_id } = await office.newProduct({ validity_unit: 'date', valid_until: '2026-11-19' });
    const { status, body } = await barn.call(barn.admin, 'POST', 'items/createMultiple', {
      item_details: [{ product_id, student_id: rider }],
    });
    expect([status, body.code]).toEqual([409, 'product_over']);
    expect(await office.items(rider)).toEqual([]);
  });

  it('needs that day, new or edited', async () => {
    const add = { product_name: 'Season', product_price: 1, product_count: 1, expires_in: 1, validity_unit: 'date' };
    const refused = await barn.call(barn.admin, 'POST', 'products/create', add);
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'valid_until' }]]);
    const { id } = await office.newProduct({});
    const change = (input: object) => barn.call(barn.admin, 'POST', 'products/update', { id, ...input });
    expect(await change({ validity_unit: 'date' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'valid_until' }] },
    });
    expect((await change({ validity_unit: 'date', valid_until: '2027-06-30' })).status).toBe(200);
    expect(await change({ valid_until: null })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'valid_until' }] },
    });
  });

  it('is given and taken by editing; a missing day is refused as ever (R167)', async () => {
    const item = await buy({});
    expect((await edit(item, {})).body).toMatchObject({ errors: [{ field: 'package_expiry_date' }] });
    expect((await edit(item, { package_expiry_date: '' })).status).toBe(400);
    expect((await edit(item, { no_expiry: 1 })).body.item).toMatchObject({ package_expiry_date: null, is_expired: 0 });
    await office.lesson('2041-03-05', [rider]);
    expect(await left(item.id)).toBe(9);
    expect((await edit(item, { package_expiry_date: '2027-01-31' })).body.item).toMatchObject({
      package_expiry_date: '2027-01-31',
      remain: 10,
    });
    expect((await office.events('PackageEdited')).map(({ expiryDate }) => expiryDate).slice(-2)).toEqual([
      null,
      '2027-01-31',
    ]);
  });
});
