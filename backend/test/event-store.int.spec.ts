import { farmAnswers } from '../src/modules/farms/answers.js';
import { v7 as uuid } from 'uuid';
import { SettableClock } from '../src/platform/clock/clock.js';
import { grantAccess } from '../src/platform/database/access.js';
import { hasCitus } from '../src/platform/database/citus.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { BARN_ROLE, roleUrl } from '../src/platform/database/roles.js';
import { insert, type ReadTable } from '../src/platform/event-store/changes.js';
import type { BarnTransaction } from '../src/platform/event-store/barn-transaction.js';
import { BarnTransactions, type CommandContext } from '../src/platform/event-store/barn-transactions.js';
import type { DomainEvent } from '../src/platform/event-store/event.js';
import { policy } from '../src/platform/event-store/policy.js';
import { projection } from '../src/platform/event-store/projection.js';
import { BarnConnections } from '../src/platform/database/barn-connections.js';
import { BarnReader } from '../src/platform/messages/barn-reader.js';
import { Registry } from '../src/platform/event-store/registry.js';
import { streamType } from '../src/platform/event-store/stream.js';
import { refuse } from '../src/platform/errors/refusal.js';
import { SYSTEM } from '../src/platform/tenancy/actor.js';
import { ownDatabase } from './support/own-database.js';

// The smallest domain that can go wrong: a bench with three seats, and a bell that rings for each seat taken.
type SeatTaken = DomainEvent<'test.SeatTaken', { seatId: string; who: string }>;
type BellRung = DomainEvent<'test.BellRung', { seatId: string }>;
const PLACES = 3;
const bench = streamType<number, SeatTaken>('bench', 0, (taken) => taken + 1);
const bell = streamType<number, BellRung>('bell', 0, (rung) => rung + 1);
const seats: ReadTable = { name: 'test_seat', key: 'seat_id' };

interface Seat {
  benchId: string;
  who: string;
  fail?: boolean;
}
const takeSeat =
  ({ benchId, who, fail }: Seat) =>
  async (barn: BarnTransaction) => {
    if ((await barn.load(bench, benchId)) >= PLACES) throw refuse('full', 'The bench is full');
    const seatId = barn.newId();
    barn.append(bench, benchId, [{ type: 'test.SeatTaken', data: { seatId, who } }]);
    if (fail) await barn.sqlAfter`select 1 / 0`;
    return { seatId, taken: await barn.load(bench, benchId) };
  };
const ringBell = (barn: BarnTransaction, seatId: string) =>
  barn.during('test.RingBell', async () => {
    await barn.load(bell, 'only');
    barn.append(bell, 'only', [{ type: 'test.BellRung', data: { seatId } }]);
  });
const registry = new Registry([
  {
    answers: farmAnswers,
    name: 'test',
    events: {
      'test.SeatTaken': { version: 1, meaning: 'taken', example: {} },
      'test.BellRung': { version: 1, meaning: 'rung', example: {} },
    },
    projections: [
      projection<SeatTaken>('seats', [seats], {
        'test.SeatTaken': ({ data }) => insert(seats, { seat_id: data.seatId, who: data.who }),
      }),
    ],
    policies: [
      policy<SeatTaken>('ring-when-seat-taken', ['test.SeatTaken'], async (events, barn) => {
        for (const { data } of events) await ringBell(barn, data.seatId);
      }),
    ],
    violations: { test_seat_who: () => refuse('seated', 'Already seated') },
  },
]);

const fail = () => {
  throw new Error('Nothing here is on the bus.');
};

describe('the event store', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  const secret = process.env.LEADLINE_SECRET!;
  let owner: Pool, pool: Pool, transactions: BarnTransactions, barns: BarnReader;
  const take = (context: CommandContext, seat: Seat) => transactions.run(context, 'test.TakeSeat', takeSeat(seat));
  const newBarn = async () => {
    const farmId = uuid();
    await owner`
      insert into farm (farm_id, farm_name, time_zone, country_code, currency_code, currency_symbol, public_id)
      values (${farmId}, 'Test', 'America/Toronto', 'CA', 'CAD', '$', ${farmId})`;
    await owner`insert into farm_clock (farm_id) values (${farmId})`;
    return { farmId, actor: SYSTEM };
  };
  const log = (farmId: string) =>
    owner<
      {
        position: number;
        stream: string;
        version: number;
        type: string;
        metadata: { causation: number | null; command: string };
      }[]
    >`select position, stream, version, type, metadata from event where farm_id = ${farmId} order by position`;
  const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));

  beforeAll(async () => {
    database = await ownDatabase();
    const { url } = database;
    owner = connect(url, 2);
    await owner.unsafe(
      `create table test_seat (
        farm_id uuid not null, seat_id uuid not null, who text not null, primary key (farm_id, seat_id)
      );
      create unique index test_seat_who on test_seat (farm_id, who)`,
    );
    if (await hasCitus(owner))
      await owner`select create_distributed_table('test_seat', 'farm_id', colocate_with => 'farm_clock')`;
    await grantAccess(owner, secret);
    pool = connect(roleUrl(url, BARN_ROLE, secret), 8);
    const connections = new BarnConnections(pool, 10);
    transactions = new BarnTransactions(connections, registry, new SettableClock(new Date('2026-11-20T12:00:00Z')), {
      dispatch: fail,
      sessionsEnded: fail,
    });
    barns = new BarnReader(connections);
  });
  afterAll(async () => {
    await Promise.all([pool.end(), owner.end()]);
    await database.drop();
  });

  it('lets exactly as many win as there are places, however many try at once', async () => {
    const barn = await newBarn();
    const benchId = uuid();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => take(barn, { benchId, who: `rider ${i}` })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(PLACES);
    expect(new Set(refusals(outcomes))).toEqual(new Set(['The bench is full']));
  });

  it('numbers the log of each barn without gaps, whatever is refused in between', async () => {
    const [a, b] = [await newBarn(), await newBarn()];
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) => take(i % 2 ? a : b, { benchId: uuid(), who: `${i}`, fail: i % 5 === 0 })),
    );
    for (const { farmId } of [a, b]) {
      const events = await log(farmId);
      expect(events.map((event) => event.position)).toEqual(events.map((_, i) => i + 1));
      expect(events.filter((event) => event.type === 'test.SeatTaken')).toHaveLength(24);
    }
  });

  it('keeps nothing of a command that fails after it has written', async () => {
    const barn = await newBarn();
    await expect(take(barn, { benchId: uuid(), who: 'Anna', fail: true })).rejects.toThrow('division by zero');
    expect(await log(barn.farmId)).toEqual([]);
    expect(await barns.read(barn.farmId, (sql) => sql`select * from test_seat`)).toHaveLength(0);
  });

  it('sees in a command what the same command has appended', async () =>
    expect((await take(await newBarn(), { benchId: uuid(), who: 'Anna' })).taken).toBe(1));

  it('lets policies add to the same transaction, and says what they reacted to', async () => {
    const barn = await newBarn();
    await take(barn, { benchId: uuid(), who: 'Anna' });
    const [taken, rung] = await log(barn.farmId);
    expect([taken?.type, rung?.type]).toEqual(['test.SeatTaken', 'test.BellRung']);
    expect(rung?.metadata).toMatchObject({ causation: taken?.position, command: 'test.RingBell' });
  });

  it('turns the last word of the database into a sentence', async () => {
    const barn = await newBarn();
    await take(barn, { benchId: uuid(), who: 'Anna' });
    await expect(take(barn, { benchId: uuid(), who: 'Anna' })).rejects.toThrow('Already seated');
    expect(await log(barn.farmId)).toHaveLength(2);
  });

  it('has somebody try again who was handed a position of the log that is taken', async () => {
    const barn = await newBarn();
    await take(barn, { benchId: uuid(), who: 'Anna' });
    // As where a barn was read before it moved to another server, and is written after.
    await owner`update farm_clock set position = 0 where farm_id = ${barn.farmId}`;
    await expect(take(barn, { benchId: uuid(), who: 'Ben' })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'busy',
    });
    expect(await log(barn.farmId)).toHaveLength(2);
  });

  it('answers with what it has just written, and with the reason when that failed', async () => {
    const barn = await newBarn();
    const ask = (who: string) =>
      transactions.answer(
        barn,
        'test.TakeSeat',
        takeSeat({ benchId: uuid(), who }),
        (sql, { seatId }) => sql<{ who: string }[]>`select who from test_seat where seat_id = ${seatId}`,
      );
    expect([...(await ask('Anna'))]).toEqual([{ who: 'Anna' }]);
    await expect(ask('Anna')).rejects.toThrow('Already seated');
  });

  it('answers a repeated key with the first answer, and refuses the key for something else', async () => {
    const barn = await newBarn();
    const keyed = (fingerprint: string) => ({ ...barn, idempotency: { key: 'key-1', fingerprint } });
    const benchId = uuid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(keyed('same'), { benchId, who: 'Anna' })));
    expect(new Set(answers.map((answer) => answer.seatId)).size).toBe(1);
    expect(await log(barn.farmId)).toHaveLength(2);
    await expect(take(keyed('other'), { benchId, who: 'Leo' })).rejects.toMatchObject({
      kind: 'key_reused',
    });
  });

  it('shows a reader one barn only, and lets it change nothing', async () => {
    const [a, b] = [await newBarn(), await newBarn()];
    await take(a, { benchId: uuid(), who: 'Anna' });
    expect(await barns.read(b.farmId, (sql) => sql`select * from event`)).toHaveLength(0);
    expect(await pool`select * from event`).toHaveLength(0);
    await expect(barns.read(a.farmId, (sql) => sql`delete from test_seat`)).rejects.toThrow('read-only');
  });

  it('works again after the database has dropped its connections', async () => {
    const barn = await newBarn();
    await owner`select pg_terminate_backend(pid) from pg_stat_activity where usename ^@ ${BARN_ROLE} and datname = current_database()`;
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => take(barn, { benchId: uuid(), who: `${i}` })),
    );
    await take(barn, { benchId: uuid(), who: 'later' });
    const won = attempts.filter((attempt) => attempt.status === 'fulfilled').length + 1;
    expect(await barns.read(barn.farmId, (sql) => sql`select * from test_seat`)).toHaveLength(won);
  });
});
