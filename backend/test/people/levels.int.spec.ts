import { ErasePeople } from '../../src/modules/people/commands/erase-people.js';
import { EditRider } from '../../src/modules/people/commands/edit-person.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

type Who = { token: string };
const NOW = '2026-11-20T14:00:00Z';

describe('levels of a barn', () => {
  let app: TestApp;
  let barn: RidingBarn;
  let level: Record<'Beginner' | 'Novice' | 'Intermediate' | 'Advanced', string>;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app);
    await call('POST', 'levels/begin');
    const { body } = await call('GET', 'options/index');
    level = Object.fromEntries(
      body.options.level.map((one: { id: string; name: string }) => [one.name, one.id]),
    ) as never;
  });

  const call = (method: 'GET' | 'POST', path: string, body: object = {}, who: Who = barn.admin) =>
    barn.call(who, method, path, body);
  const propose = (level_id: string, who: Who = barn.instructor, student_id = barn.studentId) =>
    call('POST', 'rider_levels/propose', { student_id, level_id }, who);
  const confirm = (level_id: string | null, who: Who = barn.admin) =>
    call('POST', 'rider_levels/confirm', { student_id: barn.studentId, level_id }, who);
  const show = (who: Who = barn.admin, student_id = barn.studentId) =>
    call('GET', 'rider_levels/show', { student_id }, who);
  const types = async () => (await barn.types()).filter((type) => type.startsWith('people.RiderLevel'));
  const refused = ({ status, body }: Awaited<ReturnType<typeof call>>) => [
    status,
    body.errors?.map(({ field }: { field: string }) => field) ?? body.code,
  ];

  it('begin with the usual ones, once, in their order and with their skills', async () => {
    const { body } = await call('POST', 'levels/begin');
    const listed = await call('GET', 'levels/index');
    const named = listed.body.levels.map((one: { level_name: string; level_order: number; skill_count: number }) => [
      one.level_order,
      one.level_name,
      one.skill_count,
    ]);
    expect(named.toSorted()).toEqual([
      [1, 'Beginner', 5],
      [2, 'Novice', 6],
      [3, 'Intermediate', 6],
      [4, 'Advanced', 5],
    ]);
    expect(body.levels).toHaveLength(4);
    expect((await call('GET', 'options/index')).body.options.level.map(({ name }: { name: string }) => name)).toEqual([
      'Beginner',
      'Novice',
      'Intermediate',
      'Advanced',
    ]);
    expect((await call('GET', 'options/index', {}, barn.family)).body.options.level).toEqual([]);
  });

  it('are a rider’s when staff who may have confirmed what whoever teaches proposed', async () => {
    const proposed = await propose(level.Novice);
    expect([proposed.status, proposed.body.level_id]).toEqual([200, null]);
    expect(proposed.body.history).toMatchObject([
      {
        level_name: 'Novice',
        state: 'proposed',
        proposed_by: 'Ines Tructor',
        proposed_on: '2026-11-20',
        decided_on: null,
      },
    ]);
    expect((await confirm(level.Novice, barn.instructor)).status).toBe(403);
    const waiting = await call('GET', 'rider_levels/proposals');
    expect(waiting.body.proposals).toMatchObject([
      { student_id: barn.studentId, level_name: 'Novice', former_name: null },
    ]);

    app.clock.set('2026-11-22T14:00:00Z');
    const head = await barn.newInstructor({ permissions: ['CONFIRM_RIDER_LEVELS'], firstName: 'Hedda' });
    const { body } = await confirm(level.Novice, head);
    expect(body).toMatchObject({ level_id: level.Novice, level_name: 'Novice', since: '2026-11-22' });
    expect(body.history).toMatchObject([
      { state: 'confirmed', proposed_by: 'Ines Tructor', decided_by: 'Hedda Tructor' },
    ]);
    expect((await call('GET', 'rider_levels/proposals')).body.proposals).toEqual([]);
    expect(await types()).toEqual(['people.RiderLevelProposed', 'people.RiderLevelConfirmed']);
  });

  it('are proposed and confirmed once, however often it is sent', async () => {
    await propose(level.Novice);
    await propose(level.Novice);
    await confirm(level.Novice);
    const { body } = await confirm(level.Novice);
    expect(body.history).toHaveLength(1);
    expect(await types()).toEqual(['people.RiderLevelProposed', 'people.RiderLevelConfirmed']);
  });

  it('have a history, in which what was declined stands for staff alone', async () => {
    await confirm(level.Beginner);
    await propose(level.Novice);
    await call('POST', 'rider_levels/decline', { student_id: barn.studentId });
    await confirm(null);
    const told = async (who: Who) =>
      (await show(who)).body.history.map(({ level_name, state }: Record<string, string>) => [level_name, state]);
    expect((await told(barn.admin)).toSorted()).toEqual([
      [null, 'confirmed'],
      ['Beginner', 'confirmed'],
      ['Novice', 'declined'],
    ]);
    expect((await told(barn.family)).toSorted()).toEqual([
      [null, 'confirmed'],
      ['Beginner', 'confirmed'],
    ]);
    expect((await show()).body).toMatchObject({ level_id: null, level_name: null, since: null });
  });

  it('take the place of what is noted of the rider, in lists and on the lesson’s roster', async () => {
    await barn.run(EditRider, { studentId: barn.studentId, level: 'rides well' });
    const lesson = await barn.newLesson();
    await barn.book(lesson);
    const shown = async () => {
      const [listed, own, day] = await Promise.all([
        call('GET', 'rest/students', { filter: JSON.stringify({ q: 'Rider 1' }) }),
        call('GET', 'students/student', { person_id: await personOf(barn.studentId) }, barn.family),
        call('GET', 'lessons/index', { dbday: '2026-11-24' }),
      ]);
      return [listed.body[0].level, own.body.student.level, day.body.LessonStudents[0].level_name];
    };
    expect(await shown()).toEqual(['rides well', 'rides well', null]);
    await confirm(level.Novice);
    expect(await shown()).toEqual(['Novice', 'Novice', 'Novice']);
    const renamed = { id: level.Novice, level_name: 'Group 2', level_order: 2 };
    expect((await call('POST', 'levels/update', renamed)).status).toBe(200);
    expect(await shown()).toEqual(['Group 2', 'Group 2', 'Group 2']);
  });

  it('of others are no family’s business, not even in a lesson of both', async () => {
    const lesson = await barn.newLesson();
    await barn.book(lesson);
    await confirm(level.Novice);
    const other = await barn.newFamily();
    await barn.book(lesson, other.studentIds[0]!);
    for (const field of ['clients_can_view_calendar', 'clients_can_view_other_students_on_calendar'])
      await barn.run(ChangePreference, { field, value: 1 });
    const day = await call('GET', 'lessons/index', { dbday: '2026-11-24' }, other);
    expect(day.body.LessonStudents).toHaveLength(2);
    expect(JSON.stringify(day.body)).not.toContain('Novice');
    expect((await show(other)).status).toBe(404);
    expect((await propose(level.Novice, other)).status).toBe(403);
  });

  it('are of one barn, and what is out of use is not newly given', async () => {
    const stranger = await app.barn();
    expect(refused(await propose(level.Novice, stranger.admin))).toEqual([404, ['student_id']]);
    await call('POST', 'levels/updateActivationStatus', { id: level.Novice, is_active: 0 });
    expect(refused(await propose(level.Novice))).toEqual([400, ['level_id']]);
    expect(refused(await confirm(barn.newId()))).toEqual([404, ['level_id']]);
    expect(refused(await call('POST', 'rider_levels/confirm', { student_id: barn.studentId }))).toEqual([
      400,
      ['level_id'],
    ]);
    expect(await types()).toEqual([]);
  });

  it('are proposed by limited staff for those whom they teach', async () => {
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect((await propose(level.Novice)).status).toBe(404);
    await barn.book(await barn.newLesson());
    expect((await propose(level.Novice)).status).toBe(200);
    expect((await propose(level.Novice, barn.instructor, barn.siblingId)).status).toBe(404);
  });

  it('of whoever is erased are gone with the history', async () => {
    await confirm(level.Novice);
    await propose(level.Advanced);
    const personId = await personOf(barn.studentId);
    await barn.run(ErasePeople, {
      causeId: personId,
      personIds: [personId],
      studentIds: [barn.studentId],
      lessonIds: [],
    });
    const left = await barn.read(
      (sql) => sql`select level_id, (select count(*)::int from rider_level r where r.student_id = s.student_id) as lines
        from student s where student_id = ${barn.studentId}`,
    );
    expect(left).toEqual([{ level_id: null, lines: 0 }]);
  });

  const personOf = async (studentId: string) => {
    const [one] = await barn.read(
      (sql) => sql<{ id: string }[]>`select person_id as id from student where student_id = ${studentId}`,
    );
    return one!.id;
  };
});
