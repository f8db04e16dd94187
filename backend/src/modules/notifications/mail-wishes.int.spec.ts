import { NOW } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { ReminderRound } from './jobs/remind-families.js';
import { readStopToken, stopToken, type StopLink } from './links/stop-links.js';

describe('mails that a family may refuse', () => {
  let app: WorkApp, barn: TestBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await app.barn();
    await barn.run(ChangePreference, { field: 'send_reminders', value: 1 });
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  /** Tomorrow's lesson is reminded of; `day` of November. */
  const reminded = async (day: number) => {
    app.clock.set(NOW);
    await barn.planLesson({
      start: `2026-11-${day} 16:00`,
      students: [barn.family.studentIds[0]],
      sendNotification: 0,
    });
    app.clock.set(`2026-11-${day - 1}T21:00:01Z`);
    await app.app.get(ReminderRound).work();
    await app.settled(barn.farmId);
    return app.smtp.mails.splice(0);
  };
  const header = (source: string, name: string) =>
    new RegExp(`^${name}:\\s*(.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(source)?.[1]?.replace(/\s+/g, '');
  const addressOf = (source: string) => new URL(header(source, 'List-Unsubscribe')?.slice(1, -1) ?? 'none:');
  const tokenOf = (source: string) => /(?<=\/unsubscribe#)[\w-]+/.exec(source)?.[0] ?? '';
  const post = (name: string, token: string) => app.call(undefined, 'POST', `mail_stops/${name}`, { token });
  const press = (url: string, payload = 'List-Unsubscribe=One-Click') =>
    app.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const wishes = async (who: Parameters<TestBarn['call']>[0] = barn.family, query: object = {}) =>
    (await barn.call(who, 'GET', 'mail_wishes/index', query)).body;
  const refused = async () => (await wishes()).people[0].refused as string[];
  const linkTo = (link: Partial<StopLink> = {}) =>
    stopToken(app.config.secret, { kind: 'reminders', farmId: barn.farmId, personId: barn.family.personId, ...link });
  const changes = async () => (await barn.log()).filter(({ type }) => type === 'notifications.MailWishChanged');

  it('carry how to get no more of them, which one press does, once (RFC 8058)', async () => {
    const [mail] = await reminded(24);
    const source = mail?.words ?? '';
    expect(header(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const { origin, pathname } = addressOf(source);
    expect(`${origin}${pathname}`).toBe(`${app.config.publicUrl}/api/unsubscribe/${linkTo()}`);
    expect(source).toContain('No more mails of this kind (Reminders of lessons)');
    expect((await app.ledger(barn.farmId))[0]?.message).not.toContain('unsubscribe');

    const opened = await app.app.inject({ url: pathname });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      `${app.config.publicUrl}/unsubscribe#${linkTo()}`,
    ]);
    expect([opened.headers['x-robots-tag'], await refused()]).toEqual(['noindex', []]);

    for (const _ of [1, 2]) expect((await press(pathname)).json()).toEqual({ stopped: 1 });
    expect(await changes()).toMatchObject([
      {
        stream: `person-${barn.family.personId}`,
        data: { personId: barn.family.personId, kind: 'reminders', wanted: false },
      },
    ]);
    expect(await refused()).toEqual(['reminders']);
  });

  it('are not sent where they are not wanted, which the ledger says, and come again', async () => {
    const [mail] = await reminded(24);
    const token = tokenOf(mail?.words ?? '');
    expect((await post('stop', token)).body).toMatchObject({ kind: 'reminders', wanted: 0, farm_name: 'Maple Hill' });
    expect(await reminded(26)).toEqual([]);
    const { body } = await barn.call(barn.admin, 'GET', 'mails/index', { state: 'not_wanted' });
    expect(body.mails).toMatchObject([
      { kind: 'Reminder', state: 'not_wanted', email_to: await app.holderEmail(barn), can_repeat: 0, sent_at: null },
    ]);
    expect(body.lately).toEqual({ failed: 0, waiting: 0, no_address: 0 });
    const { mail_id } = body.mails[0];
    expect((await barn.call(barn.admin, 'POST', 'mails/sendAgain', { mail_id })).body.code).toBe('mail_not_wanted');
    expect((await post('resume', token)).body).toMatchObject({ wanted: 1 });
    expect(await reminded(28)).toHaveLength(1);
  });

  it('that are sent once more are not, where they are not wanted by then', async () => {
    await reminded(24);
    const [sent] = (await barn.call(barn.admin, 'GET', 'mails/index')).body.mails as { mail_id: string }[];
    await press(`/api/unsubscribe/${linkTo()}`);
    expect((await barn.call(barn.admin, 'POST', 'mails/sendAgain', sent)).status).toBe(200);
    await app.settled(barn.farmId);
    expect(app.smtp.mails).toEqual([]);
    expect(await app.ledger(barn.farmId)).toMatchObject([{ error_type: null }, { error_type: 'not_wanted' }]);
  });

  it('are each reader’s own: a guardian who wants none leaves the holder’s', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    const mails = await reminded(24);
    const readers = mails.map(({ words }) => readStopToken(app.config.secret, tokenOf(words))?.personId);
    expect(new Set(readers)).toEqual(new Set([barn.family.personId, guardian.personId]));
    expect(mails.map(({ words }) => addressOf(words).pathname.split('/').at(-1))).toEqual(
      mails.map(({ words }) => tokenOf(words)),
    );
    await post('stop', linkTo({ personId: guardian.personId }));
    expect((await reminded(26)).map(({ to }) => to)).toEqual([await app.holderEmail(barn)]);
    await press(`/api/unsubscribe/${linkTo()}`);
    await post('resume', linkTo({ personId: guardian.personId }));
    expect((await reminded(28)).map(({ to }) => to)).toEqual([guardian.email]);
  });

  it('to all are counted as not wanted, and a booking comes whatever is refused', async () => {
    await barn.run(ChangePreference, { field: 'send_notifications', value: 1 });
    for (const kind of ['reminders', 'announcements', 'seasons'])
      expect((await barn.call(barn.family, 'POST', 'mail_wishes/change', { kind, wanted: 0 })).status).toBe(200);
    await barn.call(barn.admin, 'POST', 'notes_clients/createBulkNote', { notes: 'Closed on Monday.' });
    await barn.planLesson({ students: [barn.family.studentIds[0]] });
    const mails = await app.settled(barn.farmId);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Booked/)]);
    expect(mails[0]?.words).not.toContain('List-Unsubscribe');
    const { body } = await barn.call(barn.admin, 'GET', 'notes_clients/bulkNotes');
    expect(body.bulk_notes).toMatchObject([{ emails: 1, sent: 0, failed: 0, unwanted: 1 }]);
  });

  it('are said in the portal, by each for themselves, with what is always sent', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    await barn.call(guardian, 'POST', 'mail_wishes/change', { kind: 'announcements', wanted: 0 });
    const mine = await wishes(guardian);
    expect(mine.people).toEqual([
      expect.objectContaining({ person_id: guardian.personId, is_own: 1, gets_mails: 1, refused: ['announcements'] }),
    ]);
    expect(mine.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(['reminders', 'announcements']);
    expect(mine.always).toContainEqual({
      name: 'Invoices, receipts, refunds and payment reminders',
      why: 'They say what you owe and what was paid.',
    });
    expect((await wishes()).people).toMatchObject([{ person_id: barn.family.personId, refused: [] }]);
    const account = { account_person_id: barn.family.personId };
    expect((await wishes(barn.admin, account)).people).toMatchObject([
      { person_id: barn.family.personId, is_own: 0, refused: [] },
      { person_id: guardian.personId, is_own: 0, refused: ['announcements'] },
    ]);
  });

  it('are nobody else’s affair', async () => {
    const [teen, other] = [await barn.newRelative(barn.family, 'teen'), await app.barn({ farmName: 'Lakeside' })];
    const neighbour = await barn.newFamily();
    const account = { account_person_id: barn.family.personId };
    expect((await barn.call(neighbour, 'GET', 'mail_wishes/index', account)).status).toBe(404);
    expect((await other.call(other.admin, 'GET', 'mail_wishes/index', account)).body.people).toEqual([]);
    for (const who of [teen, barn.instructor])
      expect((await barn.call(who, 'GET', 'mail_wishes/index')).status).toBe(403);
    const wish = { kind: 'reminders', wanted: 0 };
    for (const who of [teen, barn.instructor, barn.admin])
      expect((await barn.call(who, 'POST', 'mail_wishes/change', wish)).status).toBe(403);
    for (const [sent, field] of [
      [{ ...wish, kind: 'receipts' }, 'kind'],
      [{ kind: 'reminders' }, 'wanted'],
    ] as const)
      expect((await barn.call(barn.family, 'POST', 'mail_wishes/change', sent)).body.errors).toEqual([
        expect.objectContaining({ field }),
      ]);
    expect(await changes()).toEqual([]);
  });

  it('are stopped by no link that we have not made, and by none for another barn', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    for (const token of ['x', linkTo().slice(0, -4), `${linkTo()}AAAA`]) {
      for (const name of ['read', 'stop', 'resume'])
        expect((await post(name, token)).body.errors).toEqual([expect.objectContaining({ field: 'token' })]);
      expect((await press(`/api/unsubscribe/${token}`)).statusCode).toBe(404);
      expect((await app.app.inject({ url: `/api/unsubscribe/${token}` })).statusCode).toBe(404);
    }
    expect((await post('stop', linkTo({ farmId: other.farmId }))).body.code).toBe('stop_gone');
    expect((await press(`/api/unsubscribe/${linkTo({ farmId: other.farmId })}`)).statusCode).toBe(404);
    expect((await press('/api/mail_stops/stop')).statusCode).toBe(415);
    expect(await changes()).toEqual([]);
  });

  it('are told in part of whom they are for, and change nothing by being read', async () => {
    const email = await app.holderEmail(barn);
    const { body } = await post('read', linkTo());
    expect(body).toMatchObject({ name: 'Reminders of lessons', wanted: 1 });
    expect(body.address).toBe(`${email[0]}…${email.slice(email.indexOf('@'))}`);
    expect(await changes()).toEqual([]);
  });

  it('are forgotten with whoever is erased, and are told to whoever asks what is known', async () => {
    const nora = await barn.newFamily();
    await post('stop', linkTo({ personId: nora.personId }));
    const known = await barn.call(barn.admin, 'GET', 'people/personalData', { person_id: nora.personId });
    expect(known.body.sections).toContainEqual(
      expect.objectContaining({ title: 'Mails not wanted', rows: [expect.objectContaining({ What: 'reminders' })] }),
    );
    const [{ person_name } = { person_name: '' }] = await barn.read(
      (sql) => sql<{ person_name: string }[]>`select person_name from person where person_id = ${nora.personId}`,
    );
    const erased = await barn.call(barn.admin, 'POST', 'people/erase', { person_id: nora.personId, person_name });
    expect(erased.status).toBe(200);
    expect(await barn.read((sql) => sql`select from mail_refusal where person_id = ${nora.personId}`)).toEqual([]);
    expect((await post('resume', linkTo({ personId: nora.personId }))).body.code).toBe('stop_gone');
  });
});
