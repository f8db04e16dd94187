import type { Sql } from './connect.js';

/** One line per part of the schema, ordered independently of its history. */
export async function dumpSchema(
  sql: Sql,
  schema = 'public',
  except: readonly string[] = ['migration', 'migration_id_seq'],
): Promise<string> {
  const rows = await sql<{ line: string }[]>`
    select case when kind between 2 and 7 then '  ' || owner || ' ' || ltrim(line) else line end as line from (
      select c.relname as owner, 1 as kind, format('%s %s %s%s',
        case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.relname,
        case when c.relrowsecurity then 'row level security' || case when c.relforcerowsecurity then ' forced' else '' end else '' end,
        case when c.relkind = 'v' then ' ' || pg_get_viewdef(c.oid) else '' end) as line
      from pg_class c where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select c.relname, 2, format('  column %s %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        case when a.attgenerated = 's' then ' generated ' when d.oid is not null then ' default ' else '' end,
        coalesce(pg_get_expr(d.adbin, d.adrelid), ''))
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      union all
      select c.relname, 3, format('  constraint %s %s', k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where c.relnamespace = ${schema}::regnamespace and k.contype <> 'n'
      union all
      select c.relname, 4, format('  index %s', pg_get_indexdef(i.indexrelid))
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = ${schema}::regnamespace
      union all
      select tablename, 5, format('  policy %s %s to %s using (%s) with check (%s)', policyname, cmd,
        array_to_string(roles, ', '), coalesce(qual, ''), coalesce(with_check, ''))
      from pg_policies
      where schemaname = ${schema}
      union all
      select table_name, 6, format('  grant %s to %s', string_agg(lower(privilege_type), ', ' order by privilege_type), grantee)
      from information_schema.role_table_grants
      where table_schema = ${schema} and grantee like 'leadline%'
      group by table_name, grantee
      union all
      select c.relname, 7, format('  trigger %s', pg_get_triggerdef(t.oid))
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = ${schema}::regnamespace and not t.tgisinternal
      union all
      select p.proname, 8, format('function %s(%s) %s', p.proname, pg_get_function_identity_arguments(p.oid), md5(p.prosrc))
      from pg_proc p
      where p.pronamespace = ${schema}::regnamespace
        and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
      union all
      select t.typname, 9, format('type %s (%s)', t.typname,
        (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
      from pg_type t
      where t.typnamespace = ${schema}::regnamespace and t.typtype = 'e'
    ) lines where not owner = any(${[...except]}) order by owner collate "C", kind, line collate "C"`;
  const lines = rows.map(({ line }) =>
    line
      .trimEnd()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\b(leadline_(?:barn|platform))_[0-9a-f]{8}\b/g, '$1'),
  );
  return `${lines.join('\n')}\n`;
}
