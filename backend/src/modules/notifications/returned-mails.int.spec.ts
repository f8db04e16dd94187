import { NOW } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { EditContact } from '../people/commands/edit-person.js';

const SECRET = 'what-the-deliverer-knows';

describe('mails that come back', () => {
  let app: WorkApp, barn: TestBarn, holder: string;
  beforeAll(async () => {
    app = await workApp({ mailWebhookSecret: SECRET });
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await app.barn();
    await barn.run(ChangePreference, { field: 'send_notifications', value: 1 });
    holder = await app.holderEmail(barn);
    app.smtp.mails.length = 0;
    app.smtp.rules.refuse = () => undefined;
  });
  afterAll(() => app.stop());

  /** The Message-ID of a booking’s mail to the holder. */
  const booked = async () => {
    await barn.planLesson({ students: [barn.family.studentIds[0]] });
    return (await app.settled(barn.farmId)).at(-1)?.messageId ?? '';
  };
  const bearer = { authorization: `Bearer ${SECRET}` };
  const tell = (mails: object[], headers: Record<string, string> = bearer) =>
    app.call(undefined, 'POST', 'webhooks/mail', { mails }, headers);
  const bounce = (message_id: string, more: object = {}) => ({ event: 'bounced', message_id, ...more });
  const listed = async (query: object = {}) => (await barn.call(barn.admin, 'GET', 'mails/index', query)).body;
  const people = async (who = barn.admin) =>
    (await barn.call(who, 'GET', 'mail_wishes/index', { account_person_id: barn.family.personId })).body.people;
  const clear = (who: Parameters<TestBarn['call']>[0] = barn.admin, person_id = barn.family.personId) =>
    barn.call(who, 'POST', 'mails/clearAddress', { person_id });
  const events = async (type: string) => (await barn.log()).filter((event) => event.type === `notifications.${type}`);

  it('are told by whoever delivers them, once, with the reason but no address in the log', async () => {
    const id = await booked();
    const reason = `550 5.1.1 <${holder}>: no such mailbox`;
    for (const noted of [1, 1]) expect((await tell([bounce(id, { reason })])).body).toEqual({ noted });
    expect((await listed({ state: 'bounced' })).mails).toMatchObject([
      { kind: 'Booking', state: 'bounced', reason: '550 5.1.1 <[address]>: no such mailbox', can_repeat: 1 },
    ]);
    expect((await listed()).lately).toMatchObject({ failed: 1 });
    expect(await people()).toMatchObject([
      { returned: { kind: 'bounced', address: holder, returned_at: '2026-11-20 09:00' } },
    ]);
    expect(await events('MailReturned')).toHaveLength(1);
    expect(JSON.stringify(await barn.log())).not.toContain(holder);
  });

  it('are not told by anybody else, and the secret may come as a password', async () => {
    const id = await booked();
    const basic = (password: string) => ({
      authorization: `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`,
    });
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: SECRET }, basic('wrong'), basic('')])
      expect((await tell([bounce(id)], headers as Record<string, string>)).body.errors).toEqual([
        expect.objectContaining({ field: 'authorization' }),
      ]);
    expect(await events('MailReturned')).toEqual([]);
    expect((await tell([bounce(id)], basic(SECRET))).body).toEqual({ noted: 1 });
  });

  it('that nobody knows, or that are tried again, change nothing', async () => {
    const id = await booked();
    const nowhere = id.replace(barn.farmId, barn.newId());
    const unknown = ['<x@elsewhere.test>', nowhere, id.replace('<', '<1'), 'nonsense'].map((one) => bounce(one));
    expect((await tell([...unknown, bounce(id, { permanent: 0 })])).body).toEqual({ noted: 0 });
    expect((await listed({ state: 'bounced' })).mails).toEqual([]);
    const much = Array.from({ length: 101 }, () => bounce(id));
    expect((await tell(much)).body.errors).toEqual([expect.objectContaining({ field: 'mails' })]);
    expect((await tell([{ event: 'opened', message_id: id }])).status).toBe(400);
  });

  it('can be sent again, as mails of their own', async () => {
    const id = await booked();
    await tell([bounce(id)]);
    const [{ mail_id }] = (await listed()).mails;
    const again = await barn.call(barn.admin, 'POST', 'mails/sendAgain', { mail_id });
    expect(again.body).toEqual({ mail_id: `${mail_id}-again-1` });
    expect(await app.settled(barn.farmId)).toHaveLength(2);
  });

  it('stop being said of an address that is changed, or that staff say works', async () => {
    const id = await booked();
    await tell([bounce(id)]);
    expect((await clear()).status).toBe(200);
    expect(await people()).toMatchObject([{ returned: null }]);
    expect((await listed({ state: 'bounced' })).mails).toHaveLength(1);
    expect((await clear()).status).toBe(200);
    expect(await events('AddressCleared')).toHaveLength(1);
    await tell([bounce(await booked())]);
    expect(await people()).toMatchObject([{ returned: { kind: 'bounced' } }]);
    await barn.run(EditContact, { personId: barn.family.personId, contactEmail: 'new@home.test' });
    expect(await people()).toMatchObject([{ returned: null }]);
  });

  it('because their reader complained stop what may be refused, until the reader wants it again', async () => {
    const id = await booked();
    await tell([bounce(id), bounce(id, { event: 'complained', reason: 'abuse' })]);
    expect((await tell([bounce(id)])).body).toEqual({ noted: 0 });
    expect((await listed({ state: 'complained' })).mails).toHaveLength(1);
    expect(await people()).toMatchObject([
      { refused: expect.arrayContaining(['reminders', 'announcements', 'seasons']), returned: { kind: 'complained' } },
    ]);
    expect((await barn.call(barn.family, 'POST', 'mail_wishes/change', { kind: 'reminders', wanted: 1 })).status).toBe(
      200,
    );
    expect((await people())[0].refused).not.toContain('reminders');
  });

  it('are the same where the mail server refuses the address at once, and not where it refuses the mail', async () => {
    app.smtp.rules.refuse = () => '550 5.1.1 No such user';
    await booked();
    expect((await listed({ state: 'failed' })).mails).toHaveLength(1);
    expect(await people()).toMatchObject([{ returned: { kind: 'bounced', reason: expect.stringContaining('5.1.1') } }]);
    app.smtp.rules.refuse = () => undefined;
    const [{ mail_id }] = (await listed()).mails;
    await barn.call(barn.admin, 'POST', 'mails/sendAgain', { mail_id });
    await app.settled(barn.farmId);
    expect((await listed()).mails).toMatchObject([{ state: 'sent' }]);
    expect(await people()).toMatchObject([{ returned: null }]);
  });

  it('are staff’s affair, of their own barn', async () => {
    await tell([bounce(await booked())]);
    expect((await barn.call(barn.family, 'GET', 'mail_wishes/index')).body.people).toMatchObject([{ returned: null }]);
    const other = await app.barn({ farmName: 'Lakeside' });
    for (const who of [barn.family, barn.instructor]) expect((await clear(who)).status).toBe(403);
    expect(
      (await other.call(other.admin, 'POST', 'mails/clearAddress', { person_id: barn.family.personId })).status,
    ).toBe(404);
    expect(await people()).toMatchObject([{ returned: { kind: 'bounced' } }]);
  });

  it('are forgotten with whoever is erased', async () => {
    await tell([bounce(await booked(), { reason: 'The mailbox of Maple is full' })]);
    const { person_name } = (await people())[0] as { person_name: string };
    app.clock.set('2027-02-20T14:00:00Z');
    const person = { person_id: barn.family.personId, person_name };
    expect((await barn.call(barn.admin, 'POST', 'people/erase', person)).status).toBe(200);
    const lines = await app.owner`select email_to, returned_reason from mail_message where farm_id = ${barn.farmId}`;
    expect([...lines]).toEqual([{ email_to: '', returned_reason: null }]);
  });
});
