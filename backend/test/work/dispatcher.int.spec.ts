import { v7 as uuid } from 'uuid';
import { command } from '../../src/platform/event-store/command.js';
import { Dispatcher } from '../../src/platform/event-store/dispatcher.js';
import type { StoredEvent } from '../../src/platform/event-store/event.js';
import type { Subscription } from '../../src/platform/event-store/subscription.js';
import { BarnDatabase, PlatformDatabase } from '../../src/platform/database/databases.js';
import { Registry } from '../../src/platform/event-store/registry.js';
import { testApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const TYPE = 'horses.HorseChanged';
/** So many events by one command. */
const paint = command('test.Paint', async (barn, count: number) => {
  const horseId = barn.newId();
  for (let i = 0; i < count; i++)
    barn.record(`horse-${horseId}`, { type: TYPE, data: { horseId, change: 'edited', fields: ['color'] } });
});

describe('the dispatcher', () => {
  let app: TestApp, barn: TestBarn;
  const running: Dispatcher[] = [];
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
  });
  afterEach(async () => {
    for (const dispatcher of running.splice(0)) await dispatcher.stop();
  });
  afterAll(() => app.stop());

  const newDispatcher = (subscriptions: Subscription[], report: (problem: string) => void = () => undefined) => {
    const [platform, barns, registry] = [
      app.app.get(PlatformDatabase).sql,
      app.app.get(BarnDatabase).sql,
      app.app.get(Registry),
    ];
    const dispatcher = new Dispatcher({
      platform,
      barn: barns,
      catalogue: registry.catalogue,
      subscriptions: () => subscriptions,
      report,
    });
    running.push(dispatcher);
    return dispatcher;
  };
  /** Remembers what it was handed, of this barn. */
  const listener = (types = [TYPE], name = `listener ${uuid()}`) => {
    const heard: StoredEvent[][] = [];
    return {
      name,
      types,
      heard,
      handle: async (events: readonly StoredEvent[]) =>
        void (events[0]?.farmId === barn.farmId && heard.push([...events])),
    };
  };
  const positions = (heard: StoredEvent[][]) => heard.flat().map((event) => event.position);
  const inLog = async () => (await barn.log()).filter((event) => event.type === TYPE).map((event) => event.position);

  it('hands over all events of a type in order, and none twice', async () => {
    const subscription = listener();
    const dispatcher = newDispatcher([subscription]);
    await barn.newHorse('Comet');
    await dispatcher.untilProcessed(barn.farmId);
    await barn.newHorse('Echo');
    await dispatcher.untilProcessed(barn.farmId);
    await dispatcher.catchUp(barn.farmId);
    expect(positions(subscription.heard)).toEqual(await inLog());
  });

  it.each([499, 500, 501, 1700])('never parts the events of one command, be they %s', async (count) => {
    for (const few of [3, 498, 1]) await barn.run(paint, few);
    await barn.run(paint, count);
    await barn.run(paint, 2);
    const subscription = listener();
    await newDispatcher([subscription]).untilProcessed(barn.farmId);
    expect(positions(subscription.heard)).toEqual(await inLog());
    for (const batch of subscription.heard) {
      const commands = new Set(batch.map((event) => event.metadata.commandId));
      for (const id of commands)
        expect(batch.filter((event) => event.metadata.commandId === id)).toHaveLength(
          subscription.heard.flat().filter((event) => event.metadata.commandId === id).length,
        );
    }
  });

  it('is woken by what is committed, at once', async () => {
    const subscription = listener();
    await newDispatcher([subscription]).start();
    const before = subscription.heard.length;
    const began = Date.now();
    await barn.newHorse('Comet');
    while (subscription.heard.length === before && Date.now() - began < 1900)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(positions(subscription.heard)).toContain((await inLog()).at(-1));
  });

  it('repeats what failed, together with what the failed handling wrote', async () => {
    let failures = 2;
    const tries: number[] = [];
    const subscription: Subscription = {
      name: `stumbling ${uuid()}`,
      types: [TYPE],
      handle: async (events, sql) => {
        tries.push(events.length);
        await sql`insert into subscription_checkpoint (farm_id, subscription, position) values (${barn.farmId}, ${`effect ${failures}`}, 1)`;
        if (failures-- > 0) throw new Error('not yet');
      },
    };
    const dispatcher = newDispatcher([subscription]);
    for (let n = 0; n < 2; n++) await expect(dispatcher.catchUp(barn.farmId)).rejects.toThrow('not yet');
    await dispatcher.catchUp(barn.farmId);
    expect(tries).toEqual([2, 2, 2]);
    const effects = await app.owner<
      { subscription: string }[]
    >`select subscription from subscription_checkpoint where farm_id = ${barn.farmId} and subscription like 'effect%'`;
    expect(effects.map((row) => row.subscription)).toEqual(['effect 0']);
  });

  it('lets one barn’s trouble be that barn’s alone', async () => {
    const other = await app.barn();
    const subscription = listener();
    const troubled: Subscription = {
      ...subscription,
      handle: (events) =>
        events[0]?.farmId === other.farmId ? Promise.reject(new Error('bad event')) : subscription.handle(events),
    };
    const problems: string[] = [];
    await newDispatcher([troubled], (problem) => problems.push(problem)).start();
    const began = Date.now();
    while ((!problems.length || !subscription.heard.length) && Date.now() - began < 5000)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(positions(subscription.heard)).toEqual(await inLog());
    expect(problems[0]).toContain(other.farmId);
  });

  it('leaves to others what others are at', async () => {
    const subscription = listener();
    const many = Array.from({ length: 6 }, () => newDispatcher([subscription]));
    await barn.run(paint, 700);
    await Promise.all(many.map((dispatcher) => dispatcher.untilProcessed(barn.farmId)));
    expect(positions(subscription.heard)).toEqual(await inLog());
  });

  it('refuses two subscriptions of one name', async () => {
    await expect(newDispatcher([listener([TYPE], 'same'), listener([TYPE], 'same')]).start()).rejects.toThrow(
      'Two subscriptions are called same.',
    );
  });
});
