import { ROWS } from '../src/platform/database/access.js';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distributedTables } from '../src/operator/distributed-tables.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { ownDatabase } from './support/own-database.js';

const SRC = path.resolve(import.meta.dirname, '../src');
const tables = distributedTables();
const of = (distribution: string) =>
  tables.filter((table) => table.distribution === distribution).map(({ name }) => name);
const [barns, references] = [of('by farm_id'), of('reference')];

const sources = readdirSync(SRC, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|^(?:migrations|seed)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** What would stop the product from running on Citus, found without a cluster. docs/scaling.md says more of each. */
describe('what Citus needs', () => {
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
  const first = async (rows: PromiseLike<readonly Record<string, unknown>[]>) =>
    (await rows).map((row) => Object.values(row)[0]);

  it('is a place for every table: with its barn, or on every server', async () =>
    expect(
      await first(
        owner`select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
      ),
    ).toEqual([...barns, ...references].toSorted()));

  it('is farm_id in every primary key and unique index of a barn’s table', async () =>
    expect(
      await first(owner`
        select i.indexrelid::regclass::text from pg_index i join pg_class t on t.oid = i.indrelid
        where t.relname = any(${barns}) and t.relnamespace = 'public'::regnamespace and i.indisunique and not exists (
          select from pg_attribute a
          where a.attrelid = t.oid and a.attname = 'farm_id' and a.attnum = any(i.indkey) and a.attnotnull)`),
    ).toEqual([]));

  it('is that a barn’s foreign keys lead to the same barn or to a reference table', async () =>
    expect(
      await first(owner`
        select t.relname || ' ' || k.conname
        from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
        where k.contype = 'f' and t.relname = any(${barns}) and not r.relname = any(${references}) and not exists (
          select from unnest(k.conkey, k.confkey) as pair(mine, theirs)
            join pg_attribute a on a.attrelid = t.oid and a.attnum = pair.mine and a.attname = 'farm_id'
            join pg_attribute b on b.attrelid = r.oid and b.attnum = pair.theirs and b.attname = 'farm_id')`),
    ).toEqual([]));

  it('is that reference tables refer to none of a barn’s', async () =>
    expect(
      await first(owner`
        select k.conname from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
        where k.contype = 'f' and t.relname = any(${references}) and r.relname = any(${barns})`),
    ).toEqual([]));

  it('is tables without triggers', async () =>
    expect(
      await first(owner`
        select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgname <> 'test_sessions'`),
    ).toEqual([]));

  it('is policies that ask no other table', async () =>
    expect(
      await first(owner`
        select policyname from pg_policies
        where schemaname = 'public' and concat(qual, with_check) ~* '\\m(from|exists|in)\\M'`),
    ).toEqual([]));

  it('is no subquery at all in a policy on Citus, which the same start gives it', () => {
    expect(Object.entries(ROWS).filter(([, rows]) => /select/i.test(rows))).toEqual([
      ['one server', ROWS['one server']],
    ]);
  });

  it('is no view, rule or inheritance over a barn’s table', async () =>
    expect(
      await first(owner`
        select relname from pg_class c
        where relnamespace = 'public'::regnamespace and not relname like 'citus%' and (relkind in ('v', 'm', 'f', 'p') or relhasrules
          or exists (select from pg_inherits i where c.oid in (i.inhrelid, i.inhparent)))`),
    ).toEqual([]));

  it('is one function for a barn’s writes, with the barn for its argument', async () =>
    expect(
      await owner`
        select pg_get_function_identity_arguments(oid) as takes, provolatile as volatile, prosecdef as definer
        from pg_proc where proname = 'write_barn'`,
    ).toEqual([{ takes: 'farm uuid, writes jsonb', volatile: 'v', definer: false }]));

  it('is that a barn is named in one place, by a setting that travels', () => {
    expect(filesWith(/set_config\(/)).toEqual([]);
    expect(filesWith(/set local app\.farm_id/)).toEqual(['platform/tenancy/name-barn.ts']);
  });

  it('is that a barn is locked in one place, on Citus by a write, of the table that is distributed first', () => {
    expect(filesWith(/from farm_clock where[^;`]*for update/)).toEqual(['platform/event-store/writing-ways.ts']);
    const ways = sources.find(({ file }) => file === 'platform/event-store/writing-ways.ts')?.text ?? '';
    expect(ways.slice(ways.indexOf('const onCitus'))).toMatch(
      /lockBarn: .*\s+sql`update farm_clock set position = position/,
    );
    expect(filesWith(/const FIRST = 'farm_clock'/)).toEqual(['platform/database/distribute.ts']);
  });

  it('is that rows made of JSON or of lists are inserted by the function, or say what becomes of rows that exist', () => {
    const inserts = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/insert into [^`;]*?select[^`;]*?(?:to_recordset|populate_recordset|unnest)\([^`;]*/g)].map(
        ([statement]) => ({ file, statement }),
      ),
    );
    expect(inserts.length).toBeGreaterThan(0);
    expect(
      inserts
        .filter(
          ({ file, statement }) => file !== 'platform/event-store/write-events.ts' && !/on conflict/.test(statement),
        )
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('is that plans are kept on one server alone', async () => {
    const { access } = { access: sources.find(({ file }) => file === 'platform/database/access.ts')?.text ?? '' };
    expect(access).toMatch(
      /KEEPING_NONE = .*'plan_cache_mode = force_custom_plan'.*citus\.propagate_set_commands = 'local'/,
    );
    expect(access).toMatch(/ON_CITUS = .*\.\.\.KEEPING_NONE/);
    expect(filesWith(/force_generic_plan/)).toEqual(['platform/database/access.ts']);
    // Kept under a name, a statement without parameters would keep the first barn's plan.
    expect(sources.find(({ file }) => file === 'platform/database/connect.ts')?.text).toContain(
      'values.length ? await client.query({ name: nameOf(text), text, values }) : await client.query(text)',
    );
  });
});
