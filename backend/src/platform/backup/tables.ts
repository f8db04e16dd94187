import type pg from 'pg';
import { BOOKKEEPING } from '../database/access.js';
import { PLATFORM_ROLE, roleName } from '../database/roles.js';

export interface Table {
  name: string;
  columns: string;
  /** Row-level security is forced, so it applies to the owner, too. */
  narrowed: boolean;
  platformSees: boolean;
  refersTo: readonly string[];
}

/** In the order of their foreign keys, so that they can be filled in that order. */
export async function tablesOf(owner: pg.Client, secret: string): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select t.name, t.narrowed, not t.narrowed or exists (
        select from pg_policies p where format('%I.%I', p.schemaname, p.tablename) = t.name and p.qual = 'true'
          and $1 = any (p.roles)) as "platformSees",
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct format('%I.%I', rn.nspname, r.relname)
        from pg_constraint k join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where k.conrelid = t.oid and k.contype = 'f' and k.confrelid <> t.oid) as "refersTo"
    from (
      select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as narrowed
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'bullmq') and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $2
    ) t order by 1`,
    [roleName(PLATFORM_ROLE, secret), BOOKKEEPING],
  );
  return inOrderOfReference(rows);
}

/** What a table refers to stands before it, so that they can be filled in that order. */
export function inOrderOfReference<T extends Pick<Table, 'name' | 'refersTo'>>(tables: readonly T[]): T[] {
  const ordered: T[] = [];
  const stands = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const ready = tables.filter(({ name, refersTo }) => !stands(name) && refersTo.every(stands));
    if (!ready.length) throw new Error(`Tables refer to each other in a circle after ${ordered.at(-1)?.name}.`);
    ordered.push(...ready);
  }
  return ordered;
}

export async function sequencesOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('select setval(%L, %s, true);', format('%I.%I', schemaname, sequencename), last_value) as statement
    from pg_sequences
    where schemaname in ('public', 'bullmq') and last_value is not null and sequencename not like $1 order by 1`,
    [`${BOOKKEEPING}%`],
  );
  return rows.map(({ statement }) => statement);
}
