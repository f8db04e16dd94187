import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

/** What a horse weighs and how well it is fed, over time; the newest weight is the horse's. */
describe('a horse’s weight and condition', () => {
  let app: TestApp, barn: RidingBarn, biscuit: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-26T14:00:00Z');
    barn = await ridingBarn(app);
    [biscuit] = barn.horseIds as [string];
  });

  const get = (path: string, query: object = {}, who: SignedIn = barn.admin) => barn.call(who, 'GET', path, query);
  const post = (path: string, body: object, who: SignedIn = barn.admin) => barn.call(who, 'POST', path, body);
  const note = (said: object, who?: SignedIn) =>
    post('horse_measures/note', { horse_id: biscuit, measured_on: '2026-11-24', ...said }, who);
  const ofBiscuit = async (who?: SignedIn) => (await get('horse_measures/horse', { horse_id: biscuit }, who)).body;
  const weight = async () => (await get('horses/horse', { id: biscuit })).body.horse.own_weight;

  it('is told newest first, with its change and in words, and says what to look after', async () => {
    await note({ measured_on: '2026-11-01', weight: 500, condition: 5 });
    await note({ measured_on: '2026-11-10', condition: 4.5, remark: '  After the winter coat ' });
    await note({ weight: 449, condition: 3.5 });
    const { measures, warnings, scale, is_cut } = await ofBiscuit();
    expect(measures).toMatchObject([
      { measured_on: '2026-11-24', weight: 449, weight_change: -51, condition: 3.5, remark: null },
      { measured_on: '2026-11-10', weight: null, weight_change: null, remark: 'After the winter coat' },
      { measured_on: '2026-11-01', weight: 500, weight_change: null, condition_words: 'moderate' },
    ]);
    expect(measures[1].condition_words).toBe('moderately thin to moderate');
    expect(warnings).toEqual([
      'Biscuit’s condition was 3.5 (thin to moderately thin) on Tue 24 Nov 2026: below 4.',
      'Biscuit lost 51 kg in 23 days, until Tue 24 Nov 2026: more than a tenth.',
    ]);
    expect([scale.length, is_cut]).toEqual([17, 0]);
  });

  it('is the horse’s own weight: always the newest, whatever is noted, changed or removed', async () => {
    expect(await weight()).toBeNull();
    const { body } = await note({ weight: 480 });
    await note({ measured_on: '2026-11-25', condition: 6 });
    await note({ measured_on: '2026-10-01', weight: 520 });
    expect(await weight()).toBe(480);
    await post('horse_measures/update', { id: body.id, weight: 490 });
    expect(await weight()).toBe(490);
    await post('horses/update', { id: biscuit, own_weight: 600, color: 'Bay' });
    expect(await weight()).toBe(490);
    await post('horse_measures/remove', { id: body.id });
    expect(await weight()).toBe(520);
  });

  it('is noted once, however often it is sent, changed, removed and brought back', async () => {
    const said = { weight: 480, condition: 5.5, remark: 'Scale' };
    const { body } = await note(said);
    const before = (await barn.log()).length;
    expect((await note(said)).body.id).toBe(body.id);
    await post('horse_measures/update', { id: body.id, weight: 480 });
    expect(await barn.log()).toHaveLength(before);
    const edited = await post('horse_measures/update', { id: body.id, condition: null, remark: '' });
    expect(edited.body.measures).toMatchObject([{ weight: 480, condition: null, remark: null }]);
    for (const removed of [1, 0])
      expect((await post('horse_measures/remove', { id: body.id })).body).toEqual({ removed });
    expect((await ofBiscuit()).measures).toEqual([]);
    await note(said);
    expect((await ofBiscuit()).measures).toMatchObject([said]);
    expect((await barn.log()).slice(before - 1).map(({ type }) => type)).toEqual([
      'horses.MeasureNoted',
      'horses.MeasureChanged',
      'horses.MeasureRemoved',
      'horses.MeasureNoted',
    ]);
    const { body: history } = await get('history/index', { record: 'horse', id: biscuit });
    expect(history.changes[2].values).toMatchObject([
      { field: 'condition_score', was: '5.5', became: null },
      { field: 'remark', was: 'Scale', became: null },
    ]);
  });

  it('is of one day at most, not of days to come, and says something', async () => {
    const { body: first } = await note({ weight: 480 });
    const { body: second } = await note({ measured_on: '2026-11-25', weight: 481 });
    const refused = async (answer: ReturnType<typeof note>) => {
      const { status, body } = await answer;
      return [status, body.code ?? body.errors[0].field];
    };
    expect(await refused(note({ weight: 490 }))).toEqual([409, 'measured_that_day']);
    const moved = { id: second.id, measured_on: '2026-11-24' };
    expect(await refused(post('horse_measures/update', moved))).toEqual([409, 'measured_that_day']);
    expect((await post('horse_measures/update', moved)).body.message).toBe(
      'Something was measured on Tue 24 Nov already: change that entry.',
    );
    const statusOf = async (said: object) => (await note({ measured_on: '2026-11-20', ...said })).status;
    expect(await statusOf({})).toBe(400);
    expect(await statusOf({ measured_on: '2026-11-27', weight: 480 })).toBe(400);
    expect(await statusOf({ weight: 49 })).toBe(400);
    expect(await statusOf({ condition: 4.2 })).toBe(400);
    expect((await post('horse_measures/update', { id: first.id, weight: null })).status).toBe(400);
    // The barn's day, not that of the server.
    app.clock.set('2026-11-27T03:00:00Z');
    expect(await statusOf({ measured_on: '2026-11-27', weight: 480 })).toBe(400);
    expect(await statusOf({ measured_on: '2026-11-26', weight: 480 })).toBe(200);
  });

  it('is read by staff who see horses, written by administrators, and a family’s or another barn’s business nowhere', async () => {
    const { body } = await note({ weight: 480 });
    const reads = await barn.newInstructor({ permissions: ['VIEW_HORSE_PROFILE'] });
    expect((await ofBiscuit(reads)).measures).toMatchObject([{ weight: 480 }]);
    const blind = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR'] });
    for (const who of [blind, barn.family])
      expect((await get('horse_measures/horse', { horse_id: biscuit }, who)).status).toBe(403);
    for (const who of [reads, barn.family]) {
      expect((await note({ measured_on: '2026-11-20', weight: 480 }, who)).status).toBe(403);
      expect((await post('horse_measures/update', { id: body.id, weight: 490 }, who)).status).toBe(403);
      expect((await post('horse_measures/remove', { id: body.id }, who)).status).toBe(403);
    }
    const other = await ridingBarn(app);
    const theirs = (path: string, said: object) => other.call(other.admin, 'POST', path, said);
    expect((await other.call(other.admin, 'GET', 'horse_measures/horse', { horse_id: biscuit })).status).toBe(404);
    const noted = { horse_id: biscuit, measured_on: '2026-11-20', weight: 480 };
    expect((await theirs('horse_measures/note', noted)).status).toBe(404);
    expect((await theirs('horse_measures/update', { id: body.id, weight: 490 })).status).toBe(404);
    await theirs('horse_measures/remove', { id: body.id });
    expect((await ofBiscuit()).measures).toMatchObject([{ weight: 480 }]);
  });
});
