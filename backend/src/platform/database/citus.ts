import type { Sql } from './sql.js';

export async function hasCitus(sql: Sql) {
  const [found] = await sql<{ citus: boolean }[]>`
    select exists (select from pg_extension where extname = 'citus') as citus`;
  return found?.citus ?? false;
}

/** Settings of roles apply to all databases of a server. */
export async function loadsCitus(sql: Sql) {
  const [found] = await sql<
    { loaded: boolean }[]
  >`select current_setting('citus.shard_count', true) is not null as loaded`;
  return found?.loaded ?? false;
}

export async function tablesOnCitus(sql: Sql) {
  const rows = await sql<{ name: string; kind: 'by farm_id' | 'reference' }[]>`
    select c.relname as name, case p.partmethod when 'h' then 'by farm_id' else 'reference' end as kind
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = 'public'::regnamespace and (p.partmethod = 'h' or p.repmodel = 't')`;
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}
