import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('accounts and students, as administrators and families keep them', () => {
  let app: TestApp;
  let barn: TestBarn;
  let other: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    [barn, other] = [await app.barn(), await app.barn({ farmName: 'Lakeside' })];
  });

  const post = (name: string, body: object, who: SignedIn = barn.admin) => barn.call(who, 'POST', name, body);
  const get = async (name: string, query: object = {}, who: SignedIn = barn.admin) =>
    (await barn.call(who, 'GET', name, query)).body;
  const ids = (rows: { person_id: string }[]) => rows.map(({ person_id }) => person_id);
  const lastEvent = async () => (await barn.log()).at(-1)?.data;

  describe('quick creation', () => {
    const create = (body: object) => post('people/createBillingPerson', body);

    it('takes a name, trimmed, whose first part is required (R156)', async () => {
      for (const firstName of ['', '   ', undefined, null])
        expect((await create({ firstName, lastName: 'Kowalska' })).body).toMatchObject({
          status: 400,
          errors: [{ field: 'firstName', message: 'First Name Required' }],
        });
      const { body } = await create({ firstName: '  Katarzyna ', lastName: ' Kowalska  ' });
      expect(body.newClient).toMatchObject({
        person_name: 'Katarzyna Kowalska',
        first_name: 'Katarzyna',
        last_name: 'Kowalska',
        billing_person_id: body.newClient.person_id,
        student_id: null,
        instructor_id: null,
        is_active: 1,
      });
      expect((await create({ firstName: 'Cher' })).body.newClient).toMatchObject({
        person_name: 'Cher',
        last_name: '',
      });
    });

    it('makes an account holder, one who rides, staff, or all of it (A15)', async () => {
      const made = async (more: object) => {
        const { newClient } = (await create({ firstName: 'Many', lastName: 'Hats', ...more })).body;
        const { person_id, billing_person_id, student_id, instructor_id } = newClient;
        return [billing_person_id === person_id, student_id !== null, instructor_id !== null];
      };
      expect(await made({})).toEqual([true, false, false]);
      expect(await made({ isStudent: 1 })).toEqual([true, true, false]);
      expect(await made({ isStaff: 1 })).toEqual([false, false, true]);
      expect(await made({ isStaff: 1, isStudent: 1 })).toEqual([true, true, true]);
      expect(await lastEvent()).toMatchObject({ hats: ['account', 'student', 'instructor'] });
    });

    it('is there from the lists, too: an account, or a student on one that there is or on an own', async () => {
      const created = async (list: string, body: object) =>
        (await post(`rest/${list}`, { first_name: ' Ewa ', last_name: 'Listed', ...body })).body;
      expect(await created('accounts', {})).toMatchObject({ person_name: 'Ewa Listed', members: [], warnings: [] });
      const rides = await created('accounts', { is_student: 1 });
      expect(rides).toMatchObject({ members: [{ person_id: rides.id }], warnings: [expect.anything()] });
      const own = await created('students', { last_name: 'Own' });
      expect(own).toMatchObject({ account_person_id: own.person_id, person_name: 'Ewa Own', is_active: 1 });
      const account_person_id = barn.family.personId;
      expect(await created('students', { account_person_id })).toMatchObject({ account_person_id });
      expect((await created('students', { account_person_id: other.family.personId })).status).toBe(404);
      expect((await created('accounts', { first_name: '' })).errors).toMatchObject([
        { field: 'first_name', message: 'First Name Required' },
      ]);
    });

    it('points out who has the same name, email or phone, before and after, and refuses nothing', async () => {
      const { personId } = await barn.run(OpenAccount, {
        holder: {
          firstName: 'Maja',
          lastName: 'Twin',
          contactEmail: 'maja@twin.test',
          contactMobile: '+1 (519) 555-0177',
        },
      });
      const found = (query: object) =>
        get('people/duplicates', query).then(({ duplicates }) =>
          duplicates.map((one: { person_id: string; matches: string[] }) => [one.person_id, one.matches]),
        );
      expect(await found({ firstName: ' maja', lastName: 'TWIN  ' })).toEqual([[personId, ['name']]]);
      expect(await found({ email: 'Maja@twin.test' })).toEqual([[personId, ['email']]]);
      expect(await found({ phone2: '519 555 0177' })).toEqual([[personId, ['phone']]]);
      expect(await found({ firstName: 'Maja', lastName: 'Twin', phone1: '5195550177' })).toEqual([
        [personId, ['name', 'phone']],
      ]);
      for (const query of [{ firstName: 'Maja' }, { phone1: '0177' }, { firstName: '', lastName: '' }, {}])
        expect(await found(query)).toEqual([]);
      expect(await found({ email: 'maja@twin.test', person_id: personId })).toEqual([]);
      const { body } = await create({ firstName: 'Maja', lastName: 'Twin' });
      expect(body.warnings).toEqual([
        { code: 'possible_duplicate', person_id: personId, message: 'Maja Twin has the same name.' },
      ]);
      const contact = { person_id: body.newClient.person_id, email: 'maja@twin.test', phone1: '519-555-0177' };
      expect((await post('people/createNewContact', contact)).body.warnings).toMatchObject([
        { message: 'Maja Twin has the same email address and phone.' },
      ]);
    });
  });

  describe('a member', () => {
    const add = (body: object, who?: SignedIn) => post('people/addNewDependant', { firstName: 'Nora', ...body }, who);

    it('joins an account, named by the holder either way', async () => {
      const { personId } = barn.family;
      const { body } = await add({ lastName: 'New', accountHolderId: personId, billing_person_id: personId });
      expect(body.newMember).toMatchObject({
        person_name: 'Nora New',
        billing_person_id: personId,
        student_id: expect.any(String),
      });
      const { members } = await get('people/getUserClients', { person_id: personId });
      expect(ids(members)).toContain(body.newMember.person_id);
      expect((await add({ lastName: 'Newer', billing_person_id: personId })).status).toBe(200);
      expect((await add({})).body.errors).toMatchObject([{ field: 'accountHolderId' }]);
      expect((await add({ accountHolderId: personId, billing_person_id: barn.newId() })).body.errors).toMatchObject([
        { field: 'accountHolderId' },
      ]);
    });

    it('is added by a family to its own account and no other, and once (G11)', async () => {
      const [family, stranger] = [await barn.newFamily(), await barn.newFamily()];
      const own = { lastName: 'Own', accountHolderId: family.personId };
      expect((await add(own, family)).body).toMatchObject({ newMember: { person_name: 'Nora Own' }, warnings: [] });
      expect((await add(own, family)).body.code).toBe('member_known');
      for (const accountHolderId of [stranger.personId, other.family.personId, barn.newId(), barn.instructor.personId])
        expect((await add({ accountHolderId }, family)).status).toBe(404);
      expect((await add({ accountHolderId: other.family.personId })).status).toBe(404);
      expect((await add({ accountHolderId: family.riders[0]!.personId })).status).toBe(404);
    });

    it('does not join an account that is inactive (F20)', async () => {
      const family = await barn.newFamily();
      const toggle = { accountHolderId: family.personId, whattodo: 'inactivate' };
      await post('people/updateIsActiveAccount', toggle);
      expect((await add({ accountHolderId: family.personId })).body.code).toBe('account_inactive');
    });
  });

  describe('a name and contact details', () => {
    it('are edited by administrators, and by families on their own account (G11 R156)', async () => {
      const [family, stranger] = [await barn.newFamily(), await barn.newFamily()];
      const rider = family.riders[0]!.personId;
      const rename = (person_id: string, who?: SignedIn) =>
        post('people/editName', { person_id, firstName: ' Zofia ', lastName: '' }, who);
      expect((await rename(rider, family)).body.person).toMatchObject({ person_name: 'Zofia', last_name: '' });
      expect(await lastEvent()).toEqual({
        personId: rider,
        change: 'edited',
        hats: [],
        fields: ['first_name', 'last_name'],
      });
      expect((await rename(family.personId)).status).toBe(200);
      for (const person_id of [stranger.personId, barn.admin.personId, other.family.personId])
        expect((await rename(person_id, family)).status).toBe(404);
      expect((await rename(other.family.personId)).status).toBe(404);
      expect((await post('people/editName', { person_id: rider })).body.errors).toEqual([
        { field: 'firstName', message: 'First Name Required' },
      ]);
    });

    it('have a valid email and phones in free text; empty removes them (R157)', async () => {
      const { personId } = await barn.newFamily();
      const save = (body: object) => post('people/createNewContact', { person_id: personId, ...body });
      expect((await save({ email: 'not an address' })).body.errors).toMatchObject([{ field: 'email' }]);
      expect(
        (await save({ email: ' New@Home.test ', phone1: 'ask for Jo: 12', phone2: '+48 601 234 567' })).body.client,
      ).toMatchObject({
        contact_email: 'new@home.test',
        contact_mobile: 'ask for Jo: 12',
        contact_homephone: '+48 601 234 567',
      });
      expect((await save({ phone1: '' })).body.client).toMatchObject({
        contact_email: 'new@home.test',
        contact_mobile: null,
        contact_homephone: '+48 601 234 567',
      });
      expect((await save({ email: '' })).body.client).toMatchObject({ contact_email: null });
      expect(JSON.stringify(await barn.log())).not.toMatch(/new@home|601 234/i);
    });

    it('and names are not overwritten where somebody else changed the same', async () => {
      const family = await barn.newFamily();
      const seen = (await get('people/getUserClients', { person_id: family.personId })).account;
      const contact = (phone1: string, version: number) =>
        post('people/createNewContact', { person_id: family.personId, phone1, version });
      const name = (firstName: string) =>
        post('people/editName', { person_id: family.personId, firstName, version: seen.version });
      expect((await contact('1', seen.version)).status).toBe(200);
      // The name is another form's.
      expect((await name('Renamed')).status).toBe(200);
      expect((await name('Again')).body).toMatchObject({ status: 412, current: { first_name: 'Renamed' } });
      const refused = await contact('2', seen.version);
      expect(refused.body).toMatchObject({ status: 412, current: { contact_mobile: '1', changed_by: 'Ada Minister' } });
      expect((await contact('2', refused.body.current.version)).status).toBe(200);
    });

    it('of staff are edited by administrators and themselves', async () => {
      const save = (person_id: string) => post('people/createNewContact', { person_id, phone1: '1' }, barn.instructor);
      expect((await save(barn.instructor.personId)).status).toBe(200);
      for (const person_id of [barn.family.personId, barn.admin.personId, other.family.personId])
        expect((await save(person_id)).status).toBe(403);
    });
  });

  describe('a student’s details', () => {
    const rider = () => barn.family.riders[0]!;
    const update = (body: object, who?: SignedIn) => post('students/update', { id: rider().studentId, ...body }, who);
    const read = (who?: SignedIn) =>
      barn.call(who ?? barn.admin, 'GET', 'students/student', { person_id: rider().personId });

    it('are not overwritten where somebody else changed them meanwhile; a new phone number is none of them', async () => {
      const { student } = (await read()).body;
      await post('people/createNewContact', { person_id: rider().personId, phone1: '519 555 0199' });
      expect((await update({ level: 'One', version: student.version })).status).toBe(200);
      expect(await update({ level: 'Two', version: student.version })).toMatchObject({
        status: 412,
        body: { current: { level: 'One', changed_by: 'Ada Minister' } },
      });
    });

    it('are level, tack, three notes and a date of birth of three numbers (R160 R251)', async () => {
      const details = { level: 'Novice', tack: 'Dressage 16"', notes: 'One', notes2: 'Two', notes3: 'Three' };
      const { student } = (await update({ ...details, year: '2015', month: '4', day: '3' })).body;
      expect(student).toMatchObject({
        ...details,
        id: rider().studentId,
        person_id: rider().personId,
        general_notes1: 'One',
        general_notes2: 'Two',
        general_notes3: 'Three',
        date_of_birth: '2015-04-03',
        year: 2015,
        month: 4,
        day: 3,
        is_active: 1,
      });
      expect((await read()).body.student).toEqual(student);
      expect((await update({ notes2: '', year: '', month: '', day: '' })).body.student).toMatchObject({
        level: 'Novice',
        general_notes1: 'One',
        general_notes2: null,
        date_of_birth: null,
        year: null,
      });
      expect((await update({ date_of_birth: '2014-05-06' })).body.student.date_of_birth).toBe('2014-05-06');
      expect((await update({ date_of_birth: '1800-01-01' })).body.student.date_of_birth).toBeNull();
    });

    it.each([
      ['month', 13, 'Must be a number between 1 and 12'],
      ['month', 0, 'Must be a number between 1 and 12'],
      ['month', 'May', 'Must be a number between 1 and 12'],
      ['year', 1899, 'Must be a 4 digit  number '],
      ['year', 2051, 'Must be a 4 digit  number '],
      ['year', 15, 'Must be a 4 digit  number '],
      ['day', 0, 'min Must be a number between 1 and 31'],
      ['day', 32, 'max  Must be a number between 1 and 31'],
      ['day', '', 'min Must be a number between 1 and 31'],
    ])('refuse the %s %p at its field (R160)', async (field, value, message) =>
      expect((await update({ year: 2015, month: 4, day: 3, [field]: value })).body).toMatchObject({
        status: 400,
        errors: [{ field, message }],
      }),
    );

    it('are written by administrators, and read by the family and staff who may open a profile (G11)', async () => {
      const [stranger, staff] = [
        await barn.newFamily(),
        await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] }),
      ];
      expect((await update({ level: 'x' }, barn.family)).status).toBe(403);
      expect((await read(barn.family)).body.student.person_id).toBe(rider().personId);
      expect((await read(staff)).status).toBe(200);
      expect((await read(barn.instructor)).status).toBe(403);
      expect((await read(stranger)).status).toBe(404);
      expect((await read(other.admin)).status).toBe(404);
      expect((await barn.call(barn.admin, 'GET', 'students/student', { person_id: barn.admin.personId })).status).toBe(
        404,
      );
      expect((await post('students/update', { id: other.family.studentIds[0] })).status).toBe(404);
    });
  });

  describe('inactivating', () => {
    const toggle = (accountHolderId: string, whattodo: string, more: object = {}) =>
      post('people/updateIsActiveAccount', { accountHolderId, whattodo, ...more });

    it('an account holder takes all students along and ends the login’s session; activating restores (R030 F20)', async () => {
      const family = await barn.newFamily();
      const preview = (whattodo: string) =>
        get('people/previewActivation', { person_id: family.personId, whattodo }) as Promise<{
          people: { person_id: string; has_login: number }[];
        }>;
      expect(ids((await preview('inactivate')).people)).toEqual([
        family.personId,
        ...family.riders.map(({ personId }) => personId),
      ]);
      expect((await preview('inactivate')).people.map(({ has_login }) => has_login)).toEqual([1, 0, 0]);
      expect((await preview('activate')).people).toEqual([]);
      const { body } = await toggle(family.personId, 'inactivate', { filters: { is_active: 1 } });
      expect(ids(body.accounts)).toContain(barn.family.personId);
      expect(ids(body.accounts)).not.toContain(family.personId);
      const inactive = ids((await get('people/studentClient', { is_active: 0 })).students);
      for (const { personId } of family.riders) expect(inactive).toContain(personId);
      expect((await barn.call(family, 'GET', 'farms/farmDefaults')).status).toBe(401);
      const back = await toggle(family.personId, 'activate', { filters: { is_active: 'All' } });
      expect(ids(back.body.accounts)).toContain(family.personId);
      expect((await barn.call(family, 'GET', 'farms/farmDefaults')).status).toBe(200);
      expect(ids((await get('people/studentClient')).students)).toContain(family.riders[0]!.personId);
    });

    it('one student leaves the others, by its row of the list (R029 R031)', async () => {
      const family = await barn.newFamily();
      const [one, two] = family.studentIds as [string, string];
      const put = (path: string, is_active: unknown) => barn.call(barn.admin, 'PUT', path, { is_active });
      expect((await put(`rest/students/${one}`, 0)).body).toMatchObject({ id: one, is_active: 0 });
      const shown = async (is_active: number | string) =>
        (await get('people/studentClient', { is_active })).students
          .map(({ id }: { id: string }) => id)
          .filter((id: string) => family.studentIds.includes(id));
      expect(await shown(1)).toEqual([two]);
      expect(await shown(0)).toEqual([one]);
      expect((await shown('All')).toSorted()).toEqual([one, two].toSorted());
      const asked = { person_id: family.riders[0]!.personId, whattodo: 'activate' };
      expect(await get('people/previewActivation', asked)).toMatchObject({ holder_inactive: 0 });
      expect((await put(`rest/accounts/${family.personId}`, 0)).body).toMatchObject({
        id: family.personId,
        is_active: 0,
      });
      expect(await get('people/previewActivation', asked)).toMatchObject({ holder_inactive: 1 });
      expect((await put(`rest/accounts/${family.riders[0]!.personId}`, 0)).status).toBe(404);
      expect((await put(`rest/students/${other.family.studentIds[0]}`, 0)).status).toBe(404);
      expect((await put(`rest/accounts/${other.family.personId}`, 0)).status).toBe(404);
      expect((await put(`rest/students/${one}`, 'maybe')).status).toBe(400);
    });

    it('staff, by either id, answers with the staff as they are then (R029)', async () => {
      const [one, two] = [
        await barn.newInstructor({ firstName: 'Iwo' }),
        await barn.newInstructor({ firstName: 'Iga' }),
      ];
      const staff = (staffId: string, whattodo: string, filters = {}) =>
        post('people/updateIsActiveAccount', { staffId, whattodo, filters });
      expect(ids((await staff(one.instructorId, 'inactivate')).body.data)).not.toContain(one.personId);
      const { data } = (await staff(two.personId, 'inactivate', { is_active: 0 })).body;
      expect(ids(data)).toEqual(expect.arrayContaining([one.personId, two.personId]));
      expect((await barn.call(one, 'GET', 'farms/farmDefaults')).status).toBe(401);
      expect((await staff(one.personId, 'activate', { is_active: 'all' })).status).toBe(200);
      for (const nobody of [other.instructor.instructorId, barn.family.personId, barn.newId()])
        expect((await staff(nobody, 'inactivate')).status).toBe(404);
      const both = { staffId: one.instructorId, accountHolderId: barn.family.personId, whattodo: 'activate' };
      expect((await post('people/updateIsActiveAccount', both)).status).toBe(400);
    });

    it('staff who hold an account leaves its riders as they are (R029 F20)', async () => {
      const { personId, studentIds, instructorId } = await barn.newFamily({ holderIsStaff: true });
      const states = () =>
        barn.read(
          (sql) => sql`select p.is_active from person p left join student s using (farm_id, person_id)
            where p.person_id = ${personId} or s.student_id = any(${studentIds}::uuid[]) order by s.student_id nulls first`,
        );
      const after = async (holder: boolean) =>
        expect(await states()).toEqual([holder, true, true].map((is_active) => ({ is_active })));
      await post('people/updateIsActiveAccount', { staffId: instructorId, whattodo: 'inactivate' });
      await after(false);
      await post('people/updateIsActiveAccount', { staffId: instructorId, whattodo: 'activate' });
      await after(true);
      await barn.call(barn.admin, 'PUT', `rest/staff/${instructorId}`, { is_active: 0 });
      await after(false);
    });

    it('says before which lessons are kept, and is refused for oneself, others’ and nothing', async () => {
      const family = await barn.newFamily();
      const lesson = { section_id: barn.sectionId, start: '2026-11-25 16:00', students: family.studentIds };
      expect((await post('lessons/createSingleLesson', lesson)).status).toBe(200);
      expect(
        await get('people/previewActivation', { person_id: family.personId, whattodo: 'inactivate' }),
      ).toMatchObject({ booked: 2, taught: 0 });
      const taught = { person_id: barn.instructor.personId, whattodo: 'inactivate' };
      expect(await get('people/previewActivation', taught)).toMatchObject({ booked: 0, taught: 1 });
      expect((await toggle(barn.admin.personId, 'inactivate')).body.code).toBe('own_inactivation');
      for (const nobody of [other.family.personId, barn.newId()]) {
        expect((await toggle(nobody, 'inactivate')).status).toBe(404);
        const asked = { person_id: nobody, whattodo: 'inactivate' };
        expect((await barn.call(barn.admin, 'GET', 'people/previewActivation', asked)).status).toBe(404);
      }
      expect((await toggle(family.personId, 'delete')).body.errors).toMatchObject([{ field: 'whattodo' }]);
      expect((await post('people/updateIsActiveAccount', { whattodo: 'activate' })).status).toBe(400);
      expect((await toggle(family.personId, 'activate', { filters: { is_active: 7 } })).status).toBe(400);
    });
  });
});
