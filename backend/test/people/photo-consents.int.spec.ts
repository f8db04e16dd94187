import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ErasePeople } from '../../src/modules/people/commands/erase-people.js';
import { MergeRiders } from '../../src/modules/people/commands/merge-riders.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

type Who = { token: string };

describe('photo consent', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app);
    await barn.run(ChangePreference, { field: 'asks_photo_consent', value: 1 });
  });

  const show = (who: Who = barn.admin, student_id = barn.studentId) =>
    barn.call(who, 'GET', 'photo_consents/show', { student_id });
  const save = (photo_consent: string, who: Who = barn.family, student_id = barn.studentId) =>
    barn.call(who, 'POST', 'photo_consents/save', { student_id, photo_consent });
  const ofDay = async (date: string, who: Who = barn.admin) =>
    (await barn.call(who, 'GET', 'photo_consents/index', { date })).body.riders;
  const told = async () => (await barn.types()).filter((type) => type === 'people.PersonChanged').length;
  const rider = () => barn.family.riders[0] as { personId: string };
  const born = (date: string) =>
    barn.call(barn.admin, 'POST', 'students/update', { id: barn.studentId, date_of_birth: date });

  it('is not answered at first, then by the family, on the barn’s day, and changed at any time', async () => {
    expect((await show()).body).toEqual({
      student_id: barn.studentId,
      photo_consent: 'unanswered',
      answered_by: null,
      answered_on: null,
      is_by_staff: 0,
      may_answer: 1,
    });
    app.clock.set('2026-11-21T03:00:00Z');
    const first = await save('public');
    expect([first.status, first.body]).toMatchObject([
      200,
      { photo_consent: 'public', answered_by: expect.any(String), answered_on: '2026-11-20', is_by_staff: 0 },
    ]);
    expect((await save('none')).body).toMatchObject({ photo_consent: 'none' });
    expect((await show(barn.family)).body).toMatchObject({ photo_consent: 'none', may_answer: 1 });
  });

  it('is noted by staff who may, and says so; others of the staff read it', async () => {
    const noting = await barn.newInstructor({ permissions: ['NOTE_PHOTO_CONSENT'] });
    expect((await save('barn', noting)).body).toMatchObject({ photo_consent: 'barn', is_by_staff: 1, may_answer: 1 });
    const reading = await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] });
    expect((await show(reading)).body).toMatchObject({ photo_consent: 'barn', is_by_staff: 1, may_answer: 0 });
    expect((await save('public', reading)).status).toBe(403);
    expect((await save('unanswered', barn.admin)).body).toMatchObject({
      photo_consent: 'unanswered',
      answered_by: null,
      answered_on: null,
    });
  });

  it('is logged without what was answered, which stands in the history; the same again is nothing', async () => {
    const before = await told();
    await save('none');
    await save('none');
    await save('barn', barn.admin);
    expect(await told()).toBe(before + 2);
    expect(JSON.stringify((await barn.log()).map(({ data }) => data))).not.toMatch(/"none"|"barn"/);
    const asked = { record: 'person', id: rider().personId };
    const { body } = await barn.call(barn.admin, 'GET', 'history/index', asked);
    expect(body.changes.slice(0, 2).map(({ values }: { values: object[] }) => values)).toMatchObject([
      [{ field: 'photo_consent', was: 'none', became: 'barn' }],
      [{ field: 'photo_consent', was: 'unanswered', became: 'none' }],
    ]);
  });

  it('is asked of guardians for whoever is under age, and of the rider from the day she is eighteen', async () => {
    const family = { personId: barn.family.personId, riders: barn.family.riders };
    const teen = await barn.newRelative(family, 'teen');
    expect((await show(teen)).body).toMatchObject({ may_answer: 0 });
    expect((await save('public', teen)).body.code).toBe('photo_consent_not_yours');
    expect((await save('barn', await barn.newRelative(family, 'guardian'))).status).toBe(200);
    expect((await save('none', await barn.newRelative(family, 'reader'))).status).toBe(403);
    await born('2008-11-20');
    expect((await save('none', teen)).body).toMatchObject({ photo_consent: 'none', may_answer: 1 });
    expect((await show(barn.family)).body).toMatchObject({ may_answer: 0 });
    expect((await save('public')).body.code).toBe('photo_consent_not_yours');
    expect((await save('barn', barn.admin)).status).toBe(200);
  });

  it('is refused where the barn does not ask, and what was answered is shown in no list', async () => {
    await save('none');
    await barn.run(ChangePreference, { field: 'asks_photo_consent', value: 0 });
    expect((await save('barn')).body.code).toBe('no_photo_consent');
    const { body } = await barn.call(barn.admin, 'GET', 'rest/students');
    expect(body.map(({ photo_consent }: { photo_consent: string | null }) => photo_consent)).toEqual(
      body.map(() => null),
    );
    const lesson = await barn.newLesson();
    await barn.book(lesson);
    expect(await ofDay('2026-11-24')).toEqual([]);
  });

  it('stands in the list of students, which is filtered by it, and in its file', async () => {
    const other = await barn.newFamily();
    await save('none');
    const list = (filter: object) => barn.call(barn.admin, 'GET', 'rest/students', { filter: JSON.stringify(filter) });
    expect((await list({ photo_consent: 'none' })).body).toMatchObject([
      { student_id: barn.studentId, photo_consent: 'none' },
    ]);
    const unanswered = (await list({ photo_consent: 'unanswered' })).body;
    expect(unanswered.map(({ student_id }: { student_id: string }) => student_id)).toEqual(
      expect.arrayContaining([...other.studentIds]),
    );
  });

  it('stands in the list of the day on which its rider rides, and of whoever rides no more does not', async () => {
    await save('none');
    const id = await barn.book(await barn.newLesson());
    const one = { student_id: barn.studentId, name: expect.any(String), photo_consent: 'none' };
    expect(await ofDay('2026-11-24')).toEqual([one]);
    expect(await ofDay('2026-11-25')).toEqual([]);
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { id, newEnrollStatus: 'CWP' });
    expect(await ofDay('2026-11-24')).toEqual([]);
    const left = await barn.call(barn.admin, 'GET', 'photo_consents/index', { date: '2026-11-31' });
    expect(left.status).toBe(400);
  });

  it('of two records of one rider is the stricter one', async () => {
    const [kept = '', merged = ''] = (await barn.newFamily({ students: 2 })).studentIds;
    await save('public', barn.admin, kept);
    await save('barn', barn.admin, merged);
    await barn.run(MergeRiders, { studentId: kept, mergedId: merged });
    expect(await barn.read((sql) => sql`select student_id, answer from photo_consent`)).toEqual([
      { student_id: kept, answer: 'barn' },
    ]);
  });

  it('refuses a word that is none', async () => expect((await save('maybe')).status).toBe(400));

  it('is nobody’s of another family, another barn, or whom limited staff do not teach', async () => {
    await save('none');
    const other = await barn.newFamily();
    expect((await show(other)).status).toBe(404);
    expect((await save('public', other)).status).toBe(404);
    const stranger = await app.barn();
    await stranger.run(ChangePreference, { field: 'asks_photo_consent', value: 1 });
    expect((await save('public', stranger.admin)).status).toBe(404);
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect((await show(barn.instructor)).status).toBe(404);
    await barn.book(await barn.newLesson());
    expect((await show(barn.instructor)).body).toMatchObject({ photo_consent: 'none' });
  });

  it('is told to whoever asks for what the barn keeps, and of whoever is erased is gone', async () => {
    await save('barn', barn.admin);
    const { personId: id } = rider();
    const { body } = await barn.call(barn.admin, 'GET', 'people/personalData', { person_id: id });
    const { rows } = body.sections.find(({ title }: { title: string }) => title === 'Photo consent');
    expect(rows).toMatchObject([{ Pictures: 'For the barn’s own use', By: 'Ada Minister', 'Noted by staff': 'yes' }]);
    await barn.run(ErasePeople, { causeId: id, personIds: [id], studentIds: [barn.studentId], lessonIds: [] });
    expect(await barn.read((sql) => sql`select * from photo_consent`)).toEqual([]);
  });
});
