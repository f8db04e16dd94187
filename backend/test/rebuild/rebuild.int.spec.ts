import { moduleParts } from '../../src/module-parts.js';
import { BarnDatabase } from '../../src/platform/database/databases.js';
import { rebuildBarn } from '../../src/platform/event-store/rebuild.js';
import { Registry } from '../../src/platform/event-store/registry.js';
import { testApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { randomHistory } from './random-history.js';

const COMMANDS = 2000;
const ZONES = ['America/Toronto', 'Europe/Warsaw', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const seed = Number(process.env.REBUILD_SEED ?? 20_261_120);
const registry = new Registry(moduleParts);
const tables = [...new Set([...registry.projections.flatMap((projection) => projection.tables.map((table) => table.name)), ...registry.derived.map((derived) => derived.table)])];

describe(`read tables rebuilt from the log after ${COMMANDS} random commands (REBUILD_SEED=${seed})`, () => {
  let app: TestApp, barns: TestBarn[];
  const live = new Map<string, string[]>();
  /** Of all barns. */
  const rowsOf = async (table: string) => (await app.owner.unsafe<{ row: string }[]>(`select to_jsonb(t)::text as row from ${table} t order by 1`)).map(({ row }) => row);
  const rebuild = (barn: TestBarn) => rebuildBarn(app.app.get(BarnDatabase).sql, registry, barn.farmId);

  beforeAll(async () => {
    app = await testApp();
    barns = [];
    for (const timeZone of ZONES) barns.push(await app.barn({ timeZone }));
    const outcomes = await Promise.all(barns.map((barn, index) => randomHistory(app, barn, { seed: seed + index, steps: COMMANDS / ZONES.length })));
    // A history of refusals would prove nothing.
    for (const { done, refused } of outcomes) expect(done).toBeGreaterThan(2 * refused);
    for (const table of tables) live.set(table, await rowsOf(table));
    // Spoilt beforehand, so that a rebuild that does nothing is seen.
    const spoil = tables.map((table) => `delete from ${table} where ctid in (select ctid from ${table} limit 5)`);
    await app.owner.unsafe(['set session_replication_role = replica', ...spoil, 'reset session_replication_role'].join(';'));
    for (const barn of barns) await rebuild(barn);
  }, 180_000);
  afterAll(() => app.stop());

  it.each(tables)('%s is as the commands left it', async (table) => {
    expect(live.get(table)?.length).toBeGreaterThan(0);
    expect(await rowsOf(table)).toEqual(live.get(table));
  });

  it('keeps the barn closed while it is rebuilt, and no longer', async () => {
    const [barn] = barns as [TestBarn];
    const [{ events }] = await Promise.all([rebuild(barn), barn.newHorse('Latecomer')]);
    const [clock] = await app.owner<{ position: number }[]>`select position from farm_clock where farm_id = ${barn.farmId}`;
    expect([events, events + 1]).toContain(clock?.position);
    for (const table of tables) expect(await rowsOf(table)).toEqual(live.get(table));
  });
});
