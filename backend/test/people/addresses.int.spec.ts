import { paperOf } from '../../src/modules/billing/papers/paper.js';
import { shop } from '../../src/modules/billing/test/shop.js';
import { ErasePeople } from '../../src/modules/people/commands/erase-people.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

type Who = { token: string };
const elm = {
  address_street: '12 Elm Street',
  address_line2: null,
  address_postcode: 'N1H 3A1',
  address_town: 'Guelph',
  address_region: 'ON',
  address_country: null,
};

describe('the address of an account', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    app.clock.set('2026-11-20T14:00:00Z');
  });
  beforeEach(async () => {
    barn = await app.barn({ preferences: { can_use_invoices: 1 } });
  });

  const save = (body: object = elm, who: Who = barn.family) =>
    barn.call(who, 'POST', 'people/createNewContact', { person_id: barn.family.personId, ...body });
  const account = async (who: Who = barn.family) =>
    (await barn.call(who, 'GET', 'people/getUserClients', { person_id: barn.family.personId })).body.account;

  it('is changed by the family or the barn, and what is left out stays', async () => {
    expect((await save()).body.client).toMatchObject(elm);
    expect((await save({ phone1: '519 555 0100' }, barn.admin)).status).toBe(200);
    expect(await account()).toMatchObject(elm);
    await save({ address_region: '' });
    expect(await account(barn.admin)).toMatchObject({ ...elm, address_region: null });
    expect((await save({ address_postcode: 'N'.repeat(21) })).status).toBe(400);
  });

  it('is found in the list of accounts, in no event, and in the history', async () => {
    await save();
    const filter = JSON.stringify({ address_town: 'Guelph' });
    const { body } = await barn.call(barn.admin, 'GET', 'rest/accounts', { filter });
    expect(body).toMatchObject([{ person_id: barn.family.personId, ...elm }]);
    expect(JSON.stringify((await barn.log()).map(({ data }) => data))).not.toMatch(/Guelph|Elm/);
    const asked = { record: 'person', id: barn.family.personId };
    const { changes } = (await barn.call(barn.admin, 'GET', 'history/index', asked)).body;
    expect(changes[0].values).toContainEqual(
      expect.objectContaining({ field: 'address_town', was: null, became: 'Guelph' }),
    );
  });

  it('stands on what the family is sent, in the order of its country', async () => {
    const office = shop(barn);
    const line = { product_id: (await office.newProduct()).id, student_id: barn.family.studentIds[0] };
    const { payment } = await office.sell(line, { invoice: 1 });
    const onPaper = () =>
      barn.read(
        async (sql) => (await paperOf(sql, { farmId: barn.farmId, now: app.clock.now() }, payment.id))?.address,
      );
    expect(await onPaper()).toEqual([]);
    await save();
    expect(await onPaper()).toEqual(['12 Elm Street', 'Guelph ON N1H 3A1']);
    await save({
      address_street: 'Kramgasse 4',
      address_postcode: '3011',
      address_town: 'Bern',
      address_region: '',
      address_country: 'Switzerland',
    });
    expect(await onPaper()).toEqual(['Kramgasse 4', '3011 Bern', 'SWITZERLAND']);
  });

  it('is for the adults of the family, told on request, and gone with who is erased', async () => {
    await save();
    const { personId, riders } = barn.family;
    const teen = await barn.newRelative({ personId, riders }, 'teen');
    const seen = await barn.call(teen, 'GET', 'people/getUserClients', {});
    expect(seen.body.account).toMatchObject({ address_street: null, address_town: null });
    const { body } = await barn.call(barn.admin, 'GET', 'people/personalData', { person_id: personId });
    expect(JSON.stringify(body)).toContain('12 Elm Street, N1H 3A1, Guelph, ON');
    await barn.run(ErasePeople, { causeId: personId, personIds: [personId], studentIds: [], lessonIds: [] });
    const left = await barn.read(
      (sql) => sql`select address_street, address_town from person where person_id = ${personId}`,
    );
    expect(left).toEqual([{ address_street: null, address_town: null }]);
  });
});
