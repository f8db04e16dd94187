import { ChangePreference } from '../../src/modules/farms/contracts.js';
import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { settled } from '../support/settled.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('two accounts that are the same', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    office = shop(barn);
    await barn.run(ChangePreference, { field: 'can_use_invoices', value: 1 });
  });

  const merge = (account_person_id: string, merged_id: string) =>
    barn.call(barn.admin, 'POST', 'people/mergeAccounts', { account_person_id, merged_id });
  const family = async (person_id: string) =>
    (await barn.call(barn.admin, 'GET', 'people/getUserClients', { person_id })).body;
  const preview = (merged_id: string) => barn.call(barn.admin, 'GET', 'people/previewMerge', { merged_id });

  it('become one: riders with lessons and packages, payments and invoices join, and the log says so', async () => {
    const [kept, merged] = [await barn.newFamily({ students: 1 }), await barn.newFamily({ students: 2 })];
    const [rider] = merged.studentIds as [string, string];
    const product = await office.newProduct();
    const { items } = await office.sell({ product_id: product.id, student_id: rider });
    await office.sell({ product_id: product.id, student_id: rider }, { invoice: 1 });
    await office.lesson('2026-11-25', [rider]);
    expect((await preview(merged.personId)).body).toMatchObject({
      person_id: merged.personId,
      riders: ['Rider 1', 'Rider 2'].map((name) => expect.stringContaining(name)),
      payments: 2,
      holder_leaves: 1,
      has_login: 1,
    });
    const { body, status } = await merge(kept.personId, merged.personId);
    expect(status).toBe(200);
    expect(body.account.members).toHaveLength(3);
    const { members, account } = await family(merged.riders[0]!.personId);
    expect(account.person_id).toBe(kept.personId);
    expect(members.map(({ student_id }: { student_id: string }) => student_id)).toEqual(
      expect.arrayContaining([...kept.studentIds, ...merged.studentIds]),
    );
    expect((await office.items(rider)).map(({ id }) => id)).toContain(items[0]!.id);
    const owed = await barn.call(barn.admin, 'GET', 'items/owed', { person_id: kept.personId });
    expect(owed.body).toMatchObject({ unpaid_invoices: 1, unpaid_total: 450 });
    const left = await barn.read((sql) => sql`select 1 from payment where billing_person_id = ${merged.personId}`);
    expect(left).toHaveLength(0);
    expect(await barn.log()).toContainEqual(
      expect.objectContaining({
        stream: `person-${kept.personId}`,
        type: 'people.AccountsMerged',
        data: {
          accountId: kept.personId,
          mergedId: merged.personId,
          personIds: expect.arrayContaining([merged.personId, merged.riders[0]!.personId]),
        },
      }),
    );
    // The holder who has nothing more to do cannot sign in; the family that stays sees everybody.
    await settled(async () => expect((await barn.call(merged, 'GET', 'farms/farmDefaults')).status).toBe(401));
    const seen = await barn.call(kept, 'GET', 'students/student', { person_id: merged.riders[1]!.personId });
    expect(seen.status).toBe(200);
  });

  it('keep a holder who rides', async () => {
    const kept = await barn.newFamily();
    const merged = await barn.run(OpenAccount, { holder: { firstName: 'Rita' }, holderRides: true });
    expect((await preview(merged.personId)).body).toMatchObject({ holder_leaves: 0, riders: ['Rita'], payments: 0 });
    expect((await merge(kept.personId, merged.personId)).status).toBe(200);
    const { members, account } = await family(merged.personId);
    expect(account.person_id).toBe(kept.personId);
    expect(members).toContainEqual(expect.objectContaining({ person_id: merged.personId, is_active: 1 }));
  });

  it('are two, of this barn, and the one that stays is active', async () => {
    const [one, two] = [await barn.newFamily(), await barn.newFamily()];
    const other = await app.barn({ farmName: 'Lakeside' });
    expect((await merge(one.personId, one.personId)).body.code).toBe('same_account');
    for (const nobody of [other.family.personId, one.riders[0]!.personId, barn.instructor.personId, barn.newId()]) {
      expect((await merge(two.personId, nobody)).status).toBe(404);
      expect((await merge(nobody, two.personId)).status).toBe(404);
      expect((await preview(nobody)).status).toBe(404);
    }
    const inactivate = { accountHolderId: one.personId, whattodo: 'inactivate' };
    await barn.call(barn.admin, 'POST', 'people/updateIsActiveAccount', inactivate);
    expect((await merge(one.personId, two.personId)).body.code).toBe('account_inactive');
    expect((await merge(two.personId, one.personId)).status).toBe(200);
  });
});
