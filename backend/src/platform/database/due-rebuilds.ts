import type { Pool } from './connect.js';
import type { Migrations } from './owner-source.js';

/** Of one barn. */
export interface DueRebuild {
  readonly farmId: string;
  readonly tables: readonly string[];
}

/** A schema of its own, there only while something is due: neither roles nor backups have to do with it. */
const MAKE = `
  create schema if not exists upgrade;
  create table if not exists upgrade.due_rebuild (
    farm_id uuid not null, read_table text not null, primary key (farm_id, read_table))`;

/**
 * Notes, before the steps run, which read tables of which barns they leave behind: an upgrade that is cut short anywhere finds here what
 * it still has to do.
 */
export async function noteDueRebuilds(owner: Pool, migrations: Migrations) {
  const [there] = await owner<{ barns: boolean; steps: boolean }[]>`
    select to_regclass('public.farm_clock') is not null as barns, to_regclass('public.migration') is not null as steps`;
  if (!there?.barns) return;
  const done = there.steps ? await owner<{ name: string }[]>`select name from public.migration` : [];
  const names = new Set(done.map(({ name }) => name));
  const tables = migrations.filter(({ name }) => !names.has(name)).flatMap((step) => new step().rebuilds ?? []);
  if (!tables.length) return;
  await owner.begin(async (sql) => {
    const barns = await sql<{ hidden: boolean }[]>`
      select relforcerowsecurity as hidden from pg_class where oid = 'public.farm_clock'::regclass`;
    const isHidden = barns[0]?.hidden ?? false;
    await sql.unsafe(MAKE);
    // Where it is forced, row-level security hides all barns from the owner, too.
    if (isHidden) await sql.unsafe('alter table public.farm_clock no force row level security');
    await sql`
      insert into upgrade.due_rebuild
      select farm_id, read_table from public.farm_clock cross join unnest(${[...new Set(tables)]}::text[]) read_table
      on conflict do nothing`;
    if (isHidden) await sql.unsafe('alter table public.farm_clock force row level security');
  });
}

export async function dueRebuilds(owner: Pool): Promise<DueRebuild[]> {
  const [there] = await owner<{ exists: boolean }[]>`select to_regclass('upgrade.due_rebuild') is not null as exists`;
  if (!there?.exists) return [];
  return await owner<DueRebuild[]>`
    select farm_id as "farmId", array_agg(read_table order by read_table) as tables
    from upgrade.due_rebuild group by 1 order by 1`;
}

export const forgetDueRebuild = (owner: Pool, farmId: string) =>
  owner`delete from upgrade.due_rebuild where farm_id = ${farmId}`;

export const forgetDueRebuilds = (owner: Pool) => owner.unsafe('drop schema if exists upgrade cascade').execute();
