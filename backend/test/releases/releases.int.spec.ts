import { moduleDescriptions } from '../../src/app.module.js';
import { migrations } from '../../src/migrations/index.js';
import { bringUpToDate } from '../../src/operator/bring-up-to-date.js';
import { connect, type Pool } from '../../src/platform/database/connect.js';
import { BarnDatabase } from '../../src/platform/database/databases.js';
import { dueRebuilds } from '../../src/platform/database/due-rebuilds.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { dumpSchema } from '../../src/platform/database/schema-dump.js';
import { rebuildDue } from '../../src/platform/event-store/rebuild-due.js';
import { rebuildBarns } from '../../src/platform/event-store/rebuild.js';
import { Registry } from '../../src/platform/event-store/registry.js';
import { emptyDatabase } from '../support/own-database.js';
import { becomes } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import { PASSWORD } from '../support/test-barn.js';
import { fillAs, keptReleases, schemaOf, sumsKeptOf } from './kept-release.js';
import { sumsOf } from './sums.js';

const secret = process.env.LEADLINE_SECRET as string;
const registry = new Registry(moduleDescriptions);

describe.each(keptReleases)('the database of release %s', (release) => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>, owner: Pool, app: OwnApp;
  const told: string[] = [];
  const upgrade = () => bringUpToDate({ ownerUrl: database.url, secret }, (line) => told.push(line));
  beforeAll(async () => {
    database = await emptyDatabase();
    owner = connect(database.url, 1);
    await fillAs(release, database.url);
    await upgrade();
    app = await testApp({ on: database.url });
    // A database of a release is filled, brought up to date and rebuilt.
  }, 300_000);
  afterAll(async () => {
    await app.stop();
    await owner.end();
    await database.drop();
  });

  it('comes up with all it held', async () => expect(await sumsOf(owner)).toEqual(sumsKeptOf(release)));

  it('has nothing left that a rebuild would put right', async () => {
    const barns = await owner<{ farm_id: string }[]>`select farm_id from farm_clock`;
    const ids = barns.map(({ farm_id }) => farm_id);
    expect((await rebuildBarns(app.app.get(BarnDatabase).sql, registry, ids)).mended).toBe(0);
  });

  it('is that of a new installation', async () => {
    const fresh = await emptyDatabase();
    await migrate(fresh.url, secret, migrations);
    const empty = connect(fresh.url, 1);
    expect(await dumpSchema(owner)).toBe(await dumpSchema(empty));
    await empty.end();
    await fresh.drop();
  });

  it('serves those who used it', async () => {
    const admin = await app.signIn('admin@maplehill.test', PASSWORD);
    const lists = ['horses', 'students', 'accounts', 'products', 'sections'];
    const answers = await Promise.all(lists.map((list) => app.call(admin, 'GET', `rest/${list}`)));
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const calendar = await app.call(admin, 'GET', 'lessons/index', { date1: '2026-10-01', date2: '2027-01-31' });
    const [own] = await owner<{ lessons: number }[]>`
      select count(*) as lessons from lesson join farm using (farm_id) where farm_name = 'Maple Hill'`;
    expect((calendar.body as { lessons: unknown[][] }).lessons).toHaveLength(own?.lessons ?? 0);
    expect(await app.call(admin, 'POST', 'horses/create', { name: 'Latest' })).toMatchObject({ status: 200 });
  });

  it('is left alone by a second start', async () => {
    told.length = 0;
    await upgrade();
    expect(told).toEqual([]);
  });
});

/** Who may read and write is no step: every upgrade reckons it anew, and the schema of today is compared with it. */
const withoutAccess = (dump: string) =>
  dump
    .split('\n')
    .filter((line) => !/^\s*\S+ (policy|grant) /.test(line))
    .join('\n');

it.each(keptReleases.filter(schemaOf))('the steps up to release %s are as they were released', async (release) => {
  const { steps, dump } = schemaOf(release) as NonNullable<ReturnType<typeof schemaOf>>;
  const database = await emptyDatabase();
  await migrate(database.url, secret, migrations.slice(0, steps));
  const owner = connect(database.url, 1);
  expect(withoutAccess(await dumpSchema(owner))).toBe(withoutAccess(dump));
  await owner.end();
  await database.drop();
});

it('an upgrade that is killed while it makes barns anew goes on with those that are left', async () => {
  const database = await emptyDatabase();
  const [owner, other] = [connect(database.url, 1), connect(database.url, 1)];
  await fillAs('0.2.0', database.url);
  const [, slow] = await dueRebuilds(owner);
  const { sql, release } = await other.reserve();
  await sql.unsafe('begin');
  await sql`select from farm_clock where farm_id = ${slow?.farmId ?? ''} for update`;
  const access = { ownerUrl: database.url, secret };
  const killed = expect(
    rebuildDue(
      access,
      async () => registry,
      () => undefined,
    ),
  ).rejects.toThrow('terminat');
  await becomes(
    () => dueRebuilds(owner),
    (due) => due.length === 1,
  );
  await owner`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await killed;
  await sql.unsafe('rollback');
  release();
  expect(await dueRebuilds(owner)).toEqual([slow]);
  const told: string[] = [];
  await bringUpToDate(access, (line) => told.push(line));
  expect(told.at(-1)).toContain('1 of 1 barns');
  expect(await dueRebuilds(owner)).toEqual([]);
  await Promise.all([owner.end(), other.end()]);
  await database.drop();
});

it('steps name read tables that there are', () => {
  const known = [...registry.tables.map(({ name }) => name), ...registry.derived.map(({ table }) => table)];
  expect(migrations.flatMap((step) => new step().rebuilds ?? []).filter((name) => !known.includes(name))).toEqual([]);
});
