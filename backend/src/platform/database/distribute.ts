import { ConfigError } from '../config/config.js';
import { tablesOnCitus } from './citus.js';
import type { Pool, Sql } from './connect.js';
import type { DistributedTable } from './distribution.js';

type Say = (line: string) => void;

const FIRST = 'farm_clock';

/** Foreign keys to undistributed tables are refused, so they are kept here until all tables are distributed. Survives a crash. */
const ASIDE = `
  create schema if not exists distributing;
  create table if not exists distributing.foreign_key (
    table_name text not null, name text not null, definition text not null, primary key (table_name, name))`;

export async function distribute(owner: Pool, tables: readonly DistributedTable[], say: Say) {
  const known = await tablesOnCitus(owner);
  const there = await owner<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
  const existing = tables.filter(({ name }) => there.some((table) => table.name === name));
  for (const { name, distribution } of existing) {
    const kind = known.get(name);
    if (kind && kind !== distribution)
      throw new ConfigError(`Table ${name} is distributed as "${kind}"; it should be "${distribution}".`);
  }
  const waiting = inOrder(existing.filter(({ name }) => !known.has(name)));
  await owner.unsafe(ASIDE);
  if (waiting.length) await putAside(owner, waiting);
  for (const [done, table] of waiting.entries()) {
    const rows = await owner.begin((sql) => distributeOne(sql, table));
    say(`${done + 1} of ${waiting.length}  ${table.name}: ${rows} rows, ${table.distribution}`);
  }
  const restored = await restore(owner);
  if (restored) say(`${restored} foreign keys are back`);
  await distributeFunction(owner);
  await owner.unsafe('drop schema distributing cascade');
  return waiting.length;
}

/** Reference tables first, then the table that all others are colocated with. */
const inOrder = (tables: readonly DistributedTable[]) => {
  const place = ({ name, distribution }: DistributedTable) =>
    distribution === 'reference' ? 0 : name === FIRST ? 1 : 2;
  return tables.toSorted((one, other) => place(one) - place(other));
};

const putAside = (owner: Pool, waiting: readonly DistributedTable[]) =>
  owner.begin(async (sql) => {
    const names = waiting.map(({ name }) => name);
    const keys = await sql<{ table: string; name: string; definition: string }[]>`
      select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
      where k.contype = 'f' and t.relnamespace = 'public'::regnamespace
        and (t.relname = any(${names}) or r.relname = any(${names}))`;
    for (const { table, name, definition } of keys) {
      await sql`
        insert into distributing.foreign_key (table_name, name, definition) values (${table}, ${name}, ${definition})
        on conflict do nothing`;
      await sql`alter table ${sql(table)} drop constraint ${sql(name)}`;
    }
  });

/** The owner sees no row of a table with forced security, and so would distribute none; `grantAccess` says which tables have it. */
async function distributeOne(sql: Sql, { name, distribution }: DistributedTable) {
  const [forced] = await sql`select from pg_class where oid = ${name}::regclass and relforcerowsecurity`;
  if (forced) await sql`alter table ${sql(name)} no force row level security`;
  const count = async () => (await sql<{ rows: number }[]>`select count(*) as rows from ${sql(name)}`)[0]?.rows ?? 0;
  const before = await count();
  if (distribution === 'reference') await sql`select create_reference_table(${name}::regclass)`;
  else
    await sql`
      select create_distributed_table(${name}::regclass, 'farm_id', colocate_with => ${name === FIRST ? 'default' : FIRST})`;
  const after = await count();
  if (after !== before) throw new Error(`${name} had ${before} rows and has ${after} now.`);
  if (before) await sql`select truncate_local_data_after_distributing_table(${name}::regclass)`;
  if (forced && distribution === 'reference') await sql`alter table ${sql(name)} force row level security`;
  return before;
}

async function restore(owner: Pool) {
  const keys = await owner<{ table_name: string; name: string; definition: string }[]>`
    select table_name, name, definition from distributing.foreign_key order by 1, 2`;
  for (const { table_name: table, name, definition } of keys)
    await owner.begin(async (sql) => {
      await sql.unsafe(`alter table "${table}" add constraint "${name}" ${definition}`);
      await sql`delete from distributing.foreign_key where table_name = ${table} and name = ${name}`;
    });
  return keys.length;
}

async function distributeFunction(owner: Pool) {
  const [already] = await owner`
    select from pg_dist_object where objid = 'write_barn(uuid, jsonb)'::regprocedure and distribution_argument_index is not null`;
  if (already) return;
  await owner`
    select create_distributed_function('write_barn(uuid, jsonb)', 'farm', colocate_with => ${FIRST}, force_delegation => true)`;
}
