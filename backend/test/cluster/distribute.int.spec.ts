import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { distributedTables } from '../../src/operator/distributed-tables.js';
import { checkCluster } from '../../src/platform/database/cluster.js';
import { tablesOnCitus } from '../../src/platform/database/citus.js';
import { connect, type Pool } from '../../src/platform/database/connect.js';
import { distribute } from '../../src/platform/database/distribute.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { migrations } from '../../src/migrations/index.js';
import { serversOf } from '../support/citus-template.mjs';
import { emptyDatabase } from '../support/own-database.js';
import { onACluster } from '../support/where-it-runs.js';

const secret = process.env.LEADLINE_SECRET as string;
const quiet = () => undefined;

/** Runs what `npm run distribute` and `npm run move-barn` run; what it said, a line each. */
function run(url: string, name: string, ...args: string[]) {
  const entry = path.resolve(import.meta.dirname, `../../dist/src/operator/${name}.js`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  });
  const lines = (text: string) => text.trimEnd().split('\n');
  return { status, said: lines(stdout), refused: lines(stderr) };
}

describe('a database that is not on a cluster', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>, owner: Pool;
  beforeAll(async () => {
    database = await emptyDatabase();
    owner = connect(database.url, 1);
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it.each([
    ['distribute', ['--worker', 'worker-1'], 'worker-1 is no address of the form host:port.'],
    ['distribute', ['--worker'], 'Nothing is no address of the form host:port.'],
    ['distribute', ['--coordinator', 'here:'], 'here: is no address of the form host:port.'],
    ['move-barn', [], 'npm run move-barn -- BARN host:port'],
    ['move-barn', ['barn', 'worker-1'], 'worker-1 is no address of the form host:port.'],
    ['move-barn', ['barn', 'w:1'], 'The database of DATABASE_URL is not distributed: a barn has nowhere else to go.'],
  ])('is told in a line what is wrong with %s %j', (name, args, line) => {
    expect(run(database.url, name, ...args)).toEqual({ status: 1, said: [''], refused: [line] });
  });

  it('stays as it is where there is no Citus, which is said in a line', async () => {
    const [found] = await owner`select from pg_available_extensions where name = 'citus'`;
    if (found) return;
    expect(run(database.url, 'distribute', '--worker', '127.0.0.1:9')).toEqual({
      status: 1,
      said: [''],
      refused: [
        'The database of DATABASE_URL is on a PostgreSQL without Citus; one server needs no distributing. ' +
          'docs/scaling.md says how to come to such a cluster.',
      ],
    });
    expect(await owner`select from pg_class where relnamespace = 'public'::regnamespace`).toHaveLength(0);
  });
});

onACluster()('npm run distribute', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>, owner: Pool;
  let [coordinator, ...workers] = [] as unknown as Awaited<ReturnType<typeof serversOf>>;
  beforeAll(async () => {
    database = await emptyDatabase();
    owner = connect(database.url, 2);
    [coordinator, ...workers] = await serversOf(process.env.TEST_CITUS_URL as string);
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });
  const places = () => workers.flatMap(({ host, port }) => ['--worker', `${host}:${port}`]);
  const here = () => ['--coordinator', `${coordinator!.host}:${coordinator!.port}`];
  const tablesOfPublic = async () =>
    (await owner`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`).length;
  const setAside = async () =>
    (await owner<{ there: boolean }[]>`select to_regnamespace('distributing') is not null as there`)[0]?.there;
  const foreignKeys = () => owner<{ name: string }[]>`
    select conrelid::regclass || ' ' || conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not conname ~ '_\\d{6}$' order by 1`;

  it.each([
    ['without workers', () => [], /^The cluster of DATABASE_URL has no workers yet: npm run distribute -- --worker/],
    ['with a worker that is away', () => ['--worker', '127.0.0.1:9'], /^The worker 127\.0\.0\.1:9 does not answer: /],
  ])('says in a line that it cannot go on %s, and changes nothing', async (_, args, line) => {
    const { status, refused } = run(database.url, 'distribute', ...here(), ...args());
    expect([status, refused.length]).toEqual([1, 1]);
    expect(refused[0]).toMatch(line);
    expect(await tablesOfPublic()).toBe(0);
  });

  it.each([
    [
      'prepared transactions',
      { prepared: 100_000, connections: 1 },
      /has max_prepared_transactions = \d+; set at least 100000/,
    ],
    ['connections', { prepared: 1, connections: 100_000 }, /has \d+ connections left, 100000 are needed/],
  ])('says which server has too few %s', async (_, needed, line) => {
    const cluster = { workers, coordinator: coordinator!, needed };
    await expect(checkCluster(owner, database.url, cluster)).rejects.toThrow(line);
    expect(await tablesOfPublic()).toBe(0);
  });

  it('goes on where it was cut short, to the same tables and foreign keys', async () => {
    await migrate(database.url, secret, migrations);
    const before = await foreignKeys();
    const cut = (line: string) => {
      if (line.startsWith('12 of')) throw new Error('cut short');
    };
    await expect(distribute(owner, distributedTables(), cut)).rejects.toThrow('cut short');
    expect([await setAside(), (await tablesOnCitus(owner)).size]).toEqual([true, 12]);

    const { status, said } = run(database.url, 'distribute', ...here(), ...places());
    expect([status, said.at(-1)]).toEqual([0, 'The database is distributed. Start the product again.']);
    expect([await setAside(), (await tablesOnCitus(owner)).size]).toEqual([false, distributedTables().length]);
    expect(await foreignKeys()).toEqual(before);
  });

  it('says that it is done where it is', () => {
    const { status, said } = run(database.url, 'distribute');
    expect([status, said]).toEqual([0, ['The database was distributed already.']]);
  });

  it('takes no table that is distributed otherwise', async () => {
    const others = distributedTables().map((table) =>
      table.name === 'horse' ? { ...table, distribution: 'reference' as const } : table,
    );
    await expect(distribute(owner, others, quiet)).rejects.toThrow(
      'Table horse is distributed as "by farm_id"; it should be "reference".',
    );
  });

  it('says which worker is away, and changes nothing', async () => {
    await owner`update pg_dist_node set nodeport = 9 where nodeport = ${workers[0]!.port}`;
    try {
      const { status, refused } = run(database.url, 'distribute');
      expect([status, refused]).toEqual([
        1,
        [
          `The server ${workers[0]!.host}:9 does not answer ${coordinator!.host}:${coordinator!.port}. ` +
            'Nothing was changed; run this again when it does.',
        ],
      ]);
    } finally {
      await owner`update pg_dist_node set nodeport = ${workers[0]!.port} where nodeport = 9`;
    }
  });
});
