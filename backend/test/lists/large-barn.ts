import type { Pool, Sql } from '../../src/platform/database/connect.js';

const OTHERS = 4;

interface Column {
  name: string;
  isId: boolean;
}

const columnsOf = (sql: Sql, table: string) => sql<Column[]>`
  select a.attname as name, a.atttypid = 'uuid'::regtype and not exists (
      select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]) as "isId"
  from pg_attribute a
  where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`;

/**
 * Copies what a barn has in these tables into itself until there are about so many rows, ids as they belong together; then the
 * barn into others.
 */
export function enlarge(
  owner: Pool,
  { farmId, tables, rows }: { farmId: string; tables: readonly string[]; rows: number },
) {
  return owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const table of tables) {
      const columns = await columnsOf(sql, table);
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const copied = columns
        .map(({ name, isId }) => (isId && name !== 'farm_id' ? `md5("${name}"::text || i)::uuid` : `"${name}"`))
        .join(', ');
      const moved = columns
        .map(({ name }) => (name === 'farm_id' ? 'md5(farm_id::text || i)::uuid' : `"${name}"`))
        .join(', ');
      await sql.unsafe(
        `insert into ${table} (${names}) select ${copied} from ${table}, generate_series(1, (
            select $2::int / greatest(count(*), 1) from ${table} where farm_id = $1)) i
          where farm_id = $1 on conflict do nothing`,
        [farmId, rows],
      );
      await sql.unsafe(
        `insert into ${table} (${names}) select ${moved} from ${table}, generate_series(1, $2::int) i
          where farm_id = $1 on conflict do nothing`,
        [farmId, OTHERS],
      );
      await sql.unsafe(`analyze ${table}`);
    }
  });
}
