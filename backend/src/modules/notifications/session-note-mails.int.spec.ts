import { ridingBarn, type RidingBarn } from '../../../test/enrollment/riding-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { EditContact } from '../people/commands/edit-person.js';

type Who = { token: string };

describe('a mail to all of a session', () => {
  let app: WorkApp, barn: RidingBarn, series_id: string;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { clients_can_register: 1, send_notifications: 0 } });
    series_id = await session({ students: barn.family.studentIds });
    await quiet();
  });

  const post = (path: string, body: object, who: Who = barn.admin, key?: string) =>
    barn.call(who, 'POST', path, body, key ? { 'idempotency-key': key } : {});
  const quiet = async () => {
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  };
  const session = async (facts: object = {}) =>
    (
      await post('lesson_date_time_series/createRegistration', {
        section_id: barn.sectionId,
        product_id: barn.productId,
        title: 'Winter session',
        start: '2026-11-24 16:00',
        is_recuring: 1,
        frequency: 1,
        period: 'weeks',
        repeat_end_type: 'after',
        repeat_count: 2,
        ...facts,
      })
    ).body.series.id as string;
  const words = { subject: 'Rain  on\nTuesday', notes: 'We ride in the indoor arena.' };
  const write = (more: object = {}, who: Who = barn.admin, key?: string) =>
    post('notes_clients/createBulkNote', { ...words, series_id, ...more }, who, key);
  const preview = (more: object = {}, who: Who = barn.admin) =>
    barn.call(who, 'GET', 'notes_clients/previewBulkNote', { series_id, ...more });
  const written = () => barn.read((sql) => sql`select from note where bulk_id is not null`);

  it('goes to each family once, whatever riders it has in it, under the subject; to nobody outside', async () => {
    const outside = await barn.newFamily();
    await session({ title: 'Other session', start: '2026-11-27 16:00', students: outside.studentIds });
    await quiet();
    expect((await preview()).body).toEqual({ emails: 1, without_email: 0, unreached: [] });
    const { status, body } = await write({}, barn.admin, `mail ${barn.farmId}`);
    expect([status, body.emails]).toEqual([200, 1]);
    expect((await write({}, barn.admin, `mail ${barn.farmId}`)).body).toEqual(body);
    expect(await app.sent(barn.farmId)).toEqual([{ to: await app.holderEmail(barn), subject: 'Rain on Tuesday' }]);
    expect(app.smtp.mails).toHaveLength(1);
    expect(app.smtp.mails[0]?.words).toContain('We ride in the indoor arena.');
    const { bulk_notes } = (await barn.call(barn.admin, 'GET', 'notes_clients/bulkNotes')).body;
    expect(bulk_notes).toMatchObject([{ id: body.bulk_id, subject: 'Rain on Tuesday', emails: 1, sent: 1 }]);
    const notes = async (who: Who & { personId: string }) =>
      (await barn.call(who, 'GET', 'notes_clients/clientNotes', { person_id: who.personId })).body.notes;
    expect(await notes(barn.family)).toMatchObject([
      { notes: 'Rain on Tuesday\n\nWe ride in the indoor arena.', is_public: 1 },
    ]);
    expect(await notes(outside)).toEqual([]);
    expect(JSON.stringify(await barn.log())).not.toMatch(/Rain on|indoor arena/);
  });

  it('goes to guardians who get the family’s mails, and to no others', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    await barn.newRelative(barn.family, 'guardian');
    await quiet();
    await write();
    const to = (await app.sent(barn.farmId)).map((mail) => mail.to);
    expect(to.toSorted()).toEqual([guardian.email, await app.holderEmail(barn)].toSorted());
  });

  it('names whom no mail reaches', async () => {
    const silent = await barn.newFamily({ students: 1 });
    await barn.run(EditContact, { personId: silent.personId, contactEmail: null });
    await post('addStudentToRegistration', { series_id, student_id: silent.studentIds[0] });
    const { body } = await preview();
    expect(body).toMatchObject({ emails: 1, without_email: 1, unreached: [{ person_id: silent.personId }] });
    expect(body.unreached[0].person_name).toMatch(/^Paula Rent/);
  });

  it('goes to who is pending, and who waits, only where staff say so', async () => {
    await post('farms/updateFarmPreferencesClient', { field: 'has_waiting_lists', value: 1 });
    const [asking, waiting] = [await barn.newFamily({ students: 1 }), await barn.newFamily({ students: 1 })];
    series_id = await session({
      title: 'Full session',
      start: '2026-11-25 16:00',
      students: [barn.studentId],
      max_enrollment: 2,
      needs_approval: 1,
    });
    await post('addStudentToRegistration', { series_id, student_id: asking.studentIds[0] }, asking);
    expect((await post('registrations/wait', { series_id, student_ids: waiting.studentIds })).status).toBe(200);
    const reached = async (more: object) => (await preview(more)).body.emails;
    expect(await reached({})).toBe(1);
    expect(await reached({ with_pending: 1 })).toBe(2);
    expect(await reached({ with_waiting: 1 })).toBe(2);
    expect(await reached({ with_pending: 1, with_waiting: 1 })).toBe(3);
    await quiet();
    await write({ with_waiting: 1 });
    expect((await app.sent(barn.farmId)).map((mail) => mail.to).toSorted()).toEqual(
      [await app.holderEmail(barn), await emailOf(waiting.personId)].toSorted(),
    );
  });
  const emailOf = async (personId: string) =>
    (
      await barn.read(
        (sql) => sql<{ email: string }[]>`select contact_email as email from person where person_id = ${personId}`,
      )
    )[0]?.email ?? '';

  it('is refused without a subject or a text, to nobody, and where there is no such session', async () => {
    expect((await write({ subject: ' ' })).body.errors).toMatchObject([
      { field: 'subject', message: 'Please write a subject' },
    ]);
    expect((await write({ notes: ' ' })).body.errors).toMatchObject([{ field: 'notes' }]);
    const empty = await session({ title: 'Empty session', start: '2026-11-26 16:00' });
    expect((await write({ series_id: empty })).body.code).toBe('nobody_to_write_to');
    expect((await write({ series_id: barn.studentId })).status).toBe(404);
    expect((await preview({ series_id: barn.studentId })).status).toBe(404);
    expect(await written()).toHaveLength(0);
  });

  it('is not another barn’s, nor staff’s, nor a family’s', async () => {
    const elsewhere = await ridingBarn(app, { preferences: { clients_can_register: 1 } });
    const foreign = { ...words, series_id };
    const path = 'notes_clients/createBulkNote';
    expect((await elsewhere.call(elsewhere.admin, 'POST', path, foreign)).status).toBe(404);
    const asked = await elsewhere.call(elsewhere.admin, 'GET', 'notes_clients/previewBulkNote', { series_id });
    expect(asked.status).toBe(404);
    expect((await write({}, barn.instructor)).status).toBe(403);
    expect((await write({}, barn.family)).status).toBe(403);
    expect(await app.sent(barn.farmId)).toEqual([]);
  });
});
