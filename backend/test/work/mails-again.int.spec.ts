import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { NOW } from '../support/test-app.js';
import { workApp, type WorkApp } from './work-app.js';

describe('mails that one can account for', () => {
  let app: WorkApp, barn: RidingBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    app.smtp.rules.refuse = () => undefined;
    barn = await ridingBarn(app, { preferences: { send_notifications: 1 } });
    app.smtp.mails.length = 0;
  });

  const mails = async (query: object = {}, who = barn.admin) =>
    (await barn.call(who, 'GET', 'mails/index', query)).body;
  const again = (mail_id: string, headers?: Record<string, string>) =>
    barn.call(barn.admin, 'POST', 'mails/sendAgain', { mail_id }, headers);
  const booked = async () => {
    await barn.book(await barn.newLesson('2026-11-24'));
    await app.settled(barn.farmId);
  };

  it('are listed with kind, person, address, time and state', async () => {
    await booked();
    const to = await app.holderEmail(barn);
    const { mails: rows, size, kinds } = await mails();
    expect(rows).toMatchObject([
      {
        kind: 'Booking',
        email_to: to,
        person_id: barn.family.personId,
        is_client: 1,
        state: 'sent',
        attempts: 1,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
        reason: null,
        repeated: 0,
        can_repeat: 1,
      },
    ]);
    expect(size).toBe(1);
    expect(kinds).toEqual(expect.arrayContaining(['Booking', 'Receipt', 'Reminder']));
    for (const [query, found] of [
      [{ state: 'sent' }, 1],
      [{ state: 'failed' }, 0],
      [{ kind: 'Booking' }, 1],
      [{ kind: 'Receipt' }, 0],
      [{ q: to.slice(0, 8).toUpperCase() }, 1],
      [{ q: 'Paula' }, 1],
      [{ q: '%' }, 0],
      [{ q: 'Nobody' }, 0],
    ] as const)
      expect([query, (await mails(query)).size]).toEqual([query, found]);
  });

  it('go once more as another mail, once for one click, which says what is true then', async () => {
    await booked();
    const [{ mail_id }] = (await mails()).mails;
    const [one, two] = [
      await again(mail_id, { 'idempotency-key': 'k' }),
      await again(mail_id, { 'idempotency-key': 'k' }),
    ];
    expect([one.body, two.body]).toEqual([{ mail_id: `${mail_id}-again-1` }, { mail_id: `${mail_id}-again-1` }]);
    await app.settled(barn.farmId);
    const [first, ...more] = app.smtp.mails.map(({ to, subject }) => [to, subject]);
    expect(more).toEqual([first]);
    expect(new Set(app.smtp.mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect((await mails({ kind: 'Booking' })).mails).toMatchObject([
      { mail_id: `${mail_id}-again-1`, state: 'sent', repeated: 1 },
      { mail_id, state: 'sent', repeated: 0 },
    ]);
    expect((await again(`${mail_id}-again-1`)).body).toEqual({ mail_id: `${mail_id}-again-2` });
    const log = JSON.stringify((await barn.log()).filter(({ type }) => type === 'notifications.MailRepeated'));
    expect(log).not.toContain('@');
  });

  it('that were refused say why, and go as the same mail once the address is right', async () => {
    const to = await app.holderEmail(barn);
    app.smtp.rules.refuse = () => '550 No such mailbox.';
    await booked();
    const [mail] = (await mails({ state: 'failed' })).mails;
    expect(mail).toMatchObject({ email_to: to, sent_at: null, can_repeat: 1, reason: expect.stringContaining('550') });
    expect((await mails()).lately).toEqual({ failed: 1, waiting: 0, no_address: 0 });
    app.smtp.rules.refuse = () => undefined;
    expect((await again(mail.mail_id)).body).toEqual({ mail_id: mail.mail_id });
    await app.settled(barn.farmId);
    expect((await mails()).mails).toMatchObject([{ mail_id: mail.mail_id, state: 'sent', attempts: 2, reason: null }]);
  });

  it('that had no address go to the one that there is now', async () => {
    const writtenTo = (email: string | null) => app.owner`
      update person set contact_email = ${email} where farm_id = ${barn.farmId} and person_id = ${barn.family.personId}`;
    await writtenTo(null);
    await booked();
    const [mail] = (await mails({ state: 'no_address' })).mails;
    expect(mail).toMatchObject({ email_to: '', person_id: null });
    await writtenTo('new@home.test');
    await again(mail.mail_id);
    await app.settled(barn.farmId);
    expect((await mails()).mails).toMatchObject([{ mail_id: mail.mail_id, state: 'sent', email_to: 'new@home.test' }]);
  });

  it('go once more to one address alone, of a family with several who get mails', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian', { getsMails: true });
    const holder = await app.holderEmail(barn);
    await booked();
    const rows: { mail_id: string; email_to: string }[] = (await mails({ kind: 'Booking' })).mails;
    for (const to of [guardian.email, holder]) {
      app.smtp.mails.length = 0;
      await again(rows.find(({ email_to }) => email_to === to)!.mail_id);
      await app.settled(barn.farmId);
      expect(app.smtp.mails.map((mail) => mail.to)).toEqual([to]);
    }
    expect((await mails({ kind: 'Booking' })).size).toBe(4);
  });

  it('do not go where there is nothing to say any more, which is said', async () => {
    await booked();
    const [{ mail_id }] = (await mails()).mails;
    app.clock.set('2026-12-24T14:00:00Z');
    await again(mail_id);
    await app.settled(barn.farmId);
    expect((await mails({ state: 'obsolete' })).mails).toMatchObject([
      { mail_id: `${mail_id}-again-1`, sent_at: null },
    ]);
  });

  it('are not doubled while they are on their way, and need to be known', async () => {
    await booked();
    const [{ mail_id }] = (await mails()).mails;
    await app.owner`update mail_message set sent_at = null where farm_id = ${barn.farmId}`;
    expect((await again(mail_id)).body).toMatchObject({ status: 409, code: 'mail_waiting' });
    await app.owner`update mail_message set sent_at = now(), job = null where farm_id = ${barn.farmId}`;
    expect((await again(mail_id)).body).toMatchObject({ status: 409, code: 'mail_not_repeatable' });
    await app.owner`update mail_message set email_to = '', message = '' where farm_id = ${barn.farmId}`;
    expect((await again(mail_id)).body).toMatchObject({ status: 409, code: 'mail_forgotten' });
    expect((await again('nothing')).body).toMatchObject({ status: 404, errors: [{ field: 'mail_id' }] });
    expect((await again(' ')).body).toMatchObject({ status: 400, errors: [{ field: 'mail_id' }] });
  });

  it('are this barn’s, and administrators’', async () => {
    await booked();
    const [{ mail_id }] = (await mails()).mails;
    const other = await app.barn();
    expect((await other.call(other.admin, 'GET', 'mails/index')).body.size).toBe(0);
    expect((await other.call(other.admin, 'POST', 'mails/sendAgain', { mail_id })).status).toBe(404);
    for (const who of [barn.instructor, barn.family])
      expect((await barn.call(who, 'GET', 'mails/index')).status).toBe(403);
  });
});
