import { EditHorse } from '../../src/modules/horses/commands/edit-horse.js';
import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { RemoveLogin } from '../../src/modules/identity/commands/remove-login.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('the history of a record', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  type Told = { change: string; fields: string[]; person_name: string | null; what: string; position: number };
  const history = async (query: object, who: { token: string } = barn.admin) =>
    (await app.call(who, 'GET', 'history/index', query)).body as { changes: Told[]; next: number | null };
  const told = async (query: object) =>
    (await history(query)).changes.map(({ change, fields, person_name }) => [change, fields, person_name]);

  it('says who changed what, newest first, and never to what', async () => {
    const created = (await app.call(barn.admin, 'POST', 'horses/create', { name: 'Biscuit' })).body as {
      horse: { id: string };
    };
    const { id } = created.horse;
    await app.call(barn.admin, 'PUT', `rest/horses/${id}`, { horse_name: 'Cookie', height: '15.2' });
    await app.call(barn.admin, 'PUT', `rest/horses/${id}`, { is_active: 0 });
    expect(await told({ record: 'horse', id })).toEqual([
      ['inactivated', [], 'Ada Minister'],
      ['edited', ['horse_name', 'height'], 'Ada Minister'],
      ['added', [], 'Ada Minister'],
    ]);
    expect(JSON.stringify(await history({ record: 'horse', id }))).not.toMatch(/Biscuit|Cookie|15\.2/);
  });

  it('is read page by page', async () => {
    const id = await barn.newHorse('Often');
    for (let i = 0; i < 51; i++) await barn.run(EditHorse, { horseId: id, color: `shade ${i}` });
    const first = await history({ record: 'horse', id });
    expect(first.changes).toHaveLength(50);
    expect(first.next).toBe(first.changes.at(-1)?.position);
    const rest = await history({ record: 'horse', id, before: first.next });
    expect([rest.changes.map(({ change }) => change), rest.next]).toEqual([['edited', 'added'], null]);
  });

  it('says nobody where the product itself did it', async () => {
    const id = await barn.newHorse('Alone');
    expect(await told({ record: 'horse', id })).toEqual([['added', [], null]]);
  });

  it('of a person has the logins, also those removed, and what came with the account holder', async () => {
    const family = await barn.newFamily({ students: 1 });
    await barn.run(RemoveLogin, { personId: family.personId });
    await barn.run(SetPersonActivation, { personId: family.personId, active: false });
    const holder = (await history({ record: 'person', id: family.personId })).changes;
    expect(holder.map(({ change, what }) => (change === 'other' ? what : change))).toEqual([
      'inactivated',
      'A login was removed; its tokens are worthless.',
      'A person of the barn was given a login.',
      'added',
    ]);
    const [rider] = family.riders;
    expect((await told({ record: 'person', id: rider?.personId })).map(([change]) => change)).toEqual([
      'inactivated',
      'added',
    ]);
  });

  it('names somebody whose login was removed since', async () => {
    const admin = await barn.newAdmin();
    const id = await barn.newHorse('Kept');
    await app.call(admin, 'PUT', `rest/horses/${id}`, { color: 'bay' });
    await barn.run(RemoveLogin, { personId: admin.personId });
    expect((await told({ record: 'horse', id }))[0]).toEqual(['edited', ['color'], 'Ada Minister']);
  });

  it('of the barn has its settings', async () => {
    await app.call(barn.admin, 'GET', 'farms/getFarmPrefs');
    expect((await history({ record: 'farm' })).changes.at(-1)?.what).toBe('A barn was opened.');
  });

  it('is not another barn’s, and wants to know whose', async () => {
    const other = await app.barn();
    const id = await other.newHorse('Elsewhere');
    await other.run(SetHorseActivation, { horseId: id });
    expect(await history({ record: 'horse', id })).toEqual({ changes: [], next: null });
    for (const [query, field] of [
      [{ record: 'horse' }, 'id'],
      [{ record: 'cat', id }, 'record'],
      [{ record: 'horse', id: 'x' }, 'id'],
    ] as const)
      expect(await app.call(barn.admin, 'GET', 'history/index', query)).toMatchObject({
        status: 400,
        body: { errors: [{ field }] },
      });
  });
});
