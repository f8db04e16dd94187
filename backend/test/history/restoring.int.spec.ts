import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface Value {
  field: string;
  was: string | null;
  was_kept: string | null;
  became_kept: string | null;
}

/** Whoever restores sends what the history says was kept, by the ordinary update with the version that they saw. */
describe('what a change tells of the values before it', () => {
  let app: TestApp, barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) =>
    (await app.call(barn.admin, method, path, sent)) as { status: number; body: Record<string, unknown> };
  const lastValues = async (record: string, id: string) => {
    const { changes } = (await call('GET', 'history/index', { record, id })).body as { changes: { values: Value[] }[] };
    return changes[0]?.values ?? [];
  };
  const lastValue = async (record: string, id: string) => (await lastValues(record, id))[0];

  const horse = { horse_name: 'Cookie', color: 'bay', age: 2012 };
  const term = { term_name: 'Spring', first_day: '2027-01-04', last_day: '2027-03-26' };
  const discount = { title: 'Siblings', kind: 'sibling', percent_off: 0.1 };
  it.each([
    ['a text', 'horse', 'horses', horse, { color: 'grey' }, [['color', 'bay', 'grey']]],
    ['a cleared text', 'horse', 'horses', horse, { color: null }, [['color', 'bay', null]]],
    ['a text that was empty', 'horse', 'horses', horse, { height: '15.2' }, [['height', null, '15.2']]],
    ['a number', 'horse', 'horses', horse, { age: 2014 }, [['year_born', '2012', '2014']]],
    ['a day', 'term', 'terms', term, { last_day: '2027-04-02' }, [['last_day', '2027-03-26', '2027-04-02']]],
    ['a share', 'discount', 'discounts', discount, { percent_off: 0.2 }, [['percent_off', '0.1', '0.2']]],
    [
      'a choice',
      'discount',
      'discounts',
      discount,
      { kind: 'code', code: 'RIDE' },
      [
        ['code', null, 'RIDE'],
        ['kind', 'sibling', 'code'],
      ],
    ],
  ] as const)('%s: as it was kept, which the update takes', async (_, record, rest, first, second, kept) => {
    const { id } = (await call('POST', `rest/${rest}`, first)).body as { id: string };
    const before = (await call('GET', `rest/${rest}/${id}`)).body;
    const { version } = (await call('PUT', `rest/${rest}/${id}`, second)).body;
    const values = await lastValues(record, id);
    expect(values.map(({ field, was_kept, became_kept }) => [field, was_kept, became_kept])).toEqual(kept);
    const sent = Object.fromEntries(
      Object.keys(second).map((wire) => {
        const was = values.find(({ field }) => field === (wire === 'age' ? 'year_born' : wire))?.was_kept ?? null;
        return [wire, typeof before[wire] === 'number' ? Number(was) : was];
      }),
    );
    expect((await call('PUT', `rest/${rest}/${id}`, { ...sent, version: before['version'] })).status).toBe(412);
    expect((await call('PUT', `rest/${rest}/${id}`, { ...sent, version })).status).toBe(200);
    expect((await call('GET', `rest/${rest}/${id}`)).body).toMatchObject(
      Object.fromEntries(Object.keys(second).map((wire) => [wire, before[wire]])),
    );
  });

  it('a switch and a reference: as yes or no, and by id', async () => {
    const [groups, camps] = [await barn.newProgram('Groups'), await barn.newProgram('Camps')];
    const id = await barn.newSection({ programId: groups, sectionName: 'Ponies' });
    await call('PUT', `rest/sections/${id}`, { own_horse: 1 });
    expect(await lastValue('section', id)).toMatchObject({ was_kept: 'false', became_kept: 'true' });
    await call('PUT', `rest/sections/${id}`, { program_id: camps });
    expect(await lastValue('section', id)).toMatchObject({ was: 'Groups', was_kept: groups, became_kept: camps });
    expect((await call('PUT', `rest/sections/${id}`, { program_id: groups, own_horse: 0 })).status).toBe(200);
    expect((await call('GET', `rest/sections/${id}`)).body).toMatchObject({ program_id: groups, own_horse: 0 });
  });

  it('a level is called by its name, too', async () => {
    const level = (await call('POST', 'rest/levels', { level_name: 'Novice', level_order: 1 })).body as { id: string };
    const id = await barn.newHorse('Level');
    await call('PUT', `rest/horses/${id}`, { level_from_id: level.id });
    await call('PUT', `rest/horses/${id}`, { level_from_id: null });
    expect(await lastValue('horse', id)).toMatchObject({ was: 'Novice', was_kept: level.id, became_kept: null });
  });
});
