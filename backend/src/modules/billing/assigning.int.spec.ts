import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

describe('packages for many students at once (D15)', () => {
  let app: TestApp, barn: TestBarn, office: Shop, ten: ProductReply;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    ten = await office.newProduct({ product_price: 100 });
  });
  const assign = (student_ids: string[], who: object = barn.admin, product_id = ten.id) =>
    barn.call(who as never, 'POST', 'items/assignToStudents', { product_id, student_ids: JSON.stringify(student_ids) });

  it('are one for each, on one unpaid invoice for each account', async () => {
    const [first, second] = [barn.family.studentIds, (await barn.newFamily()).studentIds];
    const { places } = await office.lesson('2026-11-24', [first[0] as string]);
    const answer = await assign([...first, second[0] as string, second[0] as string]);
    const items = first.length + 1;
    expect([answer.status, answer.body]).toEqual([200, { items, invoices: 2, total: items * 113 }]);
    expect(
      (await office.payments()).map(({ invoice_number, total_minor, paid }) => [invoice_number, total_minor, paid]),
    ).toEqual([
      [1, first.length * 11300, false],
      [2, 11300, false],
    ]);
    const [held] = await office.items(first[0] as string);
    expect([held?.product_name, held?.used, Object.keys(places)]).toEqual(['10 group lessons', 1, [first[0]]]);
  });

  it('are all or none', async () => {
    const [known] = barn.family.studentIds as [string];
    expect((await assign([known, barn.farmId])).body.errors).toEqual([
      { field: 'student_ids', message: 'Not all are students' },
    ]);
    const other = await app.barn();
    expect((await assign([known, other.family.studentIds[0] as string])).status).toBe(400);
    await barn.call(barn.admin, 'POST', 'products/updateActivationStatus', { id: ten.id, is_active: 0 });
    expect((await assign([known])).body.code).toBe('product_inactive');
    expect((await assign([known], barn.family)).status).toBe(403);
    expect(await office.payments()).toEqual([]);
  });
});
