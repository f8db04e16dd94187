import { EnquirySchedule } from '../../src/modules/enquiries/jobs/erase-enquiries.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { NOW } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { MESSAGE, publicIdOf, strangerAt, tokenIn } from './stranger.js';

const DAY_MS = 24 * 3600 * 1000;

describe('enquiries of strangers', () => {
  let app: WorkApp, barn: TestBarn, publicId: string, stranger: ReturnType<typeof strangerAt>;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await app.barn({ preferences: { takes_enquiries: 1 } });
    publicId = await publicIdOf(barn);
    stranger = strangerAt(app, publicId);
    app.smtp.mails.length = 0;
  });

  const staff = (path: string, body: object, who = barn.admin, headers?: Record<string, string>) =>
    barn.call(who, 'POST', `enquiries/${path}`, body, headers);
  const inbox = async (query: object = {}, who = barn.admin) =>
    (await barn.call(who, 'GET', 'enquiries/index', query)).body;
  const one = async (id: string) => (await barn.call(barn.admin, 'GET', 'enquiries/enquiry', { id })).body.enquiry;
  const only = async () => (await inbox()).enquiries[0].id as string;
  const mailsTo = async (to: string) =>
    (await app.settled(barn.farmId)).filter((mail) => mail.to.startsWith(to)).map(({ subject }) => subject);
  const tokenOf = async () => {
    await app.settled(barn.farmId);
    return tokenIn(app.smtp.mails.find(({ to }) => to === 'nora@home.test')!.words);
  };
  /** An enquiry whose address is confirmed. */
  const asked = async (own: object = {}) => {
    expect(await stranger.enquire(own)).toMatchObject({ status: 200, body: { result: 'confirm your address' } });
    const token = await tokenOf();
    expect((await stranger.post('confirmEnquiry', { token })).status).toBe(200);
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
    return { token, id: await only() };
  };

  it('bother nobody before the address is confirmed, and then the administrators once', async () => {
    await stranger.enquire();
    expect(await mailsTo('nora@')).toEqual(['Please confirm: your message to Maple Hill']);
    expect(await mailsTo('adm-')).toEqual([]);
    expect(await inbox({ state: 'new' })).toMatchObject({ size: 0, counts: { new: 0, unconfirmed: 1 } });
    const token = await tokenOf();
    for (const _ of [1, 2])
      expect((await stranger.post('confirmEnquiry', { token })).body).toEqual({ result: 'confirmed' });
    expect(await mailsTo('adm-')).toEqual(['Trial lesson: Nora Lindqvist asks']);
    const [{ id, ...row }] = (await inbox({ state: 'new' })).enquiries;
    expect(row).toMatchObject({ name: 'Nora Lindqvist', wish: 'trial', state: 'new', latest: MESSAGE, by_barn: 0 });
    expect(await one(id)).toMatchObject({
      first_name: 'Nora',
      email: 'nora@home.test',
      phone: '519 555 0142',
      rider_name: 'Ida',
      birth_year: 2016,
      experience: 'none',
      is_confirmed: 1,
      texts: [{ body: MESSAGE, by_barn: 0, author: null, written_at: '2026-11-20 09:01' }],
    });
  });

  it('are answered by mail, continued by the link in it, and kept as one thread', async () => {
    const { id, token } = await asked();
    expect((await staff('answer', { id, message: 'On Saturday at ten?', seen: 0 })).body.enquiry.state).toBe(
      'answered',
    );
    expect(await mailsTo('nora@')).toEqual(['Maple Hill has answered you']);
    expect(await mailsTo('adm-')).toEqual([]);
    expect((await stranger.own(token)).body).toMatchObject({
      first_name: 'Nora',
      is_confirmed: 1,
      texts: [{ by_barn: 0 }, { body: 'On Saturday at ten?', by_barn: 1 }],
    });
    const more = { token, key: 'a-text', message: 'Gladly.' };
    for (const _ of [1, 2]) expect((await stranger.post('continueEnquiry', more)).status).toBe(200);
    expect(await mailsTo('adm-')).toEqual(['Nora Lindqvist has written back']);
    expect((await one(id)).texts.map(({ body, author }: { body: string; author: string }) => [body, author])).toEqual([
      [MESSAGE, null],
      ['On Saturday at ten?', 'Ada Minister'],
      ['Gladly.', null],
    ]);
    expect(await inbox({ state: 'new' })).toMatchObject({ size: 1, enquiries: [{ latest: 'Gladly.' }] });
  });

  it('stand in the order in which they were written, also those of one moment', async () => {
    const { id, token } = await asked();
    const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    for (const message of words) await stranger.post('continueEnquiry', { token, key: message, message });
    expect((await one(id)).texts.map(({ body }: { body: string }) => body)).toEqual([MESSAGE, ...words]);
    expect(await inbox({ state: 'new' })).toMatchObject({ enquiries: [{ latest: 'Eight' }] });
  });

  it('are not answered without what was written meanwhile, nor twice by one click, nor before the address is confirmed', async () => {
    await stranger.enquire();
    const id = await only();
    expect((await staff('answer', { id, message: 'Hello' })).body).toMatchObject({ code: 'enquiry_unconfirmed' });
    const token = await tokenOf();
    const more = { token, key: 'a-text', message: 'And on Sundays?' };
    expect((await stranger.post('continueEnquiry', more)).body).toMatchObject({ code: 'enquiry_unconfirmed' });
    await stranger.post('confirmEnquiry', { token });
    await stranger.post('continueEnquiry', more);
    expect((await staff('answer', { id, message: 'Hello', seen: 0 })).body).toMatchObject({
      code: 'enquiry_answered_meanwhile',
    });
    for (const _ of [1, 2])
      await staff('answer', { id, message: 'Hello', seen: 1 }, barn.admin, { 'idempotency-key': 'click' });
    expect((await one(id)).texts).toHaveLength(3);
    expect((await mailsTo('nora@')).slice(1)).toEqual(['Maple Hill has answered you']);
  });

  it('are looked after by somebody, who alone is told of what follows', async () => {
    const { id, token } = await asked();
    const ines = await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'] });
    expect((await staff('assign', { id, person_id: ines.personId })).body.enquiry.assignee_id).toBe(ines.personId);
    expect(await inbox({ own: 1 }, ines)).toMatchObject({ size: 1, enquiries: [{ assignee_name: 'Ines Tructor' }] });
    expect(await inbox({ own: 1 })).toMatchObject({ size: 0 });
    await stranger.post('continueEnquiry', { token, key: 'a-text', message: 'Gladly.' });
    expect(await mailsTo('adm-')).toEqual([]);
    expect(await mailsTo('ins-')).toEqual(['Nora Lindqvist has written back']);
    expect((await staff('assign', { id, person_id: '' })).body.enquiry.assignee_id).toBeNull();
    expect((await staff('assign', { id, person_id: barn.family.personId })).body).toMatchObject({
      status: 404,
      errors: [{ field: 'person_id' }],
    });
  });

  it('become a client with everything that is known, once, and another’s where the barn knows them', async () => {
    const { id } = await asked();
    const client = {
      id,
      first_name: 'Nora',
      last_name: 'Lindqvist',
      contact_email: 'nora@home.test',
      contact_mobile: '519 555 0142',
      holder_rides: 0,
      rider_first_name: 'Ida',
      rider_last_name: 'Lindqvist',
      rider_notes: 'Has never ridden. Born 2016.',
    };
    const made = await staff('makeClient', client);
    expect(made.status).toBe(200);
    const { person_id } = made.body;
    expect((await staff('makeClient', client)).body).toEqual({ person_id });
    const { account, members } = (await barn.call(barn.admin, 'GET', 'people/getUserClients', { person_id })).body;
    expect(account).toMatchObject({ contact_email: 'nora@home.test', contact_mobile: '519 555 0142' });
    expect(members).toMatchObject([{ person_name: 'Ida Lindqvist' }]);
    expect(await one(id)).toMatchObject({ person_id, person_name: 'Nora Lindqvist' });
    const linked = await staff('link', { id, person_id: barn.family.personId });
    expect(linked.body.enquiry.person_id).toBe(barn.family.personId);
    expect((await staff('link', { id, person_id: null })).body.enquiry.person_id).toBeNull();
    for (const nobody of [barn.newId(), barn.instructor.personId])
      expect((await staff('link', { id, person_id: nobody })).body).toMatchObject({ status: 404 });
  });

  it('are closed and opened again, and erased with their mails when their time is over', async () => {
    const { id } = await asked();
    await staff('updateState', { id, closed: 1 });
    expect(await inbox({ state: 'closed' })).toMatchObject({ size: 1 });
    await staff('updateState', { id, closed: 0 });
    expect(await inbox({ state: 'new' })).toMatchObject({ size: 1 });
    await barn.run(ChangePreference, { field: 'enquiry_kept_months', value: 2 });
    await staff('updateState', { id, closed: 1 });
    const closedAt = app.clock.now();
    const night = async (months: number, ms: number) => {
      const at = new Date(closedAt);
      at.setUTCMonth(at.getUTCMonth() + months);
      app.clock.set(new Date(at.getTime() + ms));
      await app.app.get(EnquirySchedule).erase();
      await app.settled(barn.farmId);
    };
    await night(2, -1);
    expect(await inbox()).toMatchObject({ size: 1 });
    await night(2, DAY_MS);
    expect(await inbox()).toMatchObject({ size: 0 });
    const ledger = await app.ledger(barn.farmId);
    expect(ledger.length).toBeGreaterThan(1);
    expect(ledger.every(({ email_to, message }) => !email_to && !message)).toBe(true);
    const log = JSON.stringify(await barn.log());
    expect(log).toContain('enquiries.EnquiriesErased');
    for (const personal of ['Nora', 'nora@', '555 0142', MESSAGE]) expect(log).not.toContain(personal);
  });

  it('that nobody confirms are erased after a week', async () => {
    await stranger.enquire();
    const made = app.clock.now().getTime();
    for (const [days, left] of [
      [6, 1],
      [8, 0],
    ] as const) {
      app.clock.set(new Date(made + days * DAY_MS));
      await app.app.get(EnquirySchedule).erase();
      await app.settled(barn.farmId);
      expect(await inbox()).toMatchObject({ size: left });
    }
  });

  it('are in what the barn tells of somebody, and go when they are erased', async () => {
    const { id, token } = await asked();
    await staff('answer', { id, message: 'On Saturday at ten?' });
    const names = { id, first_name: 'Nora', last_name: 'Lindqvist', contact_email: 'nora@home.test', holder_rides: 1 };
    const { person_id } = (await staff('makeClient', names)).body;
    const told = await barn.call(barn.admin, 'GET', 'people/personalData', { person_id });
    expect(JSON.stringify(told.body)).toContain('On Saturday at ten?');
    const erased = await barn.call(barn.admin, 'POST', 'people/erase', { person_id, person_name: 'Nora Lindqvist' });
    expect(erased.status).toBe(200);
    expect(await inbox()).toMatchObject({ size: 0 });
    expect((await stranger.own(token)).body).toMatchObject({ status: 404, code: 'enquiry_gone' });
  });

  describe('and bots', () => {
    const count = async () => (await inbox()).size as number;

    it('fill in what people do not see, and learn nothing', async () => {
      expect(await stranger.enquire({ website: 'https://spam.test' })).toMatchObject({ status: 200 });
      expect(await count()).toBe(0);
    });

    it('send one form often, and have sent it once', async () => {
      const form = await stranger.form();
      for (const own of [{}, {}, { email: 'other@home.test' }]) await stranger.post('enquire', { ...form, ...own });
      expect(await count()).toBe(1);
    });

    it('do no sum, make up forms, or come with another barn’s', async () => {
      const form = await stranger.form();
      const other = await app.barn({ preferences: { takes_enquiries: 1 } });
      const others = await strangerAt(app, await publicIdOf(other)).form();
      for (const [wrong, field] of [
        [{ proof: 'nothing' }, 'proof'],
        [{ stamp: `${form.stamp.slice(0, -2)}AA` }, 'stamp'],
        [{ stamp: 'x' }, 'stamp'],
        [{ stamp: others.stamp, proof: others.proof }, 'stamp'],
      ] as const)
        expect((await stranger.post('enquire', { ...form, ...wrong })).body).toMatchObject({
          status: 400,
          errors: [{ field }],
        });
      expect(await count()).toBe(0);
    });

    it('are too quick, or too late', async () => {
      const { proof, stamp, ...form } = await stranger.form();
      const handedOut = app.clock.now().getTime() - 60_000;
      app.clock.set(new Date(handedOut + 1000));
      expect((await stranger.post('enquire', { ...form, proof, stamp })).body.code).toBe('enquiry_form_quick');
      app.clock.set(new Date(handedOut + DAY_MS + 1));
      expect((await stranger.post('enquire', { ...form, proof, stamp })).body.code).toBe('enquiry_form_old');
      expect(await count()).toBe(0);
    });
  });

  it('are not taken where the barn has not switched them on', async () => {
    const form = await stranger.form();
    await barn.run(ChangePreference, { field: 'takes_enquiries', value: 0 });
    expect((await stranger.post('enquire', form)).body).toMatchObject({ status: 409, code: 'enquiries_off' });
    const asking = await app.call(undefined, 'GET', 'public/enquiryForm', { public_id: publicId });
    expect(asking.body).toMatchObject({ code: 'enquiries_off' });
    const listing = await app.call(undefined, 'GET', 'public/public', { public_id: publicId });
    expect(listing.body.list).toMatchObject([{ takes_enquiries: 0 }]);
  });

  it.each([
    ['first_name', { first_name: ' ' }],
    ['first_name', { first_name: 'x'.repeat(101) }],
    ['email', { email: 'nora' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['wish', { wish: 'horse' }],
    ['birth_year', { birth_year: 1899 }],
    ['experience', { experience: 'much' }],
    ['phone', { phone: '1'.repeat(51) }],
    ['public_id', { public_id: '' }],
  ])('name %s where it is wrong, and nothing is kept', async (field, wrong) => {
    expect((await stranger.enquire(wrong)).body).toMatchObject({ status: 400, errors: [{ field }] });
    expect((await inbox()).size).toBe(0);
  });

  it('are this barn’s alone, and open to nobody by a link that is another’s or made up', async () => {
    const { id, token } = await asked();
    const other = await app.barn({ preferences: { takes_enquiries: 1 } });
    const elsewhere = strangerAt(app, await publicIdOf(other));
    for (const wrong of [elsewhere.own(token), stranger.own(`${token.slice(0, -2)}AA`), stranger.own('x')])
      expect((await wrong).body).toMatchObject({ status: 404, code: 'enquiry_gone' });
    const theirs = (path: string, body: object) => other.call(other.admin, 'POST', `enquiries/${path}`, body);
    expect((await other.call(other.admin, 'GET', 'enquiries/enquiry', { id })).status).toBe(404);
    for (const refused of [
      theirs('answer', { id, message: 'x' }),
      theirs('assign', { id, person_id: other.admin.personId }),
      theirs('updateState', { id, closed: 1 }),
      theirs('link', { id, person_id: other.family.personId }),
      theirs('makeClient', { id, first_name: 'x', holder_rides: 1 }),
    ])
      expect((await refused).status).toBe(404);
    expect((await barn.call(barn.family, 'GET', 'enquiries/index')).status).toBe(403);
    expect((await barn.call(barn.instructor, 'GET', 'enquiries/index')).status).toBe(403);
    expect((await one(id)).state).toBe('new');
  });
});
