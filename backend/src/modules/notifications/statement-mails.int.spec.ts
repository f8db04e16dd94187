import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from '../billing/test/shop.js';

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' };

describe('an account statement by mail', () => {
  let app: WorkApp;
  let barn: TestBarn;
  let office: Shop;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const send = (person_id: string, period: object = NOVEMBER, headers?: Record<string, string>, who = barn.admin) =>
    barn.call(who, 'POST', 'payments/sendStatement', { person_id, ...period }, headers);
  const mails = async () => {
    const sent = await app.settled(barn.farmId);
    return sent.filter(({ subject }) => subject === 'Account statement from Maple Hill');
  };
  const newFamily = async () => {
    const family = await barn.newFamily({ students: 1 });
    const { id: product_id } = await office.newProduct();
    return { family, id: family.personId, line: { product_id, student_id: family.studentIds[0] as string } };
  };
  it('goes to the account holder, with what was open, once for each time that it is asked for', async () => {
    const { family, line } = await newFamily();
    await office.sell(line, { invoice: 1, date: '2026-10-12' });
    const key = { 'idempotency-key': `statement of ${family.personId}` };
    const rider = family.riders[0]?.personId ?? '';
    for (const _ of [1, 2]) expect((await send(rider, NOVEMBER, key)).status).toBe(200);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.words).toMatch(/Open before: CAD 508\.50\s+Charged: CAD 0\.00/);
    expect(mail?.words).toMatch(/Open at the end of Mon 30 Nov: CAD 508\.50/);
    expect(mail?.words).toContain(`/clienthome/${family.personId}/statement?from=2026-11-01&until=2026-11-30`);
    expect(mail?.words).toContain('Content-Type: application/pdf');
    await send(family.personId);
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['until', { from: '2026-11-30', until: '2026-11-01' }],
    ['until', { from: '2020-01-01', until: '2026-11-01' }],
    ['from', { from: 'November', until: '2026-11-01' }],
  ])('names %s where it is wrong, and nothing goes out', async (field, period) => {
    const { id } = await newFamily();
    const { status, body } = await send(id, period);
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(await mails()).toEqual([]);
  });

  it('is refused where nobody can be written to, to families, and to another barn', async () => {
    const { id } = await newFamily();
    await barn.during(({ sql }) => sql`update person set contact_email = null where person_id = ${id}`);
    expect((await send(id)).body).toMatchObject({ status: 409, code: 'account_without_email' });
    expect((await send(barn.family.personId, NOVEMBER, undefined, barn.family)).status).toBe(403);
    const other = await app.barn();
    expect(
      (await other.call(other.admin, 'POST', 'payments/sendStatement', { person_id: id, ...NOVEMBER })).status,
    ).toBe(404);
    expect(await mails()).toEqual([]);
  });
});
