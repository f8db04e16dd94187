import { migrations } from '../src/migrations/index.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { migrate } from '../src/platform/database/migrate.js';
import { ownerSource } from '../src/platform/database/owner-source.js';
import { BARN_ROLE, PLATFORM_ROLE, roleName, roleUrl } from '../src/platform/database/roles.js';
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

  it('takes from the roles of another secret, and of former versions, what they had, and then the roles', async () => {
    await migrate(database.url, `${secret}, the former one`, migrations);
    await owner.unsafe(`
      do $$ begin create role leadline_barn_0ff0ff00; exception when duplicate_object then null; end $$;
      grant usage on schema public, bullmq to leadline_barn_0ff0ff00;
      grant select on all tables in schema public to leadline_barn_0ff0ff00;
      alter default privileges in schema bullmq grant all on sequences to leadline_barn_0ff0ff00;
      create sequence bullmq.made_by_the_former_role;
      alter sequence bullmq.made_by_the_former_role owner to leadline_barn_0ff0ff00`);
    await migrate(database.url, secret, migrations);
    const ours = ([BARN_ROLE, PLATFORM_ROLE] as const).map((role) => roleName(role, secret)).sort();
    const rights = await owner<{ grantee: string }[]>`
      select distinct grantee::text from information_schema.role_table_grants where grantee like 'leadline%' order by 1`;
    expect(rights.map(({ grantee }) => grantee)).toEqual(ours);
    const roles = await owner<
      { role: string }[]
    >`select distinct unnest(roles)::text as role from pg_policies order by 1`;
    expect(roles.map(({ role }) => role)).toEqual(ours);
    const former = [
      'leadline_barn_0ff0ff00',
      ...([BARN_ROLE, PLATFORM_ROLE] as const).map((role) => roleName(role, `${secret}, the former one`)),
    ];
    expect(await owner`select rolname from pg_roles where rolname = any(${former})`).toEqual([]);
    // What the queue made stays, in the owner's hands.
    await owner`drop sequence bullmq.made_by_the_former_role`;
  });

  it('lets several installations live in one cluster, each with an owner who is no superuser', async () => {
    const server = connect(process.env.TEST_DATABASE_URL as string, 1);
    const homes = ['one', 'two'].map((name) => {
      const role = `landlord_${name}_${process.pid}`;
      const url = Object.assign(new URL(database.url), { username: role, password: role, pathname: role });
      return { role, url: url.href, secret: `the secret of installation ${name}, long enough` };
    });
    const namesOf = (all: typeof homes) =>
      all.flatMap(({ secret: own }) => [roleName(BARN_ROLE, own), roleName(PLATFORM_ROLE, own)]);
    try {
      for (const { role } of homes) {
        await server.unsafe(`create role ${role} login createrole password '${role}'`);
        await server.unsafe(`create database ${role} owner ${role}`);
      }
      const rights = () =>
        server`
        select rolname, rolpassword, (select array_agg(s.setconfig::text) from pg_db_role_setting s where s.setrole = a.oid)
        from pg_authid a where rolname = any(${namesOf(homes)}) order by 1`.then((rows) => [...rows]);
      const [first, second] = homes;
      await migrate(first!.url, first!.secret, migrations);
      const before = await rights();
      await migrate(second!.url, second!.secret, migrations);
      const after = await rights();
      expect(after).toEqual(expect.arrayContaining(before));
      expect([before.length, after.length]).toEqual([2, 4]);
      for (const { url, secret: own } of homes) {
        await migrate(url, own, migrations);
        const barn = connect(roleUrl(url, BARN_ROLE, own), 1);
        expect(await barn`select from farm`).toHaveLength(0);
        await barn.end();
      }
      // Next door they may come in as everybody may, and see no table.
      const guest = connect(roleUrl(second!.url, BARN_ROLE, first!.secret), 1);
      await expect(guest`select from farm`.execute()).rejects.toMatchObject({ code: '42501' });
      await guest.end();
    } finally {
      for (const { role, secret: own } of homes) {
        await server.unsafe(`drop database if exists ${role} with (force)`);
        for (const one of [BARN_ROLE, PLATFORM_ROLE] as const)
          await server.unsafe(`drop role if exists ${roleName(one, own)}`);
        await server.unsafe(`drop role if exists ${role}`);
      }
      await server.end();
    }
  });
});
