import { MergeAccounts } from '../../src/modules/people/commands/merge-accounts.js';
import { EditContact } from '../../src/modules/people/commands/edit-person.js';
import { NOW } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { ImportSchedule } from '../../src/modules/imports/jobs/clear-imports.js';
import { importCalls } from './import-calls.js';

const FAMILIES = [
  'Parent first name,Parent last name,Email,Mobile,Rider first name,Rider last name,Date of birth,Level',
  'Paula,Klein,paula@klein.test,+1 519 555 0101,Anna,Klein,2015-04-03,Beginner',
  'Paula,Klein,paula@klein.test,,Ben,Klein,,',
  'Omar,Haddad,omar@haddad.test,,Omar,Haddad,,Novice',
  'Nora,Nobody,not an address,,Nils,Nobody,,',
].join('\r\n');

describe('the import of account holders and riders', () => {
  let app: WorkApp, barn: TestBarn, calls: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await app.barn();
    calls = importCalls(app, barn.admin);
  });
  afterAll(() => app.stop());

  const count = (table: string) =>
    barn.read(async (sql) => (await sql<{ n: number }[]>`select count(*)::int as n from ${sql(table)}`)[0]!.n);
  const imported = async (content: string, kind = 'people') => {
    const { id } = await calls.read(content, kind);
    expect((await calls.start(id)).status).toBe(200);
    await app.settled(barn.farmId);
    return id;
  };
  const undone = async (id: string) => {
    expect((await calls.undo(id)).status).toBe(200);
    await app.settled(barn.farmId);
    return calls.look(id);
  };

  it('is looked at first, each problem at its row and cell, and changes nothing', async () => {
    const people = await count('person');
    const read = await calls.read(FAMILIES);
    expect(read).toMatchObject({ state: 'read', encoding: 'UTF-8', separator: ',', has_header: 1 });
    expect(read.columns.map(({ field }) => field)).toEqual([
      'account_first_name',
      'account_last_name',
      'email',
      'mobile',
      'student_first_name',
      'student_last_name',
      'date_of_birth',
      'level',
    ]);
    const checked = await calls.check(read.id);
    expect(checked).toMatchObject({ imports: 3, leaves: 1, size: 4 });
    expect(checked.rows[3]).toMatchObject({
      row: 5,
      imports: 0,
      problems: [{ code: 'not_email', severity: 'error', column: 2 }],
    });
    expect((await calls.check(read.id, { show: 'problems' })).rows.map(({ row }) => row)).toEqual([5]);
    expect(await count('person')).toBe(people);
  });

  it('makes accounts with their riders, leaves what is wrong, and sends no mail', async () => {
    const id = await imported(FAMILIES);
    expect(await calls.look(id)).toMatchObject({ state: 'done', to_do: 3, done: 3, made: 3, left: 1 });
    const rows = await barn.read(
      (sql) => sql`
        select p.person_name, h.person_name as holder, p.contact_email, s.level, s.date_of_birth
        from person p join person h on h.person_id = p.billing_person_id left join student s on s.person_id = p.person_id
        where h.last_name in ('Klein', 'Haddad', 'Nobody') order by p.person_name`,
    );
    const nobody = { contact_email: null, level: null, date_of_birth: null };
    expect(rows).toEqual([
      { ...nobody, person_name: 'Anna Klein', holder: 'Paula Klein', level: 'Beginner', date_of_birth: '2015-04-03' },
      { ...nobody, person_name: 'Ben Klein', holder: 'Paula Klein' },
      {
        ...nobody,
        person_name: 'Omar Haddad',
        holder: 'Omar Haddad',
        contact_email: 'omar@haddad.test',
        level: 'Novice',
      },
      { ...nobody, person_name: 'Paula Klein', holder: 'Paula Klein', contact_email: 'paula@klein.test' },
    ]);
    const left = (await calls.check(id, { show: 'leave' })).rows;
    expect(left).toMatchObject([{ row: 5, outcome: 'left', problems: [{ code: 'not_email' }] }]);
    expect(await app.ledger(barn.farmId)).toEqual([]);
    const log = JSON.stringify((await barn.log()).slice(-8));
    expect(log).toContain('imports.ImportFinished');
    expect(log).not.toMatch(/Klein|paula|Haddad|519 555/);
  });

  it('is undone, but for what was used since, of which it says so', async () => {
    const before = await count('person');
    const id = await imported(FAMILIES);
    const [omar] = await barn.read(
      (sql) => sql<{ id: string }[]>`select person_id as id from person where person_name = 'Omar Haddad'`,
    );
    await barn.run(EditContact, { personId: omar!.id, contactMobile: '+1 519 555 0199' });
    expect(await undone(id)).toMatchObject({ state: 'undone', kept: 1, made: 1, undo_until: null });
    expect(await count('person')).toBe(before + 1);
    const kept = (await calls.check(id, { problem: 'used' })).rows;
    expect(kept).toMatchObject([{ row: 4, outcome: 'kept' }]);
    expect((await calls.undo(id)).body).toMatchObject({ status: 409, code: 'import_undo_over' });
  });

  it.each([
    ['a rider has a lesson', async (riders: Riders) => plan(riders.anna)],
    [
      'a rider has horses',
      async ({ anna }: Riders) => post('xrefs/updateStudentHorse', { single_id: anna.student, array: barn.horseIds }),
    ],
    [
      'a holder has a note',
      async ({ anna }: Riders) =>
        post('notes_clients/createNoteFromClientPage', { person_id: anna.account, notes: 'Likes greys', is_public: 1 }),
    ],
    [
      'a rider was added',
      async ({ anna }: Riders) => post('people/addNewDependant', { firstName: 'New', accountHolderId: anna.account }),
    ],
  ] as const)('keeps an account of which %s', async (_, use) => {
    const id = await imported(FAMILIES);
    const anna = await riderOf('Anna Klein');
    await use({ anna });
    const { kept } = await undone(id);
    expect(kept).toBeGreaterThanOrEqual(1);
    const left = await barn.read((sql) => sql<{ name: string }[]>`select person_name as name from person order by 1`);
    expect(left.map(({ name }) => name)).toContain('Paula Klein');
    expect(left.map(({ name }) => name)).not.toContain('Omar Haddad');
  });

  it('undoes nothing of what went into another account', async () => {
    const id = await imported(FAMILIES);
    const { account: mergedId } = await riderOf('Anna Klein');
    await barn.run(MergeAccounts, { accountId: barn.family.personId, mergedId });
    expect(await undone(id)).toMatchObject({ state: 'undone' });
    const left = await barn.read((sql) => sql<{ name: string }[]>`select person_name as name from person`);
    expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(['Paula Klein']));
  });

  it('can be undone for a day, and no longer', async () => {
    const id = await imported(FAMILIES);
    expect((await calls.look(id)).undo_until).toBe('2026-11-21T14:00:00.000Z');
    app.clock.set('2026-11-21T14:00:01Z');
    expect((await calls.undo(id)).body).toMatchObject({ status: 409, code: 'import_undo_over' });
  });

  it('finds who is there already, adds riders to accounts that are there, and leaves the rest to a decision', async () => {
    await imported(FAMILIES);
    const again = await calls.read(
      [
        'Parent,Email,Rider',
        'Paula Klein,paula@klein.test,Anna Klein',
        'Paula Klein,paula@klein.test,Clara Klein',
        'Petra Klein,paula@klein.test,Dora Klein',
      ].join('\n'),
    );
    const checked = await calls.check(again.id);
    expect(checked.rows.map(({ imports, problems }) => [imports, problems.map(({ code }) => code)])).toEqual([
      [0, ['already_there']],
      [1, ['joins']],
      [0, ['looks_like']],
    ]);
    await calls.take(again.id, { row: 4, take: 1 });
    expect((await calls.start(again.id)).status).toBe(200);
    await app.settled(barn.farmId);
    const paula = (await riderOf('Anna Klein')).account;
    const members = await barn.read(
      (sql) =>
        sql<{ name: string }[]>`select first_name as name from person where billing_person_id = ${paula} order by 1`,
    );
    expect(members.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Clara', 'Paula']);
    expect((await riderOf('Dora Klein')).account).not.toBe(paula);
  });

  it('is refused where the barn is no longer as it was shown', async () => {
    const { id } = await calls.read(FAMILIES);
    const { body } = await app.call(barn.admin, 'POST', 'imports/start', { id, rows: 4 });
    expect(body).toMatchObject({ status: 409, code: 'import_changed' });
    expect(await calls.look(id)).toMatchObject({ state: 'read' });
  });

  it('happens once, however often it is asked for, and one at a time', async () => {
    const [one, other] = [await calls.read(FAMILIES), await calls.read('Name\nSomebody Else')];
    const answers = await Promise.all([calls.start(one.id), calls.start(one.id), calls.start(other.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await app.settled(barn.farmId);
    expect((await barn.log()).filter(({ type }) => type === 'imports.ImportFinished')).toHaveLength(1);
  });

  it('is nobody’s but the barn’s', async () => {
    const { id } = await calls.read(FAMILIES);
    const stranger = await app.barn();
    const theirs = importCalls(app, stranger.admin);
    for (const answer of [
      await app.call(stranger.admin, 'GET', 'imports/read', { id }),
      await app.call(stranger.admin, 'GET', 'imports/check', { id }),
      await app.call(stranger.admin, 'POST', 'imports/start', { id, rows: 3 }),
      await app.call(stranger.admin, 'POST', 'imports/take', { id, take: 1 }),
      await app.call(stranger.admin, 'POST', 'imports/columns', { id, has_header: 0 }),
      await theirs.undo(id),
    ])
      expect(answer.body).toMatchObject({ status: 404 });
    expect((await app.call(barn.instructor, 'GET', 'imports/read', { id })).status).toBe(403);
    expect(await calls.look(id)).toMatchObject({ state: 'read', has_header: 1 });
  });

  it('is forgotten after a week, with its rows', async () => {
    await imported(FAMILIES);
    app.clock.set('2026-11-28T14:00:01Z');
    await app.app.get(ImportSchedule).clear();
    await app.settled(barn.farmId);
    expect([await count('import_run'), await count('import_row')]).toEqual([0, 0]);
  });

  it('takes horses, as their barns have written them down', async () => {
    const id = await imported(
      [
        'Name;Height;Colour;Year born or age;Gender',
        'Jet;14.3hh;chestnut;b.1996;mare',
        'Biscuit;;;;',
        'Golly;;;18 years;gelding',
        'Q;;;young;',
      ].join('\n'),
      'horses',
    );
    const rows = await barn.read(
      (sql) =>
        sql`select horse_name, height, year_born from horse where horse_name in ('Jet', 'Golly', 'Q') order by 1`,
    );
    expect(rows).toEqual([
      { horse_name: 'Golly', height: null, year_born: 2008 },
      { horse_name: 'Jet', height: '14.3hh', year_born: 1996 },
    ]);
    const left = (await calls.check(id, { show: 'leave' })).rows;
    expect(left.map(({ row, problems }) => [row, problems[0]!.code])).toEqual([
      [3, 'already_there'],
      [5, 'not_a_year'],
    ]);
    expect(await undone(id)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await count('horse')).toBe(2);
  });

  interface Riders {
    anna: { account: string; student: string };
  }
  const post = async (path: string, body: object) => {
    const answer = await app.call(barn.admin, 'POST', path, body);
    expect([path, answer.status, answer.body.message]).toEqual([path, 200, undefined]);
  };
  const plan = ({ student }: Riders['anna']) =>
    post('lessons/createSingleLesson', { section_id: barn.sectionId, start: '2026-11-24 16:00', students: [student] });
  const riderOf = async (name: string) => {
    const [found] = await barn.read(
      (sql) => sql<Riders['anna'][]>`
        select p.billing_person_id as account, s.student_id as student
        from person p join student s on s.person_id = p.person_id where p.person_name = ${name}`,
    );
    return found!;
  };
});
