import { AddProduct } from '../../src/modules/billing/commands/add-product.js';
import { EditProduct } from '../../src/modules/billing/commands/edit-product.js';
import { EditHorse } from '../../src/modules/horses/commands/edit-horse.js';
import { RemoveHorses } from '../../src/modules/horses/commands/remove-horses.js';
import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { RemoveLogin } from '../../src/modules/identity/commands/remove-login.js';
import { EditContact, EditRider } from '../../src/modules/people/commands/edit-person.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { RemovePeople } from '../../src/modules/people/commands/remove-people.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { sections } from '../../src/modules/setup/commands/setup-lists.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('the history of a record', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  type Value = { field: string; was: string | null; became: string | null };
  type Told = {
    change: string;
    fields: string[];
    values: Value[];
    person_name: string | null;
    what: string;
    position: number;
  };
  const history = async (query: object, who: { token: string } = barn.admin) =>
    (await app.call(who, 'GET', 'history/index', query)).body as { changes: Told[]; next: number | null };
  const told = async (query: object) =>
    (await history(query)).changes.map(({ change, fields, person_name }) => [change, fields, person_name]);

  it('says who changed what, newest first, and from what to what, which the log does not hold', async () => {
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
    expect((await history({ record: 'horse', id })).changes.map(({ values }) => values)).toMatchObject([
      [],
      [
        { field: 'height', was: null, became: '15.2' },
        { field: 'horse_name', was: 'Biscuit', became: 'Cookie' },
      ],
      [],
    ]);
    expect(JSON.stringify(await barn.log())).not.toMatch(/Cookie|15\.2/);
  });

  const lastValues = async (query: object) =>
    (await history(query)).changes[0]?.values.map(({ field, was, became }) => [field, was, became]);

  it('says what names, contact and riding details, prices and settings were', async () => {
    const { personId, riders } = await barn.newFamily({ students: 1 });
    const [rider] = riders;
    await barn.run(EditContact, { personId, contactMobile: '519 555 0101' });
    expect(await lastValues({ record: 'person', id: personId })).toEqual([['contact_mobile', null, '519 555 0101']]);
    await barn.run(EditRider, { studentId: rider!.studentId, level: 'Novice', dateOfBirth: '2014-05-01' });
    await barn.run(EditRider, { studentId: rider!.studentId, level: null });
    const ofRider = (await history({ record: 'person', id: rider!.personId })).changes.map(({ values }) => values);
    expect(ofRider).toMatchObject([[{ field: 'level', was: 'Novice', became: null }], [{}, {}], []]);
    const productId = await barn.run(AddProduct, {
      productName: 'Ten',
      priceMinor: 45000,
      productCount: 10,
      expiresIn: 90,
    });
    await barn.run(EditProduct, { productId, priceMinor: 48000, isTracked: false });
    expect(await lastValues({ record: 'product', id: productId })).toEqual([
      ['is_tracked', 'true', 'false'],
      ['price_minor', '45000', '48000'],
    ]);
    await app.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', {
      field: 'cancel_notice_hours',
      value: 36,
    });
    expect(await lastValues({ record: 'farm' })).toEqual([['cancel_notice_hours', null, '36']]);
  });

  it('calls what it refers to by the name that it has now', async () => {
    const [former, programId] = [await barn.newProgram('Groups'), await barn.newProgram('Camps')];
    const id = await barn.newSection({ programId: former, sectionName: 'Ponies' });
    await barn.run(sections.Edit, { id, programId, instructorId: null });
    expect(await lastValues({ record: 'section', id })).toEqual([
      ['instructor_id', 'Ines Tructor', null],
      ['program_id', 'Groups', 'Camps'],
    ]);
  });

  it('keeps nothing of who or what was erased', async () => {
    const { personId } = await barn.run(OpenAccount, { holder: { firstName: 'Mistaken' } });
    await barn.run(EditContact, { personId, contactMobile: '519 555 0199' });
    await barn.run(RemovePeople, [{ accountId: personId, personIds: [personId] }]);
    const horseId = await barn.newHorse('Mistake');
    await barn.run(EditHorse, { horseId, color: 'zebra' });
    await barn.run(RemoveHorses, [horseId]);
    const kept = await barn.read(
      (sql) => sql`select 1 from changed_value where '519 555 0199' in (was, became) or became = 'zebra'`,
    );
    expect(kept).toEqual([]);
    expect((await told({ record: 'horse', id: horseId })).map(([change]) => change)).toContain('edited');
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
