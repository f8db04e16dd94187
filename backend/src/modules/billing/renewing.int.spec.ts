import { NOW } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import type { ProductReply } from './http/products.replies.js';
import { RenewalRound } from './jobs/renew-packages.js';
import { shop, type Shop } from './test/shop.js';

describe('packages that renew every month (R164 E11)', () => {
  let app: WorkApp, barn: TestBarn, office: Shop, monthly: ProductReply, rider: string;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    monthly = await office.newProduct({
      product_name: 'Monthly',
      product_price: 100,
      product_count: 4,
      expires_in: 31,
      is_auto: 1,
    });
    rider = barn.family.studentIds[0] as string;
  });

  const roundAt = async (instant: string) => {
    app.clock.set(instant);
    await app.app.get(RenewalRound).work();
  };
  const buy = async (details: object = {}) =>
    (await office.sell({ product_id: monthly.id, student_id: rider, purchase_date: '2026-11-20', ...details }))
      .items[0]!;
  const held = async () =>
    (await office.items(rider))
      .map(({ purchase_date, package_expiry_date, product_price, package_renew_date, paid }) => ({
        purchase_date,
        package_expiry_date,
        product_price,
        package_renew_date,
        paid,
      }))
      .sort((a, b) => (a.purchase_date < b.purchase_date ? -1 : 1));

  it('come again on their day, once, with an unpaid invoice and the price that was agreed on', async () => {
    await buy({ product_price: 80 });
    await roundAt('2026-12-20T04:59:00Z');
    expect(await held()).toHaveLength(1);
    await roundAt('2026-12-20T05:01:00Z');
    await roundAt('2026-12-20T06:01:00Z');
    expect(await held()).toEqual([
      {
        purchase_date: '2026-11-20',
        package_expiry_date: '2026-12-21',
        product_price: 80,
        package_renew_date: null,
        paid: 1,
      },
      {
        purchase_date: '2026-12-20',
        package_expiry_date: '2027-01-20',
        product_price: 80,
        package_renew_date: '2027-01-20',
        paid: 0,
      },
    ]);
    const [, invoice] = await office.payments();
    expect(invoice).toMatchObject({ transaction_type: 'invoice', total_minor: 9040, paid: false, invoice_number: 1 });
  });

  it('lose no month in which nothing ran', async () => {
    await buy();
    await roundAt('2027-01-25T12:00:00Z');
    await roundAt('2027-01-25T13:00:00Z');
    await roundAt('2027-01-25T14:00:00Z');
    expect((await held()).map(({ purchase_date }) => purchase_date)).toEqual([
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
    ]);
  });

  it('are one, whoever renews them at once', async () => {
    await buy();
    app.clock.set('2026-12-20T12:00:00Z');
    await Promise.all([1, 2, 3].map(() => app.app.get(RenewalRound).work()));
    expect(await held()).toHaveLength(2);
  });

  it('wait while the barn uses no invoices, and end with the package being sold', async () => {
    await buy();
    await barn.run(ChangePreference, { field: 'can_use_invoices', value: 0 });
    await roundAt('2026-12-20T12:00:00Z');
    expect(await held()).toMatchObject([{ package_renew_date: '2026-12-20' }]);
    await barn.run(ChangePreference, { field: 'can_use_invoices', value: 1 });
    await barn.call(barn.admin, 'POST', 'products/updateActivationStatus', { id: monthly.id, is_active: 0 });
    await roundAt('2026-12-20T13:00:00Z');
    expect(await held()).toMatchObject([{ package_renew_date: null }]);
  });

  it('are put off or ended by an administrator', async () => {
    const { id } = await buy();
    const edit = (package_renew_date: string | null) =>
      barn.call(barn.admin, 'POST', 'items/update', {
        id,
        purchase_date: '2026-11-20',
        package_start_date: '2026-11-20',
        package_expiry_date: '2026-12-21',
        start_count: 4,
        price: 100,
        package_renew_date,
      });
    expect((await edit('2026-12-31')).body.item.package_renew_date).toBe('2026-12-31');
    expect((await edit('2026-02-30')).body.errors).toEqual([
      { field: 'package_renew_date', message: 'Renewal Date is not valid' },
    ]);
    expect((await edit(null)).body.item.package_renew_date).toBeNull();
    await roundAt('2027-01-25T12:00:00Z');
    expect(await held()).toHaveLength(1);
  });

  it('come again where they count no lessons, each month with weeks of its own', async () => {
    const flat = { product_price: 100, expires_in: 1, validity_unit: 'month', is_auto: 1 };
    const twice = await office.newProduct({ ...flat, product_name: 'Twice', coverage: 'weekly', per_week: 2 });
    await office.sell({ product_id: twice.id, student_id: rider, purchase_date: '2026-11-20' });
    for (const day of ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-22', '2026-12-23', '2026-12-24'])
      await office.lesson(day, [rider]);
    await roundAt('2026-12-20T05:01:00Z');
    const items = (await office.items(rider)).map(({ purchase_date, remain, per_week, used, package_renew_date }) => ({
      purchase_date,
      remain,
      per_week,
      used,
      package_renew_date,
    }));
    expect(items).toEqual([
      { purchase_date: '2026-12-20', remain: null, per_week: 2, used: 2, package_renew_date: '2027-01-20' },
      { purchase_date: '2026-11-20', remain: null, per_week: 2, used: 2, package_renew_date: null },
    ]);
  });
});
