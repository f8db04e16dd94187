import { mayRead, NOTE_SUBJECTS, type NoteFacts } from '../../src/modules/notes/domain/note-access.js';
import { matchingNotes } from '../../src/modules/notes/queries/notes.js';
import { isReadable } from '../../src/modules/notes/queries/readable-notes.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const PAGE = 'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE';
const STAFF_PAGE = 'STAFF_CAN_VIEW_STAFF_NOTES_PAGE';

describe('notes', () => {
  let app: TestApp, barn: TestBarn;
  let rider: { personId: string };
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await app.barn();
    rider = barn.family.riders[0]!;
  });

  const post = (who: SignedIn, path: string, body: object) => barn.call(who, 'POST', path, body);
  const addClient = (who: SignedIn, notes: string, more: object = {}) =>
    post(who, 'notes_clients/createNoteFromClientPage', { person_id: rider.personId, notes, is_public: 1, ...more });
  const addHorse = (who: SignedIn, notes: string, more: object = {}) =>
    post(who, 'notes_horses/create', { horse_id: barn.horseIds[0], notes, is_public: 1, ...more });
  const clientNotes = async (who: SignedIn, more: object = {}) =>
    barn.call(who, 'GET', 'notes_clients/clientNotes', { person_id: rider.personId, ...more });
  const texts = ({ body }: { body: { notes?: { notes: string }[] } }) => body.notes?.map(({ notes }) => notes);
  const events = async () => (await barn.log()).filter(({ type }) => type.startsWith('notes.'));

  it('are read by those who may: administrators, staff with and without ADD_PRIVATE_NOTE, families their own (A05, A06)', async () => {
    const [author, reader, trusted] = [
      await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE', 'ADD_PRIVATE_NOTE'] }),
      await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] }),
      await barn.newInstructor({ permissions: [PAGE, 'ADD_PRIVATE_NOTE'] }),
    ];
    await addClient(barn.admin, 'open');
    await addClient(barn.admin, 'hidden', { is_public: 0 });
    expect((await addClient(author, 'mine', { is_public: 0 })).status).toBe(200);
    expect(texts(await clientNotes(barn.admin))).toEqual(['mine', 'hidden', 'open']);
    expect(texts(await clientNotes(trusted))).toEqual(['mine', 'hidden', 'open']);
    expect(texts(await clientNotes(reader))).toEqual(['open']);
    expect(texts(await clientNotes(barn.family))).toEqual(['open']);
    const others = await barn.newFamily();
    expect((await clientNotes(others)).status).toBe(404);
    expect((await clientNotes(await barn.newInstructor({ permissions: [] }))).status).toBe(403);
  });

  it('that are private are written by administrators and with ADD_PRIVATE_NOTE, about staff by administrators alone (A05)', async () => {
    const plain = await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE', 'ADD_HORSE_LESSON_NOTES'] });
    for (const refused of [await addClient(plain, 'x', { is_public: 0 }), await addHorse(plain, 'x', { is_public: 0 })])
      expect([refused.status, refused.body.code]).toEqual([403, 'private_note_denied']);
    const trusted = await barn.newInstructor({
      permissions: ['VIEW_CLIENT_PROFILE', 'ADD_HORSE_LESSON_NOTES', 'ADD_PRIVATE_NOTE', STAFF_PAGE],
    });
    expect((await addClient(trusted, 'x', { is_public: 0 })).status).toBe(200);
    const { body } = await addHorse(trusted, 'lame', { is_public: 0 });
    expect(body.note).toMatchObject({ notes: 'lame', is_public: 0, horse_name: 'Biscuit', about: 'horse' });
    const aboutStaff = { person_id: plain.personId, who: 'staff', is_public: 0 };
    expect((await addClient(trusted, 'x', aboutStaff)).status).toBe(403);
    expect((await addClient(barn.admin, 'x', aboutStaff)).status).toBe(200);
  });

  it('about a member of the staff are read by themselves, public ones only, and with the page’s permission (R032, R033)', async () => {
    const [me, other, reviewing] = [
      await barn.newInstructor({ permissions: [] }),
      await barn.newInstructor({ permissions: [] }),
      await barn.newInstructor({ permissions: [STAFF_PAGE] }),
    ];
    const about = { person_id: me.personId };
    await addClient(barn.admin, 'open', about);
    await addClient(barn.admin, 'hidden', { ...about, is_public: 0 });
    expect((await addClient(me, 'mine', about)).body.note).toMatchObject({ about: 'staff' });
    const staffNotes = (who: SignedIn, more = {}) =>
      barn.call(who, 'GET', 'notes_clients/staffNotes', { ...about, ...more });
    expect(texts(await staffNotes(barn.admin))).toEqual(['mine', 'hidden', 'open']);
    expect(texts(await staffNotes(me))).toEqual(['mine', 'open']);
    expect(texts(await staffNotes(reviewing))).toEqual(['mine', 'open']);
    expect((await staffNotes(other)).status).toBe(403);
    expect((await addClient(other, 'x', about)).status).toBe(403);
    expect((await staffNotes(barn.admin, { limit: 2, offset: 2 })).body).toMatchObject({
      size: 3,
      notes: [{ notes: 'open' }],
      can_add: 1,
      can_add_private: 1,
    });
    expect((await staffNotes(me)).body).toMatchObject({ can_add: 1, can_add_private: 0, can_change_email: 0 });
    const client = (await clientNotes(barn.admin)).body;
    expect(client).toMatchObject({ usual_email: expect.stringMatching(/^family-/), can_change_email: 1 });
    expect((await clientNotes(barn.family)).body).toMatchObject({ usual_email: null, can_add: 1, can_add_private: 0 });
  });

  it('of a family are public and for the administrators, whatever it sends; it changes none (R055, R057, F02)', async () => {
    const { status, body } = await addClient(barn.family, 'Anna is ill', { is_public: 0, pin: 1 });
    expect(status).toBe(200);
    expect(body.note).toMatchObject({
      is_public: 1,
      pin: 0,
      for_admin: 1,
      created_by_person: expect.stringMatching(/^Paula/),
    });
    const { id } = body.note;
    for (const [path, change] of [
      ['updatePublic', { is_public: 0 }],
      ['updatePin', { pin: 1 }],
      ['delete', {}],
    ] as const)
      expect((await post(barn.family, `notes_clients/${path}`, { id, ...change })).status).toBe(403);
    expect((await post(barn.admin, 'notes_clients/updatePublic', { id, is_public: 0 })).body.note.is_public).toBe(0);
    expect(texts(await clientNotes(barn.family))).toEqual([]);
    const stranger = await barn.newFamily();
    expect((await addClient(stranger, 'x')).status).toBe(404);
    expect((await addClient(barn.family, 'x', { person_id: barn.instructor.personId })).status).toBe(404);
  });

  it('are pinned and made private by those who may, first the pinned; the log tells who did it and not what it says (R055)', async () => {
    const { body: first } = await addClient(barn.admin, 'Secret text');
    await addClient(barn.admin, 'Later');
    const reader = await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] });
    const { id } = first.note;
    expect((await post(reader, 'notes_clients/updatePublic', { id, is_public: 0 })).status).toBe(403);
    expect((await post(reader, 'notes_clients/updatePin', { id, pin: 1 })).body.note.pin).toBe(1);
    expect(texts(await clientNotes(barn.admin))).toEqual(['Secret text', 'Later']);
    for (const is_public of [0, 0]) await post(barn.admin, 'notes_clients/updatePublic', { id, is_public });
    expect((await post(reader, 'notes_clients/updatePin', { id, pin: 0 })).status).toBe(404);
    expect((await post(barn.admin, 'notes_horses/delete', { id })).status).toBe(404);
    expect((await post(reader, 'notes_clients/delete', { id })).status).toBe(403);
    expect((await post(barn.admin, 'notes_clients/delete', { id })).body).toEqual({ id });
    expect((await post(barn.admin, 'notes_clients/delete', { id })).status).toBe(404);
    const log = await events();
    const about = { noteId: id, about: 'client', subjectId: rider.personId };
    expect(
      log.filter(({ data }) => data.noteId === id).map(({ type, data, metadata }) => [type, data, metadata.actor]),
    ).toEqual([
      [
        'notes.NoteAdded',
        { ...about, lessonId: null, isPublic: true, pin: false, sendEmail: false },
        barn.admin.loginId,
      ],
      ['notes.NoteChanged', { ...about, change: 'pinned' }, reader.loginId],
      ['notes.NoteChanged', { ...about, change: 'made private' }, barn.admin.loginId],
      ['notes.NoteDeleted', about, barn.admin.loginId],
    ]);
    expect(JSON.stringify(log)).not.toContain('Secret');
  });

  it('without text are not saved (R056)', async () => {
    for (const notes of ['', '  \n ']) {
      const { status, body } = await addClient(barn.admin, notes);
      expect([status, body.errors]).toEqual([400, [{ field: 'notes', message: 'Please write a note' }]]);
    }
    expect(await events()).toEqual([]);
  });

  it('are reviewed by the barn’s day, clients’, staff’s and horses’ apart (R054)', async () => {
    app.clock.set('2026-11-21T04:30:00Z');
    await addClient(barn.admin, 'late on Friday');
    await addClient(barn.admin, 'about Ines', { person_id: barn.instructor.personId });
    await addHorse(barn.admin, 'shod');
    app.clock.set('2026-11-21T05:30:00Z');
    await addClient(barn.admin, 'early on Saturday', { is_public: 0 });
    const day = (path: string, more: object) => barn.call(barn.admin, 'GET', path, { dbday: '2026-11-20', ...more });
    const clients = await day('notes_clients/clientNotes', { clients_only: 1 });
    expect(texts(clients)).toEqual(['late on Friday']);
    expect(clients.body).toMatchObject({
      data: clients.body.notes,
      size: 1,
      notes: [{ created_at: '2026-11-20 23:30', created_by_person: 'Ada Minister', pin: 0, is_public: 1 }],
    });
    expect(texts(await day('notes_clients/clientNotes', { staff_only: 1 }))).toEqual(['about Ines']);
    expect(texts(await day('notes_horses/getHorsePageNotes', {}))).toEqual(['shod']);
    const inFilter = { filter: { dbday: '2026-11-20' } };
    expect(texts(await barn.call(barn.admin, 'GET', 'notes_horses/getHorsePageNotes', inFilter))).toEqual(['shod']);
    const dates = { date1: '2026-11-20', date2: '2026-11-21' };
    expect(texts(await clientNotes(barn.admin, { dates }))).toEqual(['early on Saturday', 'late on Friday']);
    for (const wrong of [{ date1: '2026-02-31' }, { date1: 'x' }])
      expect((await clientNotes(barn.admin, { dates: wrong })).status).toBe(400);
    const profile = await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] });
    const ask = { dbday: '2026-11-20' };
    expect((await barn.call(profile, 'GET', 'notes_clients/clientNotes', ask)).status).toBe(403);
    const staffPage = await barn.newInstructor({ permissions: [STAFF_PAGE] });
    expect((await barn.call(staffPage, 'GET', 'notes_clients/clientNotes', ask)).status).toBe(403);
    expect(texts(await barn.call(staffPage, 'GET', 'notes_clients/clientNotes', { ...ask, staff_only: 1 }))).toEqual([
      'about Ines',
    ]);
  });

  it('of a client’s page come by fifty (R060)', async () => {
    for (let n = 1; n <= 51; n++) await addClient(barn.admin, `note ${n}`);
    const { body } = await clientNotes(barn.admin);
    expect([body.notes.length, body.size]).toEqual([50, 51]);
    expect(texts(await clientNotes(barn.admin, { offset: 50 }))).toEqual(['note 1']);
    expect(texts(await clientNotes(barn.admin, { limit: 1 }))).toEqual(['note 51']);
  });

  it('are found by their day, person or horse, however many there are', async () => {
    const { farmId } = barn;
    await app.owner`
      insert into note (farm_id, note_id, about, person_id, horse_id, notes, is_public, pin, author_type, created_at)
      select ${farmId}::uuid, gen_random_uuid(), case when n % 2 = 0 then 'client' else 'horse' end,
        case when n % 2 = 0 then (array(select person_id from person where farm_id = ${farmId}::uuid))[1 + n % 3] end,
        case when n % 2 = 1 then (array(select horse_id from horse where farm_id = ${farmId}::uuid))[1 + n % 2] end,
        'x', true, false, 'ADM', ${app.clock.now()}::timestamptz - n * interval '1 hour'
      from generate_series(1, 8000) n`;
    await app.owner`analyze note`;
    const actor: Actor = { loginId: '', userType: 'ADM', permissions: new Set() };
    const indexFor = (wanted: object) =>
      barn.read(async (sql) => {
        const page = { limit: 50, offset: 0, about: 'client' as const, ...wanted };
        const [row] = await sql<object[]>`explain (format json) ${matchingNotes(sql, { farmId, actor }, page)}`;
        return /"Index Name":"(note_[a-z_]+?)(?:_\d+)?"/.exec(JSON.stringify(row))?.[1];
      });
    expect(await indexFor({ from: '2026-11-20' })).toBe('note_by_day');
    expect(await indexFor({ personId: rider.personId })).toBe('note_by_person');
    expect(await indexFor({ about: 'horse', horseId: barn.newId() })).toBe('note_by_horse');
  });

  it('of a lesson stand at it, and hide it from staff who see their own lessons only (A01)', async () => {
    const { body: planned } = await post(barn.admin, 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      title: 'Beginner group',
    });
    const lesson = { lesson_date_time_id: planned.lesson.id };
    await addHorse(barn.admin, 'tired', lesson);
    const at = (who: SignedIn) => barn.call(who, 'GET', 'notes_horses/index', lesson);
    expect((await at(barn.admin)).body.notes).toMatchObject([
      { notes: 'tired', lesson_name: 'Beginner group', scheduled_date: '2026-11-24' },
    ]);
    expect((await barn.call(barn.admin, 'GET', 'notes_clients/index', lesson)).body.notes).toEqual([]);
    const codes = ['VIEW_HORSE_LESSON_NOTES', 'VIEW_HORSE_PROFILE', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'];
    const restricted = await barn.newInstructor({ permissions: [...codes, 'ADD_HORSE_LESSON_NOTES'] });
    expect((await at(restricted)).status).toBe(404);
    expect((await addHorse(restricted, 'x', lesson)).status).toBe(404);
    const page = await barn.call(restricted, 'GET', 'notes_horses/getHorsePageNotes', { horse_id: barn.horseIds[0] });
    expect(page.body.notes).toMatchObject([{ notes: 'tired', lesson_name: null, lesson_date_time_id: null }]);
    expect((await addHorse(barn.admin, 'x', { lesson_date_time_id: barn.newId() })).status).toBe(404);
    expect((await addHorse(barn.admin, 'x', { horse_id: barn.newId() })).status).toBe(404);
  });

  it('of a rider are written at their lesson, by those who may add them there (R086, B03)', async () => {
    const [riding, absent] = barn.family.studentIds as [string, string];
    const { body: planned } = await post(barn.admin, 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      title: 'Beginner group',
      students: [riding],
    });
    const lesson = { lesson_date_time_id: planned.lesson.id };
    const add = (who: SignedIn, notes: string, more: object = {}) =>
      post(who, 'notes_clients/createNoteFromLesson', {
        ...lesson,
        student_id: riding,
        notes,
        is_public: 1,
        date_created_at: '2026-11-20',
        time_created_at: '09:00',
        ...more,
      });
    const at = (who: SignedIn) => barn.call(who, 'GET', 'notes_clients/index', lesson);
    const adding = await barn.newInstructor({ permissions: ['ADD_STUDENT_LESSON_NOTES'] });
    const reading = await barn.newInstructor({ permissions: ['VIEW_STUDENT_LESSON_NOTES', 'VIEW_CLIENT_PROFILE'] });
    const trusted = await barn.newInstructor({ permissions: ['ADD_STUDENT_LESSON_NOTES', 'ADD_PRIVATE_NOTE'] });
    const { body } = await add(barn.admin, 'good seat');
    expect(body.note).toMatchObject({
      about: 'client',
      person_id: rider.personId,
      lesson_name: 'Beginner group',
      scheduled_date: '2026-11-24',
      is_public: 1,
      pin: 0,
    });
    expect((await add(adding, 'mine')).status).toBe(200);
    expect((await add(adding, 'x', { is_public: 0 })).body.code).toBe('private_note_denied');
    expect((await add(trusted, 'hidden', { is_public: 0, student_id: undefined, ...rider })).status).toBe(400);
    const byPerson = { is_public: 0, student_id: undefined, person_id: rider.personId };
    expect((await add(trusted, 'hidden', byPerson)).status).toBe(200);
    for (const who of [reading, barn.family]) expect((await add(who, 'x')).status).toBe(403);
    expect([texts(await at(reading)), (await at(reading)).body]).toMatchObject([
      ['good seat', 'mine'],
      { can_add: 0, can_add_private: 0 },
    ]);
    expect([texts(await at(adding)), (await at(adding)).body]).toMatchObject([
      ['mine'],
      { can_add: 1, can_add_private: 0 },
    ]);
    expect((await at(trusted)).body).toMatchObject({ can_add: 1, can_add_private: 1 });
    expect(texts(await at(barn.admin))).toEqual(['good seat', 'mine', 'hidden']);
    expect((await add(barn.admin, 'x', { student_id: absent })).status).toBe(404);
    expect((await add(barn.admin, 'x', { student_id: undefined })).status).toBe(400);
    expect((await add(barn.admin, ' ')).status).toBe(400);
    const self = ['ADD_STUDENT_LESSON_NOTES', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'];
    expect((await add(await barn.newInstructor({ permissions: self }), 'x')).status).toBe(404);
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect((await add(adding, 'x')).status).toBe(404);
  });

  it('are the same to the question as to the rule, whoever asks (A06, B03)', async () => {
    const limiting = await app.barn({ preferences: { restrict_clients_to_staff: 1 } });
    const [linked, stranger] = [await limiting.newFamily(), await limiting.newFamily()];
    const staff = await limiting.newInstructor({ permissions: [] });
    await limiting.run(LinkStudents, { instructorId: staff.instructorId, studentIds: [linked.studentIds[0]!] });
    const { body: planned } = await limiting.call(limiting.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: limiting.sectionId,
      start: '2026-11-24 16:00',
    });
    const insert = (
      author: SignedIn & { personId: string },
      about: string,
      subject: object,
      is_public: boolean,
      ofLesson: boolean,
    ) =>
      limiting.during(async (transaction) => {
        const row = { about, person_id: null, horse_id: null, ...subject, is_public, pin: false, notes: 'x' };
        await transaction.sql`insert into note ${transaction.sql({
          ...row,
          farm_id: limiting.farmId,
          note_id: transaction.newId(),
          lesson_id: ofLesson ? planned.lesson.id : null,
          author_id: author.personId,
          author_type: 'INS',
          created_at: transaction.now,
        })}`;
      });
    const people = { client: [linked.riders[0]!, stranger.riders[0]!], staff: [staff, limiting.instructor] };
    for (const about of NOTE_SUBJECTS)
      for (const subject of about === 'horse'
        ? [{ horse_id: limiting.horseIds[0] }]
        : people[about].map(({ personId }) => ({ person_id: personId })))
        for (const isPublic of [true, false])
          for (const ofLesson of [true, false])
            for (const author of [staff, limiting.admin]) await insert(author, about, subject, isPublic, ofLesson);

    const rows = await limiting.read(
      (sql) =>
        sql<
          {
            note_id: string;
            about: NoteFacts['about'];
            person_id: string;
            is_public: boolean;
            lesson_id: string;
            author_id: string;
          }[]
        >`select * from note`,
    );
    expect(rows).toHaveLength(40);
    const codes = [
      PAGE,
      STAFF_PAGE,
      'VIEW_CLIENT_PROFILE',
      'VIEW_HORSE_PROFILE',
      'VIEW_STUDENT_LESSON_NOTES',
      'VIEW_HORSE_LESSON_NOTES',
      'ADD_PRIVATE_NOTE',
    ];
    const actors: Actor[] = [
      { loginId: '', userType: 'ADM', personId: limiting.admin.personId, permissions: new Set() },
      { loginId: '', userType: 'STU', personId: linked.personId, permissions: new Set() },
      ...[true, false].flatMap((linkedClientsOnly) =>
        Array.from({ length: 2 ** codes.length }, (_, n) => ({
          loginId: '',
          userType: 'INS' as const,
          personId: staff.personId,
          permissions: new Set(codes.filter((__, i) => n & (1 << i))),
          linkedClientsOnly,
        })),
      ),
    ];
    const known = new Set([linked.riders[0]!.personId]);
    for (const actor of actors) {
      const shown = await limiting.read(
        (sql) => sql<{ note_id: string }[]>`
          select note_id from note n left join person p on p.farm_id = n.farm_id and p.person_id = n.person_id
          where ${isReadable(sql, actor)}`,
      );
      const readable = rows.filter((row) =>
        mayRead(actor, {
          about: row.about,
          isPublic: row.is_public,
          isOfLesson: row.lesson_id !== null,
          isOwn: row.author_id === actor.personId,
          isAboutSelf: row.person_id === actor.personId,
          isKnown: (actor.userType === 'INS' && !actor.linkedClientsOnly) || known.has(row.person_id),
        }),
      );
      expect([[...actor.permissions], shown.map((row) => row.note_id).toSorted()]).toEqual([
        [...actor.permissions],
        readable.map((row) => row.note_id).toSorted(),
      ]);
    }
  });
});
