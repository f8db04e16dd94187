import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { EditContact } from '../people/commands/edit-person.js';
import { bulkNote } from './mails/bulk-note.js';

describe('mails of notes', () => {
  let app: WorkApp, barn: TestBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    await barn.run(EditContact, { personId: barn.instructor.personId, contactEmail: `ines-${barn.farmId}@barn.test` });
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const settled = () => app.sent(barn.farmId);
  const holderEmail = () => app.holderEmail(barn);

  const write = (who: Parameters<TestBarn['call']>[0], more: object = {}) =>
    barn.call(who, 'POST', 'notes_clients/createNoteFromClientPage', {
      person_id: barn.family.riders[0]!.personId,
      notes: 'She trotted without stirrups.',
      is_public: 1,
      sendEmail: 1,
      ...more,
    });

  it('go to the account holder, or where an administrator wrote, once (F01)', async () => {
    await write(barn.admin, { sendEmail: 0 });
    await write(barn.admin, { emailAddress: 'aunt@home.test' });
    const staff = await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] });
    const { status } = await write(staff, { emailAddress: 'stranger@home.test' });
    expect(status).toBe(200);
    const [rider] = await barn.read(
      (sql) => sql<{ person_name: string }[]>`
      select person_name from person where person_id = ${barn.family.riders[0]!.personId}`,
    );
    const subject = `A note about ${rider!.person_name}`;
    expect((await settled()).toSorted((a, b) => a.to.localeCompare(b.to))).toEqual([
      { to: 'aunt@home.test', subject },
      { to: await holderEmail(), subject },
    ]);
    expect(app.smtp.mails[0]!.words).toContain('She trotted without stirrups.');
    expect(await app.ledger(barn.farmId)).toMatchObject([{ template_desc: 'Note', attempts: 1 }, { attempts: 1 }]);
  });

  it('are none of a private one, and none of one that was made private or deleted before it went (F01)', async () => {
    const refused = await write(barn.admin, { is_public: 0 });
    expect([refused.status, refused.body.code]).toEqual([409, 'private_note_mailed']);
    const [hidden, gone] = [(await write(barn.admin)).body.note, (await write(barn.admin)).body.note];
    await barn.call(barn.admin, 'POST', 'notes_clients/updatePublic', { id: hidden.id, is_public: 0 });
    await barn.call(barn.admin, 'POST', 'notes_clients/delete', { id: gone.id });
    expect(await settled()).toEqual([]);
  });

  it('from a lesson go to the account holder, none of a private one (F01)', async () => {
    const { body: planned } = await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      students: [barn.family.studentIds[0]],
    });
    const note = (more: object) =>
      barn.call(barn.admin, 'POST', 'notes_clients/createNoteFromLesson', {
        lesson_date_time_id: planned.lesson.id,
        student_id: barn.family.studentIds[0],
        notes: 'She cantered.',
        is_public: 1,
        emailNote: 1,
        ...more,
      });
    const hidden = await note({ is_public: 0 });
    expect([hidden.status, hidden.body.code]).toEqual([409, 'private_note_mailed']);
    await note({ emailNote: 0 });
    expect((await note({})).status).toBe(200);
    expect((await settled()).map(({ to }) => to)).toEqual([await holderEmail()]);
    expect(app.smtp.mails[0]!.words).toContain('She cantered.');
  });

  it('of a family go to the barn, for Admin, with the account’s name, and are answered to the family (R057, G15)', async () => {
    await barn.run(ChangePreference, { field: 'email', value: `office-${barn.farmId}@barn.test` });
    await write(barn.family, { emailAddress: 'victim@home.test' });
    await settled();
    expect(app.smtp.mails).toHaveLength(1);
    expect(app.mailTo('office').subject).toMatch(/^For Admin: a note from Paula Rent \d+$/);
    expect(app.mailTo('office').words).toMatch(/Account:? Paula Rent/);
  });

  it('about staff go to the member of the staff, about a horse to the barn (F01)', async () => {
    await barn.run(ChangePreference, { field: 'email', value: `office-${barn.farmId}@barn.test` });
    await write(barn.admin, { person_id: barn.instructor.personId });
    const note = { horse_id: barn.horseIds[0], notes: 'Shod.', is_public: 1, sendEmail: 1 };
    expect((await barn.call(barn.admin, 'POST', 'notes_horses/create', note)).status).toBe(200);
    await settled();
    expect(app.mailTo('ines').subject).toBe('A note about Ines Tructor');
    expect(app.mailTo('office').subject).toBe('A note about Biscuit');
  });

  it('are refused where there is nobody to write to', async () => {
    const nobody = await barn.newInstructor({ permissions: [] });
    const { status, body } = await write(barn.admin, { person_id: nobody.personId });
    expect([status, body.errors[0].field]).toEqual([409, 'emailAddress']);
  });

  const bulk = (who: Parameters<TestBarn['call']>[0], body: object = { notes: 'Closed on Monday.' }, key?: string) =>
    barn.call(who, 'POST', 'notes_clients/createBulkNote', body, key ? { 'idempotency-key': key } : {});
  const holder = (personId: string) => ({ accountHolderId: personId, whattodo: 'inactivate' });

  it('to all go to every active account holder with an address, once each, and are counted before and after (R058, F01)', async () => {
    const [second, gone, silent] = [await barn.newFamily(), await barn.newFamily(), await barn.newFamily()];
    await barn.call(barn.admin, 'POST', 'people/updateIsActiveAccount', holder(gone.personId));
    await barn.run(EditContact, { personId: silent.personId, contactEmail: null });
    const preview = await barn.call(barn.admin, 'GET', 'notes_clients/previewBulkNote');
    expect(preview.body).toEqual({ emails: 2, without_email: 1, unreached: [] });
    const { status, body } = await bulk(barn.admin, undefined, `bulk ${barn.farmId}`);
    expect([status, body.emails]).toEqual([200, 2]);
    expect((await bulk(barn.admin, undefined, `bulk ${barn.farmId}`)).body).toEqual(body);
    const subject = 'A note from Maple Hill';
    expect(await settled()).toEqual(expect.arrayContaining([{ to: await holderEmail(), subject }]));
    expect(app.smtp.mails).toHaveLength(2);
    expect(app.smtp.mails[0]!.words).toContain('Closed on Monday.');
    const ledger = await app.ledger(barn.farmId);
    expect(ledger.map(({ template_desc, attempts }) => [template_desc, attempts])).toEqual([
      ['Bulk note', 1],
      ['Bulk note', 1],
    ]);
    const { body: listed } = await barn.call(barn.admin, 'GET', 'notes_clients/bulkNotes');
    expect(listed.bulk_notes).toEqual([
      expect.objectContaining({
        id: body.bulk_id,
        notes: 'Closed on Monday.',
        emails: 2,
        sent: 2,
        failed: 0,
        withdrawn: 0,
      }),
    ]);
    const read = await barn.call(second, 'GET', 'notes_clients/clientNotes', { person_id: second.personId });
    expect(read.body.notes).toMatchObject([
      { notes: 'Closed on Monday.', is_public: 1, created_by_person: 'Ada Minister' },
    ]);
  });

  it('to all that were made private before they went, do not go, and their job done twice mails nobody twice (R058)', async () => {
    const { body } = await bulk(barn.admin);
    const [note] = await barn.read(
      (sql) => sql<{ id: string }[]>`
      select note_id as id from note where farm_id = ${barn.farmId} and bulk_id = ${body.bulk_id}`,
    );
    await barn.call(barn.admin, 'POST', 'notes_clients/updatePublic', { id: note!.id, is_public: 0 });
    expect(await settled()).toEqual([]);
    const { body: listed } = await barn.call(barn.admin, 'GET', 'notes_clients/bulkNotes');
    expect(listed.bulk_notes).toMatchObject([{ emails: 1, sent: 0, withdrawn: 1 }]);
    await barn.call(barn.admin, 'POST', 'notes_clients/updatePublic', { id: note!.id, is_public: 1 });
    const again = (n: number) => ({
      type: bulkNote.job,
      id: `${n}-${note!.id}`,
      data: { farmId: barn.farmId, noteId: note!.id },
    });
    await app.jobs.add([1, 2, 3].map(again));
    expect(await settled()).toHaveLength(1);
  });

  it('to all are refused where nobody has an address, and without a text', async () => {
    await barn.run(EditContact, { personId: barn.family.personId, contactEmail: ' ' });
    const { status, body } = await bulk(barn.admin);
    expect([status, body.code]).toEqual([409, 'nobody_to_write_to']);
    expect((await bulk(barn.admin, { notes: ' ' })).body.errors[0].message).toBe('Please write a note');
    expect((await barn.log()).filter(({ type }) => type.startsWith('notes.'))).toEqual([]);
  });

  it('to the support go to the platform and are answered to the administrator (R204, F01)', async () => {
    const ask = (more: object = {}) =>
      barn.call(barn.admin, 'POST', 'notes_clients/createSupportEmail', {
        summary: 'Two packages',
        msg: 'Which one pays?\nThanks',
        ...more,
      });
    expect((await ask({ summary: ' ' })).body.errors).toMatchObject([{ field: 'summary' }]);
    expect((await ask({ msg: '' })).body.errors).toMatchObject([{ field: 'msg' }]);
    expect((await ask()).status).toBe(200);
    expect(await settled()).toEqual([{ to: 'support@leadline.test', subject: 'Support: Two packages' }]);
    expect(app.smtp.mails[0]!.words).toContain('Which one pays?');
    expect(app.smtp.mails[0]!.words).toContain(`Reply-To: ${barn.admin.email}`);
    expect(await app.ledger(barn.farmId)).toMatchObject([{ template_desc: 'Support message', attempts: 1 }]);
    expect(JSON.stringify(await barn.log())).not.toContain('Which one pays');
  });
});
