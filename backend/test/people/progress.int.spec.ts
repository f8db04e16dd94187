import { ErasePeople } from '../../src/modules/people/commands/erase-people.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

type Who = { token: string };
type Level = { level_name: string; standing: string; reached: number; of: number; skills: Skill[] };
type Skill = { skill_id: string; skill_name: string; reached_on: string | null; noted_by: string | null };
const NOW = '2026-11-20T14:00:00Z';

describe('progress of a rider', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app);
    await call('POST', 'levels/begin');
  });

  const call = (method: 'GET' | 'POST', path: string, body: object = {}, who: Who = barn.admin) =>
    barn.call(who, method, path, body);
  const show = async (who: Who = barn.admin, student_id = barn.studentId) =>
    call('GET', 'progress/show', { student_id }, who);
  const note = (body: { reached?: string[]; not_yet?: string[] }, who: Who = barn.instructor) =>
    call('POST', 'progress/note', { student_id: barn.studentId, ...body }, who);
  const levels = async (who?: Who): Promise<Level[]> => (await show(who)).body.levels;
  const skillsOf = async (name: string) => (await levels()).find(({ level_name }) => level_name === name)!.skills;
  const idsOf = async (name: string) => (await skillsOf(name)).map(({ skill_id }) => skill_id);
  const levelId = async (name: string) => {
    const { body } = await call('GET', 'options/index');
    return body.options.level.find((one: { name: string }) => one.name === name).id as string;
  };
  const confirm = async (name: string) =>
    call('POST', 'rider_levels/confirm', { student_id: barn.studentId, level_id: await levelId(name) });
  const told = async () => (await barn.types()).filter((type) => type === 'people.RiderSkillsNoted').length;
  const refused = ({ status, body }: Awaited<ReturnType<typeof call>>) => [
    status,
    body.errors?.map(({ field }: { field: string }) => field) ?? body.code,
  ];

  it('is noted by whoever teaches, said to the family with the day and who, and taken back', async () => {
    const [first, second] = (await idsOf('Beginner')) as [string, string];
    const { body, status } = await note({ reached: [first, second] });
    expect(status).toBe(200);
    expect(body.levels[0]).toMatchObject({ level_name: 'Beginner', standing: 'next', reached: 2, of: 5 });
    const [own] = await levels(barn.family);
    expect(own!.skills.map(({ reached_on, noted_by }) => [reached_on, noted_by]).slice(0, 3)).toEqual([
      ['2026-11-20', 'Ines Tructor'],
      ['2026-11-20', 'Ines Tructor'],
      [null, null],
    ]);
    app.clock.set('2026-11-27T14:00:00Z');
    expect((await note({ not_yet: [first] })).body.levels[0]).toMatchObject({ reached: 1, of: 5 });
    expect((await skillsOf('Beginner')).map(({ reached_on }) => reached_on)).toEqual([
      null,
      '2026-11-20',
      null,
      null,
      null,
    ]);
    expect(await told()).toBe(2);
  });

  it('is noted once, however often it is sent, and keeps the first day', async () => {
    const [first] = (await idsOf('Beginner')) as [string];
    await note({ reached: [first] });
    app.clock.set('2026-12-01T14:00:00Z');
    await note({ reached: [first, first] });
    expect((await skillsOf('Beginner'))[0]!.reached_on).toBe('2026-11-20');
    expect(await told()).toBe(1);
  });

  it('leads from level to level: families read the next one, and nothing that is far ahead', async () => {
    await confirm('Novice');
    const standings = async (who?: Who) =>
      (await levels(who)).map(({ level_name, standing }) => [level_name, standing]);
    expect(await standings()).toEqual([
      ['Beginner', 'behind'],
      ['Novice', 'own'],
      ['Intermediate', 'next'],
      ['Advanced', 'ahead'],
    ]);
    expect((await standings(barn.family)).map(([name]) => name)).toEqual(['Beginner', 'Novice', 'Intermediate']);
    await note({ reached: [(await idsOf('Advanced'))[0]!] });
    expect((await standings(barn.family)).map(([name]) => name)).toContain('Advanced');
  });

  it('is complete when all skills of the next level are reached, until that level is proposed', async () => {
    const [last, ...others] = (await idsOf('Beginner')).toReversed();
    expect((await note({ reached: others })).body.is_ready).toBe(0);
    expect((await note({ reached: [last!] })).body.is_ready).toBe(1);
    await call('POST', 'rider_levels/propose', { student_id: barn.studentId, level_id: await levelId('Beginner') });
    expect((await show()).body.is_ready).toBe(0);
    await confirm('Beginner');
    expect((await show()).body.is_ready).toBe(0);
  });

  it('lists for whoever confirms levels which riders could be given the next one', async () => {
    const ready = async (who?: Who) => {
      const { body } = await call('GET', 'rider_levels/proposals', {}, who);
      return body.ready.map(({ student_id, level_name, former_name }: Record<string, string>) => [
        student_id,
        level_name,
        former_name,
      ]);
    };
    await note({ reached: [...(await idsOf('Beginner')).slice(1), ...(await idsOf('Advanced'))] });
    expect(await ready()).toEqual([]);
    await note({ reached: await idsOf('Beginner') });
    expect(await ready()).toEqual([[barn.studentId, 'Beginner', null]]);
    await confirm('Beginner');
    expect(await ready()).toEqual([]);
    await note({ reached: await idsOf('Novice') });
    expect(await ready()).toEqual([[barn.studentId, 'Novice', 'Beginner']]);
    await call('POST', 'rider_levels/propose', { student_id: barn.studentId, level_id: await levelId('Novice') });
    expect(await ready()).toEqual([]);
    expect(await ready((await app.barn()).admin)).toEqual([]);
  });

  it('keeps a skill that is out of use where it is reached, and gives it to nobody any more', async () => {
    const [first, second] = (await idsOf('Beginner')) as [string, string];
    await note({ reached: [first] });
    for (const id of [first, second]) await call('POST', 'skills/updateActivationStatus', { id, is_active: 0 });
    const [beginner] = await levels();
    expect(beginner).toMatchObject({ reached: 0, of: 3 });
    expect(beginner!.skills.map(({ skill_id }) => skill_id)).toEqual(expect.arrayContaining([first]));
    expect(beginner!.skills.map(({ skill_id }) => skill_id)).not.toContain(second);
    expect(refused(await note({ reached: [second] }))).toEqual([400, ['reached']]);
    expect((await note({ not_yet: [first] })).status).toBe(200);
    expect((await levels())[0]!.skills).toHaveLength(3);
  });

  it('is refused by field, and nothing is half noted', async () => {
    const [first, second] = (await idsOf('Beginner')) as [string, string];
    expect(refused(await note({ reached: [first], not_yet: [first] }))).toEqual([400, ['not_yet']]);
    expect(refused(await note({ reached: [second, barn.newId()] }))).toEqual([404, ['reached']]);
    expect(refused(await note({ reached: ['no id'] }))).toEqual([400, ['reached']]);
    expect(await told()).toBe(0);
    expect((await levels())[0]!.reached).toBe(0);
  });

  it('of others is no family’s business, and noted by no family', async () => {
    const [first] = (await idsOf('Beginner')) as [string];
    const other = await barn.newFamily();
    expect((await show(other)).status).toBe(404);
    expect((await note({ reached: [first] }, barn.family)).status).toBe(403);
  });

  it('is of one barn', async () => {
    const stranger = await app.barn();
    const [first] = (await idsOf('Beginner')) as [string];
    expect(refused(await note({ reached: [first] }, stranger.admin))).toEqual([404, ['student_id']]);
    expect((await show(stranger.admin)).status).toBe(404);
    const [rider] = (await stranger.newFamily()).studentIds;
    const theirs = { student_id: rider, reached: [first] };
    expect(refused(await stranger.call(stranger.admin, 'POST', 'progress/note', theirs))).toEqual([404, ['reached']]);
  });

  it('is noted by limited staff for those whom they teach', async () => {
    const [first] = (await idsOf('Beginner')) as [string];
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect((await note({ reached: [first] })).status).toBe(404);
    await barn.book(await barn.newLesson());
    expect((await note({ reached: [first] })).status).toBe(200);
  });

  it('says on whom a rider has ridden: lessons that have begun and were not called off', async () => {
    const [horseId] = barn.horseIds;
    const ridden = async (who?: Who) =>
      (await show(who)).body.horses.map(({ times, last_on }: Record<string, unknown>) => [times, last_on]);
    const lesson = await barn.newLesson();
    const id = await barn.book(lesson);
    await call('POST', 'lesson_people/updateHorseInStudentLesson', { id, horse_id: horseId });
    const missed = await barn.book(await barn.newLesson('2026-11-23'));
    await call('POST', 'lesson_people/updateHorseInStudentLesson', { id: missed, horse_id: horseId });
    await barn.cancel(missed, { enrollment_status_code: 'CNS' });
    expect(await ridden()).toEqual([]);
    app.clock.set('2026-11-25T14:00:00Z');
    expect(await ridden()).toEqual([[1, '2026-11-24']]);
    expect(await ridden(barn.family)).toEqual([]);
    await barn.run(ChangePreference, { field: 'clients_can_view_horses', value: 1 });
    expect(await ridden(barn.family)).toEqual([[1, '2026-11-24']]);
  });

  it('of whoever is erased is gone', async () => {
    await note({ reached: await idsOf('Beginner') });
    const [one] = await barn.read(
      (sql) => sql<{ id: string }[]>`select person_id as id from student where student_id = ${barn.studentId}`,
    );
    const { id } = one!;
    await barn.run(ErasePeople, { causeId: id, personIds: [id], studentIds: [barn.studentId], lessonIds: [] });
    expect(await barn.read((sql) => sql`select * from rider_skill`)).toEqual([]);
  });
});
