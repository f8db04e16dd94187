import { PLATFORM_TABLES } from '../src/platform/database/access.js';
import { hasCitus, tablesOnCitus } from '../src/platform/database/citus.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { BARN_ROLE, PLATFORM_ROLE, roleName } from '../src/platform/database/roles.js';
import { ownDatabase } from './support/own-database.js';

/** The migration tool's own bookkeeping. */
const BOOKKEEPING = ['migration'];

describe('the database’s catalogue', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let owner: Pool;
  beforeAll(async () => {
    database = await ownDatabase();
    owner = connect(database.url, 1);
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  const roles = ([BARN_ROLE, PLATFORM_ROLE] as const).map((role) =>
    roleName(role, process.env.LEADLINE_SECRET as string),
  );
  const platform = [...Object.keys(PLATFORM_TABLES), ...BOOKKEEPING];
  /** Without a cluster none: there a barn's tables do not bind their owner, or no barn could be moved. */
  const distributed = async () =>
    (await hasCitus(owner))
      ? [...(await tablesOnCitus(owner))].flatMap(([name, kind]) => (kind === 'by farm_id' ? [name] : []))
      : [];
  const first = (rows: readonly Record<string, unknown>[]) => rows.map((row) => Object.values(row)[0]);

  it('has tables of barns at all', async () =>
    expect(
      first(
        await owner`select tablename from pg_tables where schemaname = 'public' and not tablename = any(${platform})`,
      ).length,
    ).toBeGreaterThan(20));

  it('gives every table of a barn a primary key', async () =>
    expect(
      first(
        await owner`
      select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relname = any(${BOOKKEEPING})
        and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`,
      ),
    ).toEqual([]));

  /** A public address leads to its barn, so no two barns share one. */
  const LEADS_TO_A_BARN = ['farm_public_id'];

  it('begins every primary key, unique constraint and index of a barn’s table with farm_id', async () =>
    expect(
      first(
        await owner`
      select i.indexrelid::regclass::text from pg_index i join pg_class t on t.oid = i.indrelid
        left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
      where t.relnamespace = 'public'::regnamespace and not t.relname = any(${platform}) and a.attname is distinct from 'farm_id'
        and not i.indexrelid::regclass::text = any(${LEADS_TO_A_BARN})`,
      ),
    ).toEqual([]));

  it('begins every foreign key between tables of a barn with farm_id, on both sides', async () =>
    expect(
      first(
        await owner`
      select k.conrelid::regclass || ' ' || k.conname
      from pg_constraint k
        join pg_class t on t.oid = k.conrelid
        join pg_class r on r.oid = k.confrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = r.oid and b.attnum = k.confkey[1]
      where k.contype = 'f' and t.relnamespace = 'public'::regnamespace
        and not t.relname = any(${platform}) and not r.relname = any(${platform})
        and (a.attname <> 'farm_id' or b.attname <> 'farm_id')`,
      ),
    ).toEqual([]));

  it('makes the rows of one barn invisible to another in every table, and not only by default', async () =>
    expect(
      first(
        await owner`
      select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not (c.relrowsecurity and (c.relforcerowsecurity or c.relname = any(${await distributed()})))
        and not c.relname = any(${['permission', 'colour', ...BOOKKEEPING]})`,
      ),
    ).toEqual([]));

  it('narrows a barn’s tables for the barn’s role by that barn alone', async () =>
    expect(
      first(
        await owner`
      select tablename from pg_policies where schemaname = 'public' and ${roles[0]} = any(roles) and not tablename = any(${platform})
        and qual <> '(farm_id = ( SELECT (NULLIF(current_setting(''app.farm_id''::text, true), ''''::text))::uuid AS "nullif"))'
        and qual <> '(farm_id = (NULLIF(current_setting(''app.farm_id''::text, true), ''''::text))::uuid)'
        and qual <> '(farm_id = this_barn())'`,
      ),
    ).toEqual([]));

  it('lets no role of the application own or bypass anything', async () => {
    expect(
      first(
        await owner`select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = any(${roles})`,
      ),
    ).toEqual([]);
    expect(
      first(
        await owner`select proname from pg_proc p join pg_roles r on r.oid = p.proowner where r.rolname = any(${roles})`,
      ),
    ).toEqual([]);
    expect(
      await owner`
        select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
        where rolname = any(${roles}) order by 1`,
    ).toEqual(
      roles.toSorted().map((rolname) => ({
        rolname,
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
      })),
    );
  });

  it('has no sequence that numbers all barns’ rows', async () =>
    expect(
      first(
        await owner`select sequencename from pg_sequences where schemaname = 'public' and not sequencename like 'migration%'`,
      ),
    ).toEqual([]));
});
