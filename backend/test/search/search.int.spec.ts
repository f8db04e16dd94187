import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import { findHits } from '../../src/modules/search/queries/find-hits.js';
import { SYSTEM } from '../../src/platform/tenancy/actor.js';
import { countedApp } from '../support/counted-app.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface Hit {
  kind: string;
  id: string;
  name: string;
  detail: string | null;
  is_active: number;
  scheduled_date: string | null;
  start_time: string | null;
}

describe('the search', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    await barn.newFamily({
      holder: {
        firstName: 'Katarzyna',
        lastName: 'Kowalska',
        contactEmail: 'kasia@home.test',
        contactMobile: '519 555 0101',
      },
      members: [
        { firstName: 'Zoë', lastName: 'Kowalska' },
        { firstName: 'Maximiliane', lastName: 'Kowalska' },
      ],
    });
    for (const [start, title] of [
      ['2026-11-24 16:00', 'Vaulting evening'],
      ['2026-11-25 09:00', 'Long lining'],
    ])
      await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', { section_id: barn.sectionId, start, title });
  });

  const search = async (q: string, who: { token: string } = barn.admin) =>
    (await barn.call(who, 'GET', 'search/index', { q, today: '2026-11-20' })).body.hits as Hit[];
  const found = async (q: string, who?: { token: string }) =>
    (await search(q, who)).map(({ kind, name }) => `${kind} ${name}`);

  it.each([
    ['maxim', 'rider Maximiliane Kowalska'],
    ['kow max', 'rider Maximiliane Kowalska'],
    ['katar', 'account Katarzyna Kowalska'],
    ['kasia@home', 'account Katarzyna Kowalska'],
    ['555 0101', 'account Katarzyna Kowalska'],
    ['juni', 'horse Juniper'],
    ['ines', 'staff Ines Tructor'],
    ['beginn', 'section Beginners'],
    ['vault', 'lesson Vaulting evening'],
  ])('finds by the beginnings of words: %s', async (q, hit) => expect(await found(q)).toContain(hit));

  it.each([
    ['maximilane', 'rider Maximiliane Kowalska'],
    ['zoe', 'rider Zoë Kowalska'],
    ['katazyna kowalsk', 'account Katarzyna Kowalska'],
    ['bisciut', 'horse Biscuit'],
    ['begginers', 'section Beginners'],
  ])('forgives an error of typing: %s', async (q, hit) => expect(await found(q)).toContain(hit));

  const names = (q: string) =>
    barn.read(async (sql) => {
      const hits = await findHits(sql, { q, today: '2026-11-20', hasTrigrams: false }, { actor: SYSTEM });
      return hits?.map(({ name }) => name);
    });

  it('means riders by their account too, each word by either', async () => {
    await barn.newFamily({ holder: { firstName: 'Zygmunt', lastName: 'Katarzynski' }, members: [] });
    const riders = ['Maximiliane Kowalska', 'Zoë Kowalska'];
    expect(await names('katarz')).toEqual(['Katarzyna Kowalska', ...riders, 'Zygmunt Katarzynski']);
    expect(await names('max katarzyna')).toEqual(['Maximiliane Kowalska']);
  });

  it('forgives accents, if nothing else, where the database has no trigrams', async () => {
    expect(await names('zoe')).toEqual(['Zoë Kowalska']);
    expect(await names('bisciut')).toEqual([]);
  });

  it('finds the lessons of a day, in their order, and by what they are', async () => {
    const [first] = await search('tue');
    expect(first).toMatchObject({
      kind: 'lesson',
      name: 'Vaulting evening',
      scheduled_date: '2026-11-24',
      start_time: '16:00',
    });
    expect(await found('25 nov')).toEqual(['lesson Long lining']);
    expect(await found('tomorrow')).toEqual([]);
    expect(await found('nov 25 lining')).toEqual(['lesson Long lining']);
  });

  it('puts first what begins so, and last what is no longer in use', async () => {
    const horseId = await barn.newHorse('Biscuit the elder');
    await barn.run(SetHorseActivation, { horseId, active: false });
    const hits = await search('biscuit');
    expect(hits.map(({ name, is_active }) => [name, is_active])).toEqual([
      ['Biscuit', 1],
      ['Biscuit the elder', 0],
    ]);
    expect(await found('%')).toEqual([]);
    expect((await barn.call(barn.admin, 'GET', 'search/index', { q: ' ' })).status).toBe(400);
  });

  it('finds what a role opens, and nothing else (R023, A01)', async () => {
    const nobody = await barn.newInstructor({ permissions: [] });
    for (const q of ['kow', 'juni', 'ines', 'beginn', 'tue']) expect([q, await found(q, nobody)]).toEqual([q, []]);
    const groom = await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_HORSE_LIST'] });
    expect(await found('juni', groom)).toEqual(['horse Juniper']);
    expect(await found('kow', groom)).toEqual([]);
    const own = await barn.newInstructor({
      permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
    });
    expect(await found('tue', own)).toEqual([]);
    expect(await found('tue', barn.instructor)).toEqual(['lesson Vaulting evening']);
    expect((await barn.call(barn.family, 'GET', 'search/index', { q: 'kow' })).status).toBe(403);
  });

  it('knows no others’ clients where the barn restricts them to staff (B03)', async () => {
    const strict = await app.barn({ preferences: { restrict_clients_to_staff: 1 } });
    const family = await strict.newFamily({
      holder: { firstName: 'Paula', lastName: 'Linked' },
      members: [{ firstName: 'Anna', lastName: 'Linked' }],
    });
    const teacher = await strict.newInstructor({
      permissions: ['STAFF_CAN_ACCESS_STUDENT_LIST', 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'],
    });
    const names = async () =>
      ((await strict.call(teacher, 'GET', 'search/index', { q: 'linked' })).body.hits as Hit[]).map(({ name }) => name);
    expect(await names()).toEqual([]);
    await strict.run(LinkStudents, { instructorId: teacher.instructorId, studentIds: family.studentIds });
    expect((await names()).sort()).toEqual(['Anna Linked', 'Paula Linked']);
  });

  it('stays within its barn', async () => {
    const other = await app.barn();
    expect((await other.call(other.admin, 'GET', 'search/index', { q: 'kowalska' })).body.hits as Hit[]).toEqual([]);
  });

  it('asks the database once', async () => {
    const counted = await countedApp({ poolSize: 1 });
    const one = await counted.app.barn();
    const ask = () => one.call(one.admin, 'GET', 'search/index', { q: 'biscuit' });
    await ask();
    expect(await counted.during(ask)).toBe(1);
    await counted.stop();
  });
});
