import { migrations } from '../src/migrations/index.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { migrate, ownerSource } from '../src/platform/database/migrate.js';
import { dumpSchema } from '../src/platform/database/schema-dump.js';
import { emptyDatabase } from './support/own-database.js';

const secret = process.env.LEADLINE_SECRET as string;
/** How many of today's migrations version 0.1 had, as numbered SQL files. */
const FORMER = 8;

describe('migrating', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let owner: Pool;
  beforeEach(async () => {
    database = await emptyDatabase();
    owner = connect(database.url, 1);
  });
  afterEach(async () => {
    await owner.end();
    await database.drop();
  });
  const done = async () =>
    (await owner<{ name: string }[]>`select name from migration order by id`).map((row) => row.name);

  it('by several processes at once is done once: they wait for each other', async () => {
    await Promise.all(Array.from({ length: 3 }, () => migrate(database.url, secret, migrations)));
    expect(await done()).toEqual(migrations.map(({ name }) => name));
  });

  it('recognises what version 0.1 did, keeps its rows and goes on from there', async () => {
    const former = await ownerSource(database.url, migrations.slice(0, FORMER)).initialize();
    await former.runMigrations();
    await former.destroy();
    await owner.unsafe(`
      drop table migration;
      create table pgmigrations (id serial primary key, name varchar(255) not null, run_on timestamp not null);
      insert into pgmigrations (name, run_on) select 'file ' || n, now() from generate_series(1, ${FORMER}) n;
      insert into farm_clock (farm_id, position) values ('01930000-0000-7000-8000-000000000001', 7)`);

    await migrate(database.url, secret, migrations);

    expect(await done()).toEqual(migrations.map(({ name }) => name));
    expect(await owner`select position from farm_clock`).toEqual([{ position: 7 }]);
    const fromOld = await dumpSchema(owner);
    expect(fromOld).not.toContain('pgmigrations');
    await migrate(database.url, secret, migrations);
    expect(await dumpSchema(owner)).toBe(fromOld);
  });
});
