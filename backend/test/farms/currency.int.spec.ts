import { shop } from '../../src/modules/billing/test/shop.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('the currency of a barn', () => {
  let app: TestApp, barn: TestBarn;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => (barn = await app.barn({ preferences: { can_use_invoices: 1 } })));

  const change = (value: string) =>
    app.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', { field: 'currency_code', value });
  const current = async () => {
    const { farmDefaults } = (await app.call(barn.admin, 'GET', 'farms/farmDefaults')).body;
    return [farmDefaults.currency_code, farmDefaults.currency_symbol];
  };
  const sell = async (bill: object) => {
    const office = shop(barn);
    const { id } = await office.newProduct();
    const { studentIds } = await barn.newFamily({ students: 1 });
    return office.sell({ product_id: id, student_id: studentIds[0] as string }, bill);
  };

  it('is its administrator’s to change, and its symbol follows', async () => {
    expect((await change('EUR')).status).toBe(200);
    expect(await current()).toEqual(['EUR', '€']);
  });

  it('may be another while an invoice is written and nothing is paid', async () => {
    await sell({ invoice: 1 });
    expect((await change('EUR')).status).toBe(200);
  });

  it('stays once money has moved, and says so', async () => {
    await sell({});
    const before = await current();
    const { status, body } = await change('EUR');
    expect([status, body.code, body.message]).toEqual([
      409,
      'currency_in_use',
      'Money has been taken in CAD, so the currency stays. Ask Leadline where it is wrong.',
    ]);
    expect(await current()).toEqual(before);
  });
});
