import { v7 as uuid } from 'uuid';
import type { BarnTransaction } from '../../src/platform/event-store/barn-transaction.js';
import { Dispatcher, type DispatcherParts } from '../../src/platform/event-store/dispatcher.js';
import type { SetAside } from '../../src/platform/event-store/hand-over.js';
import type { StoredEvent } from '../../src/platform/event-store/event.js';
import type { Subscription } from '../../src/platform/event-store/subscription.js';
import type { Pool, Sql } from '../../src/platform/database/connect.js';
import { BarnDatabase, PlatformDatabase } from '../../src/platform/database/databases.js';
import { Registry } from '../../src/platform/event-store/registry.js';
import { becomes } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const TYPE = 'horses.HorseChanged';
/** So many events by one command. */
const paint = (count: number) => async (barn: BarnTransaction) => {
  const horseId = barn.newId();
  for (let i = 0; i < count; i++)
    barn.record(`horse-${horseId}`, { type: TYPE, data: { horseId, change: 'edited', fields: ['color'] } });
};

describe('the dispatcher', () => {
  let app: OwnApp, barn: TestBarn;
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

  const newDispatcher = (subscriptions: Subscription[], more: Partial<DispatcherParts> = {}) => {
    const dispatcher = new Dispatcher({
      platform: app.app.get(PlatformDatabase).sql,
      barn: app.app.get(BarnDatabase).sql,
      catalogue: app.app.get(Registry).catalogue,
      subscriptions: () => subscriptions,
      report: () => undefined,
      setAside: (_, error) => Promise.reject(error as Error),
      ...more,
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
    for (const few of [3, 498, 1]) await barn.during(paint(few));
    await barn.during(paint(count));
    await barn.during(paint(2));
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
    await newDispatcher([subscription], { pollMs: 3_600_000 }).start();
    const before = subscription.heard.length;
    await barn.newHorse('Comet');
    await becomes(() => subscription.heard.length > before);
    expect(positions(subscription.heard)).toContain((await inLog()).at(-1));
  });

  it('tries again, and undoes what a failed handling wrote', async () => {
    let failures = 1;
    const tries: number[] = [];
    const subscription: Subscription = {
      name: `stumbling ${uuid()}`,
      types: [TYPE],
      handle: async (events, sql) => {
        tries.push(events.length);
        await sql`
          insert into subscription_checkpoint (farm_id, subscription, position)
          values (${barn.farmId}, ${`effect ${failures}`}, 1)`;
        if (failures-- > 0) throw new Error('not yet');
      },
    };
    await newDispatcher([subscription]).catchUp(barn.farmId);
    // All together, then command by command.
    expect(tries).toEqual([2, 1, 1]);
    const effects = await app.owner<{ subscription: string }[]>`
      select subscription from subscription_checkpoint
      where farm_id = ${barn.farmId} and subscription like 'effect%' order by 1`;
    expect(effects.map((row) => row.subscription)).toEqual(['effect -1', 'effect 0']);
  });

  describe('with an event that a subscription cannot digest', () => {
    /** Throws at every command that paints three horses. */
    const choosy = () => {
      const subscription = listener();
      const handle = async (events: readonly StoredEvent[], sql: Sql) => {
        const commands = events.map((event) => event.metadata.commandId);
        if (commands.some((id) => commands.filter((other) => other === id).length === 3)) {
          await sql`select 1 / 0`;
        }
        await subscription.handle(events);
      };
      return { ...subscription, handle };
    };
    const history = async () => {
      const [before, poison, after] = [
        await barn.during(paint(2)),
        await barn.during(paint(3)),
        await barn.during(paint(2)),
      ];
      return { before, poison, after, log: await inLog() };
    };

    it('sets it aside for that subscription, which goes on in order, and hands the others everything', async () => {
      const { log } = await history();
      const aside: SetAside[] = [];
      const [troubled, other] = [choosy(), listener()];
      const dispatcher = newDispatcher([troubled, other], { setAside: async (events) => void aside.push(events) });
      await dispatcher.untilProcessed(barn.farmId);
      const [from, , to] = log.slice(-5) as [number, number, number];
      expect(aside).toEqual([{ farmId: barn.farmId, subscription: troubled.name, from, to }]);
      expect(positions(troubled.heard)).toEqual(log.filter((position) => position < from || position > to));
      // Its first handling was undone with the transaction that it shared.
      expect(positions(other.heard)).toEqual([...log, ...log]);
      await dispatcher.handleAgain({ ...aside[0]!, subscription: other.name });
      expect(positions(other.heard).slice(2 * log.length)).toEqual([from, from + 1, to]);
      await expect(dispatcher.handleAgain(aside[0]!)).rejects.toThrow('division by zero');
      await expect(dispatcher.handleAgain({ ...aside[0]!, subscription: 'gone' })).rejects.toThrow(
        'no subscription gone',
      );
    });

    it('does not go past it while it cannot be set aside', async () => {
      await history();
      const troubled = choosy();
      const dispatcher = newDispatcher([troubled], { setAside: () => Promise.reject(new Error('The queue is away.')) });
      await expect(dispatcher.catchUp(barn.farmId)).rejects.toThrow('The queue is away.');
      const [checkpoint] = await app.owner<{ position: number }[]>`
        select position from subscription_checkpoint where farm_id = ${barn.farmId} and subscription = ${troubled.name}`;
      expect(checkpoint?.position ?? 0).toBe(0);
    });

    it('also where the event itself can no longer be read', async () => {
      const aside: SetAside[] = [];
      const subscription = listener();
      const dispatcher = newDispatcher([subscription], {
        catalogue: {},
        setAside: async (events) => void aside.push(events),
      });
      await dispatcher.untilProcessed(barn.farmId);
      expect(aside).toHaveLength((await inLog()).length);
    });
  });

  it('lets one barn’s trouble be that barn’s alone', async () => {
    const other = await app.barn();
    const subscription = listener();
    const problems: string[] = [];
    const dispatcher = newDispatcher([subscription], {
      report: (problem) => problems.push(problem),
      setAside: () => Promise.reject(new Error('The queue is away.')),
    });
    const heard = subscription.handle;
    subscription.handle = (events) =>
      events[0]?.farmId === other.farmId ? Promise.reject(new Error('bad event')) : heard(events);
    await dispatcher.start();
    await becomes(() => problems.length > 0 && subscription.heard.length > 0);
    expect(positions(subscription.heard)).toEqual(await inLog());
    expect(problems[0]).toContain(other.farmId);
  });

  it('asks the database as often for ten subscriptions as for one', async () => {
    let asked = 0;
    const counted = (sql: Sql): Sql =>
      new Proxy(sql, {
        apply: (target, self, args) => ((asked += 1), Reflect.apply(target, self, args) as unknown),
      });
    const pool = app.app.get(BarnDatabase).sql;
    const begin: Pool['begin'] = (work) => pool.begin((sql) => work(counted(sql)));
    const counting = new Proxy(pool, {
      get: (target, key) => (key === 'begin' ? begin : (Reflect.get(target, key) as unknown)),
    });
    const statements = async (count: number) => {
      const subscriptions = Array.from({ length: count }, () => listener());
      const dispatcher = newDispatcher(subscriptions, { barn: counting });
      await dispatcher.catchUp(barn.farmId);
      await barn.newHorse('Comet');
      asked = 0;
      await dispatcher.catchUp(barn.farmId);
      for (const { heard } of subscriptions) expect(positions(heard)).toEqual(await inLog());
      return asked;
    };
    expect(await statements(10)).toBe(await statements(1));
  });

  it('brings a subscription that lags to the others, without handing them anything again', async () => {
    const [early, late] = [listener(), listener()];
    await newDispatcher([early]).untilProcessed(barn.farmId);
    await barn.during(paint(700));
    await newDispatcher([early, late]).untilProcessed(barn.farmId);
    for (const { heard } of [early, late]) expect(positions(heard)).toEqual(await inLog());
  });

  it('begins a subscription where the one stands that it inherits from, or one of the same family', async () => {
    const family = `family ${uuid()}`;
    const begin = async (name: string) => {
      const subscription = { ...listener([TYPE], name), inherits: family };
      await newDispatcher([subscription]).untilProcessed(barn.farmId);
      return positions(subscription.heard);
    };
    expect(await begin(`${family}/first`)).toEqual(await inLog());
    await barn.newHorse('Comet');
    // Beside the first, which has not yet heard of Comet.
    const [comet] = (await inLog()).slice(-1);
    expect(await begin(`${family}/second`)).toEqual([comet]);

    const former = listener([TYPE], `former ${uuid()}`);
    await newDispatcher([former]).untilProcessed(barn.farmId);
    await barn.newHorse('Echo');
    const heir = { ...listener(), inherits: former.name };
    await newDispatcher([heir]).untilProcessed(barn.farmId);
    expect(positions(heir.heard)).toEqual((await inLog()).slice(-1));
  });

  it('leaves to others what others are at', async () => {
    const subscription = listener();
    const many = Array.from({ length: 6 }, () => newDispatcher([subscription]));
    await barn.during(paint(700));
    await Promise.all(many.map((dispatcher) => dispatcher.untilProcessed(barn.farmId)));
    expect(positions(subscription.heard)).toEqual(await inLog());
  });

  it('refuses two subscriptions of one name', async () => {
    await expect(newDispatcher([listener([TYPE], 'same'), listener([TYPE], 'same')]).start()).rejects.toThrow(
      'Two subscriptions are called same.',
    );
  });
});
