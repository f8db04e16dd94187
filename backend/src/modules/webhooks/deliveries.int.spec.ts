import { isGenuine } from '../../../test/work/hook-catcher.js';
import { hookApp, hookBarn, type HookApp, type HookBarn } from '../../../test/work/hook-barn.js';
import { becomes } from '../../../test/support/settled.js';
import { NOW, testApp } from '../../../test/support/test-app.js';
import { lockWaits } from '../../../test/support/where-it-runs.js';
import { Dispatcher } from '../../platform/event-store/dispatcher.js';
import type { Sql } from '../../platform/database/connect.js';
import { BarnDatabase } from '../../platform/database/databases.js';
import { inBarn } from '../../platform/event-store/in-barn.js';
import { SetFarmActivation } from '../farms/commands/set-farm-activation.js';
import { holdDue, noteDelivered } from './delivery/due-deliveries.js';
import { DeliveryKeeper } from './jobs/keep-deliveries.js';
import { PAUSES_MS } from './domain/retries.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('news for other programs', () => {
  let app: HookApp, barn: HookBarn;
  beforeAll(async () => {
    app = await hookApp();
  });
  beforeEach(async () => {
    barn = await hookBarn(app);
    app.receiver.hooks.length = 0;
  });
  afterAll(() => app.stop());

  const rows = () =>
    barn.read(
      (sql) => sql<{ message_id: string }[]>`select message_id from webhook_delivery where farm_id = ${barn.farmId}`,
    );

  it('are signed as the specification says, and name nobody', async () => {
    const { secret } = await barn.endpoint('/signed', { kinds: ['lesson.created', 'enrollment.added'] });
    const { lesson } = await barn.planLesson({ students: [barn.studentId] });
    const hooks = await barn.told();
    expect(hooks.map(({ said }) => said.type).toSorted()).toEqual(['enrollment.added', 'lesson.created']);
    const created = hooks.find(({ said }) => said.type === 'lesson.created')!;
    const [{ public_id } = { public_id: '' }] = await app.owner<{ public_id: string }[]>`
      select public_id from farm where farm_id = ${barn.farmId}`;
    expect(created.said).toEqual({
      id: created.headers['webhook-id'],
      type: 'lesson.created',
      created_at: '2026-11-20T14:00:00.000Z',
      barn: public_id,
      data: {
        lesson_id: lesson.id,
        url: `${app.config.publicUrl}/api/lessons/calendar?date1=2026-11-24&date2=2026-11-24`,
      },
    });
    for (const hook of hooks) {
      expect(isGenuine(secret, hook, app.clock.now())).toBe(true);
      expect(isGenuine(secret, { ...hook, body: `${hook.body} ` }, app.clock.now())).toBe(false);
      expect(hook.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Leadline' });
    }
    expect(JSON.stringify(hooks.map(({ body }) => body))).not.toMatch(/Rider|Rent|Beginner|Maple/);
  });

  it('point to what a key of their scope reads', async () => {
    await barn.endpoint('/all');
    const { lesson } = await barn.planLesson({ students: [barn.studentId] });
    await barn.sell(10);
    const line = { product_id: barn.productId, student_id: barn.siblingId };
    await barn.post('items/createMultiple', { invoice: 1, item_details: [line] });
    await barn.post('payments/payInvoices', { billing_person_id: barn.family.personId, amount: 50 });
    await barn.newFamily();
    await barn.post('lessons/cancel', { id: lesson.id, cancelAction: 'BCNA', sendNotification: 0 });
    const hooks = await barn.told();
    const key = await barn.post('api_keys/create', { name: 'Site', scopes: ['calendar', 'clients', 'money'] });
    const read = async (url: string) => {
      const { pathname, searchParams } = new URL(url);
      const [call, query] = [pathname.replace('/api/', ''), Object.fromEntries(searchParams)];
      const { status, body } = await app.call<object>({ token: key.body.key }, 'GET', call, query);
      expect([url, status]).toEqual([url, 200]);
      return JSON.stringify(body);
    };
    const seen = new Set<string>();
    for (const { said } of hooks) {
      seen.add(said.type);
      const { url, ...ids } = said.data;
      const text = await read(url as string);
      for (const id of Object.values(ids)) if (id) expect(text).toContain(id);
    }
    expect([...seen].toSorted()).toEqual([
      'client.created',
      'enrollment.added',
      'enrollment.cancelled',
      'invoice.issued',
      'invoice.paid',
      'lesson.cancelled',
      'lesson.created',
      'payment.recorded',
    ]);
    expect(hooks.find(({ said }) => said.type === 'enrollment.added')?.said.data).toMatchObject({
      lesson_id: lesson.id,
      student_id: barn.studentId,
    });
  });

  it('are those that somebody chose, from when they were added on, of clients and not of staff', async () => {
    const { lesson } = await barn.planLesson();
    app.clock.set(new Date(Date.parse(NOW) + 1000).toISOString());
    await barn.endpoint('/some', { kinds: ['lesson.created', 'lesson.deleted', 'client.created'] });
    await barn.newInstructor();
    await barn.post('lessons/delete', { id: lesson.id, sendNotification: 0 });
    expect((await barn.told()).map(({ said }) => [said.type, said.data])).toEqual([
      ['lesson.deleted', { lesson_id: lesson.id, url: null }],
    ]);
  });

  it('come again after a failure with growing pauses, under the same id, until they are taken', async () => {
    const { id, secret } = await barn.endpoint('/fails', { kinds: ['lesson.created'], next: [500, 302, 503] });
    await barn.planLesson();
    await barn.told();
    expect(await barn.log(id)).toMatchObject([
      { state: 'waiting', tries: 1, http_status: 500, next_try_at: '2026-11-20T14:00:05.000Z' },
    ]);
    for (const pause of PAUSES_MS.slice(0, 3)) await app.later(barn.farmId, pause);
    expect(await barn.log(id)).toMatchObject([{ state: 'delivered', tries: 4, http_status: 204, next_try_at: null }]);
    const tries = app.receiver.at('/fails');
    expect(new Set(tries.map(({ said }) => said.id)).size).toBe(1);
    expect(tries).toHaveLength(4);
    expect(app.receiver.at('/elsewhere')).toEqual([]);
    expect(isGenuine(secret, tries[3]!, app.clock.now())).toBe(true);
    expect(await barn.endpoints()).toMatchObject([{ failing_since: null, failed: 0 }]);
  });

  it('are given up after the last try, and sent again when somebody wants it', async () => {
    const { id } = await barn.endpoint('/down', { kinds: ['lesson.created'] });
    app.receiver.answerAlways('/down', 500);
    await barn.planLesson();
    await barn.told();
    for (const pause of PAUSES_MS) await app.later(barn.farmId, pause);
    const [failed] = await barn.log(id);
    expect(failed).toMatchObject({ state: 'failed', tries: 10, next_try_at: null });
    app.receiver.answerAlways('/down', 200);
    const again = { id, message_id: failed!.message_id };
    expect((await barn.post('webhook_deliveries/sendAgain', again)).body).toEqual({ message_id: failed!.message_id });
    await barn.told();
    expect(await barn.log(id)).toMatchObject([{ state: 'delivered', tries: 1, http_status: 200 }]);
    expect((await barn.post('webhook_deliveries/sendAgain', { id, message_id: 'msg_none' })).status).toBe(404);
  });

  it('end where the receiver answers 410, and where nothing came through for five days', async () => {
    const gone = await barn.endpoint('/gone', { kinds: ['lesson.created'], next: [410] });
    const dead = await barn.endpoint('/dead', { kinds: ['lesson.created'] });
    app.receiver.answerAlways('/dead', 500);
    await barn.planLesson();
    await barn.told();
    expect(await barn.endpoints()).toMatchObject([
      { id: gone.id, active: 0, off_because: 'gone' },
      { id: dead.id, active: 1, failing_since: '2026-11-20T14:00:00.000Z' },
    ]);
    await app.later(barn.farmId, 5 * DAY);
    expect(await barn.endpoints()).toMatchObject([{}, { id: dead.id, active: 0, off_because: 'failing' }]);
    expect(
      (await barn.events()).flatMap(({ type, data }) => (type === 'webhooks.EndpointSwitched' ? [data] : [])),
    ).toEqual([
      { endpointId: gone.id, active: false, because: 'gone' },
      { endpointId: dead.id, active: false, because: 'failing' },
    ]);
    app.receiver.hooks.length = 0;
    await barn.planLesson({ start: '2026-11-26 16:00' });
    expect(await barn.told()).toEqual([]);
  });

  it('come though the process died after the commit, and once though it died after the queue had them', async () => {
    await barn.endpoint('/crash', { kinds: ['lesson.created'] });
    await barn.planLesson();
    expect(app.receiver.hooks).toEqual([]);
    const other = await testApp({ on: app.config.ownerUrl });
    await other.app.get(Dispatcher).untilProcessed(barn.farmId);
    await other.stop();
    expect(await barn.told()).toHaveLength(1);
    await app.owner`
      update subscription_checkpoint set position = 0 where farm_id = ${barn.farmId} and subscription = 'webhooks.follow'`;
    expect(await barn.told()).toHaveLength(1);
  });

  it('that somebody took who died are sent when their time is over', async () => {
    const { id } = await barn.endpoint('/held', { kinds: ['lesson.created'], next: [500] });
    await barn.planLesson();
    await barn.told();
    const until = new Date(app.clock.now().getTime() + 30_000);
    await app.owner`update webhook_delivery set held_until = ${until} where farm_id = ${barn.farmId}`;
    await app.later(barn.farmId, 5000);
    expect(app.receiver.hooks).toHaveLength(1);
    await app.later(barn.farmId, 26_000);
    expect(await barn.log(id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  });

  it('of many lessons are written in sets, and a slow receiver holds no other one up', async () => {
    const [slow, well] = [
      await barn.endpoint('/slow', { kinds: ['lesson.created'] }),
      await barn.endpoint('/well', { kinds: ['lesson.created'] }),
    ];
    app.receiver.answerAlways('/slow', 500);
    await barn.newSeries(120);
    await barn.told();
    expect(app.receiver.at('/well')).toHaveLength(120);
    // The first that fails keeps all others from being tried at the same moment.
    expect(app.receiver.at('/slow')).toHaveLength(1);
    expect(await rows()).toHaveLength(240);
    expect(await barn.endpoints()).toMatchObject([
      { id: slow.id, waiting: 120 },
      { id: well.id, waiting: 0 },
    ]);
    app.receiver.answerAlways('/slow', 200);
    await app.later(barn.farmId, 5000);
    expect(app.receiver.at('/slow')).toHaveLength(121);
  });

  it('are taken by one turn at a time, though two begin together', async () => {
    await barn.endpoint('/turns', { kinds: ['lesson.created'] });
    await barn.newSeries(8);
    await barn.told();
    await app.owner`
      update webhook_delivery set state = 'waiting', next_try_at = created_at where farm_id = ${barn.farmId}`;
    const { sql: barns } = app.app.get(BarnDatabase);
    const take = (sql: Sql) => holdDue(sql, barn.farmId, app.clock.now());
    const deliver = (sql: Sql, held: Awaited<ReturnType<typeof holdDue>>) =>
      Promise.all(
        held.map((one) => noteDelivered(sql, barn.farmId, { ...one, answered: { status: 204 }, now: app.clock.now() })),
      );
    const { first, beside } = await inBarn(barns, barn.farmId, async (sql) => {
      const taken = await take(sql);
      const begun = { first: taken, beside: inBarn(barns, barn.farmId, take) };
      await becomes(
        () => lockWaits(app.owner),
        (waiting) => waiting.length > 0,
      );
      await deliver(sql, taken);
      return begun;
    });
    const second = await beside;
    await inBarn(barns, barn.farmId, (sql) => deliver(sql, second));
    expect([first.length, second.length]).toEqual([5, 3]);
    expect(new Set([...first, ...second].map(({ messageId }) => messageId)).size).toBe(8);
  });

  it('are of one barn', async () => {
    const other = await hookBarn(app);
    await barn.endpoint('/mine');
    await other.planLesson();
    await app.quiet(other.farmId);
    expect(await barn.told()).toEqual([]);
  });

  it('are not sent while the barn is inactive', async () => {
    await barn.endpoint('/inactive');
    await barn.planLesson();
    await barn.run(SetFarmActivation, { active: false });
    expect(await barn.told()).toEqual([]);
    await barn.run(SetFarmActivation, { active: true });
    await barn.planLesson({ start: '2026-11-26 16:00', students: [] });
    expect((await barn.told()).length).toBeGreaterThan(0);
  });

  it('are forgotten after thirty days, and what still waits is asked for anew at night', async () => {
    const { id } = await barn.endpoint('/night', { kinds: ['lesson.created'] });
    await barn.planLesson();
    await barn.told();
    await app.owner`
      update webhook_delivery set state = 'waiting', next_try_at = created_at where farm_id = ${barn.farmId}`;
    await app.app.get(DeliveryKeeper).work();
    expect(await barn.told()).toHaveLength(2);
    app.clock.set(new Date(Date.parse(NOW) + 30 * DAY + 1).toISOString());
    expect(await barn.log(id)).toEqual([]);
    await app.app.get(DeliveryKeeper).work();
    expect(await rows()).toEqual([]);
  });

  it('are sent to nothing of our own network, also where the address was kept before', async () => {
    const { id } = await barn.endpoint('/private', { kinds: ['lesson.created'] });
    await app.owner`update webhook_endpoint set url = 'https://169.254.169.254/latest' where farm_id = ${barn.farmId}`;
    await barn.planLesson();
    expect(await barn.told()).toEqual([]);
    expect(await barn.log(id)).toMatchObject([{ state: 'waiting', http_status: null, problem: 'private' }]);
  });
});
