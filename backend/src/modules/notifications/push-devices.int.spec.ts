import { randomUUID } from 'node:crypto';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { isSignedBy, pushCatcher } from '../../../test/work/push-catcher.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { NOW } from '../../../test/support/test-app.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { ChoosePassword } from '../identity/commands/choose-password.js';
import { ReminderRound } from './jobs/remind-families.js';

type Who = Parameters<TestBarn['call']>[0];

describe('news on somebody’s own devices', () => {
  let app: WorkApp, barn: TestBarn, service: Awaited<ReturnType<typeof pushCatcher>>;
  beforeAll(async () => {
    [app, service] = await Promise.all([workApp(), pushCatcher()]);
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await app.barn();
    for (const field of ['send_notifications', 'send_cancellation_notifications', 'clients_can_cancel'])
      await barn.run(ChangePreference, { field, value: 1 });
    app.smtp.mails.length = 0;
    service.pushes.length = 0;
  });
  afterAll(async () => {
    await app.stop();
    await service.stop();
  });

  const add = async (who: Who, browser = service.browser('Phone')) =>
    (await barn.call(who, 'POST', 'push_devices/add', browser)).body.device_id as string;
  const listed = async (who: Who = barn.family) => (await barn.call(who, 'GET', 'push_devices/index')).body;
  const devices = async (who?: Who) => (await listed(who)).devices as { device_id: string; label: string }[];
  const told = async () => {
    await app.settled(barn.farmId);
    return service.pushes.map(({ said }) => said.body);
  };
  const plan = async (start = '2026-11-24 16:00') => {
    const { lesson } = await barn.planLesson({
      start,
      students: [barn.family.studentIds[0]],
      sendNotification: 0,
    });
    return lesson.id;
  };
  const cancel = (lessonId: string, who: Who = barn.admin) =>
    barn.call(who, 'POST', 'lessons/cancel', { id: lessonId, cancelAction: 'BCNA', sendNotification: 1 });
  const removals = async () =>
    (await barn.log()).flatMap(({ type, data }) =>
      type === 'notifications.PushDeviceRemoved' ? [(data as { because: string }).because] : [],
    );

  const chooseNewPassword = async (loginId: string) => {
    const tokenId = randomUUID();
    const until = new Date(app.clock.now().getTime() + 3_600_000);
    await app.owner`insert into password_token (token_id, farm_id, login_id, purpose, expires_at)
      values (${tokenId}, ${barn.farmId}, ${loginId}, 'reset', ${until})`;
    await barn.run(ChoosePassword, { tokenId, purpose: 'reset', passwordHash: 'of another one' });
  };

  it('come beside the mail, encrypted for each device, signed by the barn’s server, and say what a locked screen may', async () => {
    const lessonId = await plan();
    await add(barn.family, service.browser('Phone'));
    await add(barn.family, service.browser('Tablet'));
    expect((await cancel(lessonId)).status).toBe(200);
    expect(await told()).toEqual(['Cancelled: Rider 1, Tue 24 Nov, 16:00', 'Cancelled: Rider 1, Tue 24 Nov, 16:00']);
    const [first, second] = service.pushes;
    expect(first?.said).toMatchObject({ title: 'Maple Hill', path: expect.stringMatching(/^\/clienthome\/[\w-]+$/) });
    expect(new Set([first?.device.split(' ')[0], second?.device.split(' ')[0]])).toEqual(new Set(['Phone', 'Tablet']));
    const { public_key } = await listed();
    for (const { headers } of service.pushes) expect(isSignedBy(public_key, headers)).toBe(true);
    expect(first?.headers).toMatchObject({ topic: first?.said.tag, urgency: 'normal' });
    expect(Number(first?.headers.ttl)).toBe(4 * 24 * 3600 + 7 * 3600);
    expect(app.smtp.mails.filter(({ to }) => to.startsWith('family'))).toHaveLength(1);
  });

  it('come once, however often a mail is tried', async () => {
    const lessonId = await plan();
    await add(barn.family);
    let tries = 0;
    app.smtp.rules.refuse = () => (++tries === 1 ? '451 later' : undefined);
    await cancel(lessonId);
    expect(await told()).toHaveLength(1);
    expect(tries).toBeGreaterThan(1);
    app.smtp.rules.refuse = () => undefined;
  });

  it('are told again where the push service does not answer, and a browser that is gone is removed', async () => {
    const lessonId = await plan();
    await add(barn.family, service.browser('Slow', 503, 429));
    await add(barn.family, service.browser('Gone', 410));
    await cancel(lessonId);
    expect(await told()).toEqual(['Cancelled: Rider 1, Tue 24 Nov, 16:00']);
    expect(service.pushes[0]?.device).toContain('Slow');
    expect((await devices()).map(({ label }) => label)).toEqual(['Slow']);
    expect(await removals()).toEqual(['gone']);
  });

  it('are given up where the push service refuses them, which the list of devices says', async () => {
    const lessonId = await plan();
    await add(barn.family, service.browser('Odd', 400));
    await cancel(lessonId);
    expect(await told()).toEqual([]);
    expect(await devices()).toMatchObject([{ label: 'Odd', is_failing: 1, last_told_at: null }]);
  });

  it('are those that somebody wants, by kind and for each by themselves', async () => {
    const guardian = await barn.newRelative(barn.family, 'guardian');
    await add(barn.family, service.browser('Holder'));
    await add(guardian, service.browser('Guardian'));
    const wish = { kind: 'changes', wanted: 0 };
    expect((await barn.call(barn.family, 'POST', 'push_devices/wish', wish)).body).toEqual(wish);
    await cancel(await plan());
    await told();
    expect(service.pushes.map(({ device }) => device.split(' ')[0])).toEqual(['Guardian']);
    expect((await listed()).kinds).toContainEqual(expect.objectContaining(wish));
    expect((await barn.call(barn.family, 'POST', 'push_devices/wish', { kind: 'time_off', wanted: 0 })).status).toBe(
      400,
    );
  });

  it('remind with the mail and without it, while its lesson is to come', async () => {
    await barn.run(ChangePreference, { field: 'send_reminders', value: 1 });
    await barn.call(barn.family, 'POST', 'mail_wishes/change', { kind: 'reminders', wanted: 0 });
    await plan();
    await add(barn.family);
    app.clock.set('2026-11-23T21:00:01Z');
    await app.app.get(ReminderRound).work();
    expect(await told()).toEqual(['Reminder: Rider 1, Tue 24 Nov, 16:00']);
    expect(service.pushes[0]?.headers).toMatchObject({ urgency: 'high', ttl: '86399' });
    expect(app.smtp.mails).toEqual([]);
  });

  it('say of a message that there is one, and no word of it', async () => {
    await add(barn.family);
    const note = {
      person_id: barn.family.riders[0]!.personId,
      notes: 'Her knee is swollen',
      is_public: 1,
      sendEmail: 1,
    };
    expect((await barn.call(barn.admin, 'POST', 'notes_clients/createNoteFromClientPage', note)).status).toBe(200);
    expect(await told()).toEqual(['There is a message for you.']);
    expect(JSON.stringify(service.pushes)).not.toContain('knee');
  });

  it('tell whoever teaches that a lesson is off, and of a family’s cancellation at short notice without naming the rider', async () => {
    await add(barn.instructor);
    const [first, second] = [await plan(), await plan('2026-11-24 18:00')];
    await cancel(first);
    expect(await told()).toEqual([expect.stringMatching(/^Cancelled: .*Tue 24 Nov, 16:00$/)]);
    expect(service.pushes[0]?.said.path).toMatch(/^\/admin\/staffhome\/[\w-]+\/schedule$/);
    service.pushes.length = 0;
    const [place] = await barn.read(
      (sql) =>
        sql<{ lesson_person_id: string }[]>`select lesson_person_id from lesson_person where lesson_id = ${second}`,
    );
    app.clock.set('2026-11-24T10:00:00Z');
    const off = { id: place?.lesson_person_id };
    expect((await barn.call(barn.family, 'POST', 'lesson_people/cancelStudent', off)).status).toBe(200);
    expect(await told()).toEqual([expect.stringMatching(/^A rider cancelled: .*Tue 24 Nov, 18:00$/)]);
  });

  it('are nobody else’s affair: neither read, told, nor removed', async () => {
    const deviceId = await add(barn.family);
    const [neighbour, other] = [await barn.newFamily(), await app.barn({ farmName: 'Lakeside' })];
    for (const [which, who] of [
      [barn, neighbour],
      [barn, barn.admin],
      [other, other.family],
    ] as const) {
      expect((await which.call(who, 'GET', 'push_devices/index')).body.devices).toEqual([]);
      const of = { device_id: deviceId };
      expect((await which.call(who, 'POST', 'push_devices/test', of)).status).toBe(404);
      expect((await which.call(who, 'POST', 'push_devices/remove', of)).status).toBe(200);
    }
    expect(await devices()).toHaveLength(1);
    const reader = await barn.newRelative(barn.family, 'reader');
    expect((await barn.call(reader, 'GET', 'push_devices/index')).status).toBe(403);
  });

  it('are tried at a wish, and the answer of the push service is said', async () => {
    const [well, gone] = [await add(barn.family), await add(barn.family, service.browser('Gone', 404))];
    const test = async (device_id: string) =>
      (await barn.call(barn.family, 'POST', 'push_devices/test', { device_id })).body.outcome as string;
    expect([await test(well), await test(gone)]).toEqual(['taken', 'gone']);
    expect(service.pushes.map(({ said }) => said.title)).toEqual(['Maple Hill']);
    expect(await devices()).toHaveLength(1);
  });

  it('are for the browser’s last reader, ten devices each at most', async () => {
    const browser = service.browser('Shared');
    const first = await add(barn.family, browser);
    expect(await add(barn.family, { ...browser, label: 'Renamed' })).toBe(first);
    expect(await devices()).toMatchObject([{ device_id: first, label: 'Renamed' }]);
    const guardian = await barn.newRelative(barn.family, 'guardian');
    await add(guardian, browser);
    expect([await devices(), await devices(guardian)]).toMatchObject([[], [{ label: 'Shared' }]]);
    for (let nth = 1; nth <= 11; nth++) {
      app.clock.set(new Date(Date.parse(NOW) + nth * 1000).toISOString());
      await add(barn.family, service.browser(`No. ${nth}`));
    }
    expect((await devices()).map(({ label }) => label)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((nth) => `No. ${nth}`),
    );
  });

  it('end with signing out, a new password and an account that is locked or erased', async () => {
    const browser = service.browser('Phone');
    await add(barn.family, browser);
    const { endpoint } = browser;
    for (const _ of [1, 2])
      expect((await barn.call(barn.family, 'POST', 'push_devices/leave', { endpoint })).status).toBe(200);
    expect(await devices()).toEqual([]);
    const guardian = await barn.newRelative(barn.family, 'guardian');
    await add(guardian);
    await barn.call(barn.family, 'POST', 'family_sign_ins/remove', { user_id: guardian.loginId });
    await add(barn.family);
    await chooseNewPassword(barn.family.loginId);
    const erased = await barn.newFamily();
    await add(erased);
    const { person_id, person_name } = (
      await barn.call(barn.admin, 'GET', 'people/previewErasure', { person_id: erased.personId })
    ).body.people[0];
    expect((await barn.call(barn.admin, 'POST', 'people/erase', { person_id, person_name })).status).toBe(200);
    const locked = await barn.newFamily();
    await add(locked);
    const inactivate = { accountHolderId: locked.personId, whattodo: 'inactivate' };
    await barn.call(barn.admin, 'POST', 'people/updateIsActiveAccount', inactivate);
    // Erasing says itself that it took everything.
    expect(await removals()).toEqual(['wish', 'access', 'access', 'access']);
    expect(await barn.read((sql) => sql`select from push_device where farm_id = ${barn.farmId}`)).toEqual([]);
  });

  it('are kept so that the database alone leads to no phone', async () => {
    const browser = service.browser('Phone');
    await add(barn.family, browser);
    const kept = JSON.stringify(
      await barn.read((sql) => sql`select * from push_device where farm_id = ${barn.farmId}`),
    );
    for (const secret of [browser.endpoint, browser.auth, browser.p256dh]) expect(kept).not.toContain(secret);
    expect(JSON.stringify(await barn.log())).not.toContain(browser.auth);
  });

  it.each(['http://10.0.0.5/a', 'http://169.254.169.254/latest', 'https://db.internal/a', 'https://[::1]/a', 'x'])(
    'are sent to nothing but a push service: %s',
    async (endpoint) => {
      const sent = { ...service.browser('Phone'), endpoint };
      const { status, body } = await barn.call(barn.family, 'POST', 'push_devices/add', sent);
      expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'endpoint' })]]);
    },
  );
});
