import { v7 as uuid } from 'uuid';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

interface Kind {
  id: string;
  care_kind_name: string;
}
interface Line {
  horse_name: string;
  care_kind_name: string;
  state: string;
  due_on: string | null;
  days: number | null;
}

/** What is done for horses, and when it is due again. */
describe('a horse’s care', () => {
  let app: TestApp, barn: RidingBarn, biscuit: string, juniper: string, farrier: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-26T14:00:00Z');
    barn = await ridingBarn(app);
    [biscuit, juniper] = barn.horseIds as [string, string];
    farrier = (await kind({ care_kind_name: 'Farrier', every: 6, every_unit: 'week' })).body.kind.id;
  });

  const get = (path: string, query: object = {}, who: SignedIn = barn.admin) => barn.call(who, 'GET', path, query);
  const post = (path: string, body: object, who: SignedIn = barn.admin) => barn.call(who, 'POST', path, body);
  const kind = (said: object) => post('horse_care/saveKind', said);
  const note = (said: object = {}, who?: SignedIn) =>
    post('horse_care/note', { care_kind_id: farrier, horse_ids: [biscuit], done_on: '2026-11-24', ...said }, who);
  const due = async (asked: object = {}) =>
    (await get('horse_care/due', asked)).body.lines.map(({ horse_name, care_kind_name, state, due_on, days }: Line) => [
      horse_name,
      care_kind_name,
      state,
      due_on,
      days,
    ]);
  const ofBiscuit = async (who?: SignedIn) => (await get('horse_care/horse', { horse_id: biscuit }, who)).body;

  it('begins with the usual kinds, once, when a barn switches it on', async () => {
    const other = await ridingBarn(app);
    const switched = (value: number) =>
      other.call(other.admin, 'POST', 'farms/updateFarmPreferencesClient', { field: 'has_horse_care', value });
    const names = async () =>
      (await other.call(other.admin, 'GET', 'horse_care/kinds')).body.kinds.map((one: Kind) => one.care_kind_name);
    expect(await names()).toEqual([]);
    expect((await switched(1)).status).toBe(200);
    const usual = ['Dentist', 'Farrier', 'Insurance', 'Passport', 'Vaccination', 'Vet', 'Worming'];
    expect(await names()).toEqual(usual);
    await switched(0);
    await switched(1);
    expect(await names()).toEqual(usual);
  });

  it('is due again by the kind’s interval, the horse’s own, or on the day that was said', async () => {
    await note({ horse_ids: [biscuit, juniper] });
    expect(await due()).toEqual([
      ['Biscuit', 'Farrier', 'fine', '2027-01-05', 40],
      ['Juniper', 'Farrier', 'fine', '2027-01-05', 40],
    ]);
    const own = { horse_id: biscuit, care_kind_id: farrier, is_needed: 1, every: 10, every_unit: 'day' };
    expect((await post('horse_care/setInterval', own)).body.kinds).toMatchObject([
      { every: 10, every_unit: 'day', is_own: 1, kind_every: 6, due_on: '2026-12-04', state: 'soon', days: 8 },
    ]);
    await note({ horse_ids: [juniper], done_on: '2026-11-25', next_on: '2026-12-31' });
    expect(await due()).toEqual([
      ['Biscuit', 'Farrier', 'soon', '2026-12-04', 8],
      ['Juniper', 'Farrier', 'fine', '2026-12-31', 35],
    ]);
    const before = (await barn.log()).length;
    await post('horse_care/setInterval', own);
    expect(await barn.log()).toHaveLength(before);
    await post('horse_care/setInterval', { ...own, every: null, every_unit: null });
    expect((await ofBiscuit()).kinds).toMatchObject([{ every: 6, every_unit: 'week', is_own: 0 }]);
    await post('horse_care/setInterval', { horse_id: biscuit, care_kind_id: farrier, is_needed: 0 });
    expect(await due()).toEqual([['Juniper', 'Farrier', 'fine', '2026-12-31', 35]]);
  });

  it('stands most urgent first, by the barn’s date, and is narrowed by kind and state', async () => {
    const worming = (await kind({ care_kind_name: 'Worming', every: 3, every_unit: 'month' })).body.kind.id as string;
    const vet = (await kind({ care_kind_name: 'Vet' })).body.kind.id as string;
    await note({ done_on: '2026-10-14' });
    await note({ care_kind_id: worming, horse_ids: [juniper], done_on: '2026-08-31' });
    await note({ care_kind_id: vet });
    expect(await due()).toEqual([
      ['Biscuit', 'Farrier', 'overdue', '2026-11-25', -1],
      ['Juniper', 'Worming', 'soon', '2026-11-30', 4],
      ['Biscuit', 'Worming', 'never', null, null],
      ['Juniper', 'Farrier', 'never', null, null],
      ['Biscuit', 'Vet', 'open', null, null],
    ]);
    expect(await due({ care_kind_id: worming })).toHaveLength(2);
    expect(await due({ state: 'overdue' })).toEqual([['Biscuit', 'Farrier', 'overdue', '2026-11-25', -1]]);
    // Late in the evening of the day before, as the barn has it.
    app.clock.set('2026-11-26T04:00:00Z');
    expect(await due({ state: 'soon' })).toContainEqual(['Biscuit', 'Farrier', 'soon', '2026-11-25', 0]);
    await post('horses/updateActivationStatus', { id: biscuit, is_active: 0 });
    expect((await due()).filter(([horse]: [string]) => horse === 'Biscuit')).toEqual([]);
  });

  it('counts as due soon from as many days before as the barn says', async () => {
    await note({ done_on: '2026-11-20' });
    expect(await due()).toContainEqual(['Biscuit', 'Farrier', 'fine', '2027-01-01', 36]);
    await post('farms/updateFarmPreferencesClient', { field: 'horse_care_soon_days', value: 36 });
    expect(await due({ state: 'soon' })).toEqual([['Biscuit', 'Farrier', 'soon', '2027-01-01', 36]]);
  });

  it('is noted of many at once, once however often it is sent, and taken back', async () => {
    const said = { horse_ids: [biscuit, juniper, biscuit], done_by: '  M. Smith ', remark: 'New shoes', cost: 85.5 };
    const { body } = await note(said);
    expect(body.added.map(({ horse_id }: { horse_id: string }) => horse_id)).toEqual([biscuit, juniper]);
    const before = (await barn.log()).length;
    expect((await note(said)).body.added).toEqual([]);
    expect(await barn.log()).toHaveLength(before);
    expect((await ofBiscuit()).entries).toMatchObject([
      {
        care_kind_name: 'Farrier',
        done_on: '2026-11-24',
        done_by: 'M. Smith',
        remark: 'New shoes',
        cost: 85.5,
        next_on: null,
      },
    ]);
    expect((await note({ remark: 'Again in the evening' })).body.added).toHaveLength(1);
    const ids = body.added.map(({ id }: { id: string }) => id);
    expect((await post('horse_care/remove', { ids })).body.removed.toSorted()).toEqual(ids.toSorted());
    expect((await post('horse_care/remove', { ids })).body.removed).toEqual([]);
    expect((await ofBiscuit()).entries).toMatchObject([{ remark: 'Again in the evening' }]);
  });

  it('tells the log what was done when, and never by whom', async () => {
    await note({ done_by: 'M. Smith', remark: 'Secret', cost: 20 });
    const { data, type } = (await barn.log()).at(-1) as { type: string; data: object };
    expect([type, Object.keys(data).toSorted()]).toEqual([
      'horses.CareNoted',
      ['careEntryId', 'careKindId', 'doneOn', 'horseId'],
    ]);
  });

  it('is put right, only where something is said', async () => {
    const { body } = await note({ done_by: 'M. Smith', remark: 'Two shoes', cost: 40, next_on: '2026-12-20' });
    const [{ id }] = body.added;
    const edited = await post('horse_care/update', { id, remark: 'Four shoes', cost: '', next_on: null });
    expect(edited.body.entries).toMatchObject([
      { done_by: 'M. Smith', remark: 'Four shoes', cost: null, next_on: null, done_on: '2026-11-24' },
    ]);
    expect((await barn.log()).at(-1)).toMatchObject({
      type: 'horses.CareChanged',
      data: { columns: ['remark', 'cost_minor', 'next_on'] },
    });
    const { version } = (await get(`rest/horses/${biscuit}`)).body;
    await post('horse_care/update', { id, remark: 'Three shoes' });
    const renamed = { horse_name: 'Cookie', version };
    expect((await barn.call(barn.admin, 'PUT', `rest/horses/${biscuit}`, renamed)).status).toBe(200);
    await post('horse_care/update', { id, remark: 'Four shoes' });
    const before = (await barn.log()).length;
    await post('horse_care/update', { id, remark: 'Four shoes' });
    expect(await barn.log()).toHaveLength(before);
    const wrong = await post('horse_care/update', { id, next_on: '2026-11-24' });
    expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ field: 'next_on' }]]);
  });

  it.each([
    [{ done_on: '2026-11-27' }, 400, 'done_on'],
    [{ done_on: '2026-02-30' }, 400, 'done_on'],
    [{ done_on: undefined }, 400, 'done_on'],
    [{ next_on: '2026-11-24' }, 400, 'next_on'],
    [{ cost: -1 }, 400, 'cost'],
    [{ cost: 1.234 }, 400, 'cost'],
    [{ cost: 100_000.01 }, 400, 'cost'],
    [{ horse_ids: [] }, 400, 'horse_ids'],
    [{ horse_ids: [uuid()] }, 404, 'horse_ids'],
    [{ care_kind_id: uuid() }, 404, 'care_kind_id'],
    [{ done_by: 'x'.repeat(101) }, 400, 'done_by'],
    [{ remark: 'x'.repeat(1001) }, 400, 'remark'],
  ])('is refused at its field, with nothing kept: %j', async (said, status, field) => {
    const answer = await note(said);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
    expect((await ofBiscuit()).entries).toEqual([]);
  });

  it('a kind has a name of its own, is taken out of use, and is not noted then', async () => {
    expect((await kind({ care_kind_name: 'farrier' })).body).toMatchObject({ status: 409, code: 'care_kind_known' });
    expect((await kind({ every: 3, every_unit: 'week' })).body.errors).toMatchObject([{ field: 'care_kind_name' }]);
    expect((await kind({ care_kind_name: 'Massage', every: 3 })).body.errors).toMatchObject([{ field: 'every_unit' }]);
    expect((await kind({ care_kind_id: farrier, every: 401, every_unit: 'day' })).body.errors).toMatchObject([
      { field: 'every' },
    ]);
    expect((await kind({ care_kind_id: uuid(), is_active: 0 })).status).toBe(404);
    await note();
    const off = await kind({ care_kind_id: farrier, is_active: 0 });
    expect(off.body.kind).toMatchObject({ care_kind_name: 'Farrier', every: 6, every_unit: 'week', is_active: 0 });
    expect(await due()).toEqual([]);
    expect((await ofBiscuit()).entries).toHaveLength(1);
    expect((await note({ done_on: '2026-11-25' })).body.errors).toMatchObject([{ field: 'care_kind_id' }]);
    for (let more = 1; more < 30; more += 1) await kind({ care_kind_name: `Kind ${more}` });
    expect((await kind({ care_kind_name: 'One too many' })).body).toMatchObject({ code: 'too_many_care_kinds' });
  });

  it('is written by administrators, read by staff who see horses, without the cost, and by no family', async () => {
    await note({ cost: 85 });
    const reads = await barn.newInstructor({ permissions: ['VIEW_HORSE_PROFILE'] });
    expect((await ofBiscuit(reads)).entries).toMatchObject([{ cost: null, done_on: '2026-11-24' }]);
    expect((await note({}, reads)).status).toBe(403);
    const blind = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR'] });
    for (const who of [blind, barn.family])
      expect([
        (await get('horse_care/due', {}, who)).status,
        (await get('horse_care/horse', { horse_id: biscuit }, who)).status,
      ]).toEqual([403, 403]);
  });

  it('is another barn’s business nowhere', async () => {
    const [{ id }] = (await note()).body.added;
    const other = await ridingBarn(app);
    const theirs = (path: string, body: object) => other.call(other.admin, 'POST', path, body);
    expect((await other.call(other.admin, 'GET', 'horse_care/horse', { horse_id: biscuit })).status).toBe(404);
    expect((await theirs('horse_care/update', { id, remark: 'Ours' })).status).toBe(404);
    expect((await theirs('horse_care/remove', { ids: [id] })).body.removed).toEqual([]);
    expect((await theirs('horse_care/saveKind', { care_kind_id: farrier, is_active: 0 })).status).toBe(404);
    const interval = { horse_id: biscuit, care_kind_id: farrier, is_needed: 0 };
    expect((await theirs('horse_care/setInterval', interval)).status).toBe(404);
    expect((await ofBiscuit()).entries).toMatchObject([{ remark: null }]);
  });
});
