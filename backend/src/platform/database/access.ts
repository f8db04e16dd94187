import type { Pool, Sql } from './connect.js';
import { hasCitus, loadsCitus, tablesOnCitus } from './citus.js';
import { BARN_ROLE, derivedKey, PLATFORM_ROLE, ROLE_NAME, roleName } from './roles.js';
import { TIME_LIMITS } from './time-limits.js';

/** In PostgreSQL's own spelling, so that policies can be compared. */
const NAMED_BARN = `(NULLIF(current_setting('app.farm_id'::text, true), ''::text))::uuid`;
/**
 * A subquery, because the planner computes a bare setting and plans for the barn that happens to ask first: a plan for a barn without
 * rows, kept for all (force_generic_plan), takes minutes to read a full one. See docs/adr/0021.
 */
const OWN_BARN = `(farm_id = ( SELECT ${NAMED_BARN} AS "nullif"))`;
/** Citus forbids subqueries in a policy; there no plan is kept. */
const OWN_BARN_ON_CITUS = `(farm_id = ${NAMED_BARN})`;

export const PLATFORM_TABLES: Readonly<Record<string, { barn: string; platform: string; narrowed?: true }>> = {
  login: { barn: 'select, insert, update, delete', platform: 'select, insert, update, delete', narrowed: true },
  password_token: {
    barn: 'select, insert, update, delete',
    platform: 'select, insert, update, delete',
    narrowed: true,
  },
  permission: { barn: 'select', platform: 'select' },
  colour: { barn: 'select', platform: 'select' },
};

const PLATFORM_SEES: Readonly<Record<string, string>> = {
  farm: 'select, insert, update',
  farm_clock: 'select, insert',
  subscription_checkpoint: 'select',
  role_permission: 'select',
  waiver_template: 'select',
};

export const BOOKKEEPING = 'migration';

const ensureRole = (role: string, password: string) => [
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login nosuperuser nobypassrls; end if;
  end $$`,
  `alter role ${role} login password '${password}'`,
  `grant usage on schema public to ${role}`,
];

/** Without sequential scans, plans made on empty tables stay good; JIT compilation costs more than short statements gain. */
const PLANS = ['enable_seqscan = off', 'jit = off'];
/** One generic plan per statement and connection: planning the hot reads costs several times their execution. */
const ON_ONE_SERVER = [...PLANS, 'plan_cache_mode = force_generic_plan'];
/**
 * Each statement is planned each time, by the coordinator and again by the worker: of sixteen tables in 80 ms, unless no more than four
 * at once are tried in every order. So statements name first what narrows most.
 */
const FEW_ORDERS = 'join_collapse_limit = 4';
/** No plan outlives its transaction, because it contains the barn (see THIS_BARN); transaction settings are propagated. */
const KEEPING_NONE = ['plan_cache_mode = force_custom_plan', `citus.propagate_set_commands = 'local'`];
const ON_CITUS = [...PLANS, ...KEEPING_NONE, FEW_ORDERS];
/** Citus routes by this call; it evaluates only immutable functions at planning, so no plan may be kept (docs/adr/0017). */
const THIS_BARN = '(farm_id = this_barn())';
const DECLARE_THIS_BARN = `
  create or replace function this_barn() returns uuid language sql immutable parallel safe
  as $$ select nullif(current_setting('app.farm_id', true), '')::uuid $$`;
/** The planner takes every barn for the one with most rows; plans for one of average size are plans that a large one suffers from. */
const FOR_THE_LARGEST = 'n_distinct=1';
const TIMED = [
  `statement_timeout = ${TIME_LIMITS.statement}`,
  `idle_in_transaction_session_timeout = ${TIME_LIMITS.idleTransaction}`,
];
const PATIENCE = `lock_timeout = ${TIME_LIMITS.lock}`;

interface Roles {
  readonly barn: string;
  readonly platform: string;
}

async function formerRoles(owner: Sql, { barn, platform }: Roles) {
  const rows = await owner<{ name: string; queue: boolean }[]>`
    select distinct r.rolname as name, exists (select from pg_namespace where nspname = 'bullmq') as queue
    from pg_namespace n cross join aclexplode(n.nspacl) a join pg_roles r on r.oid = a.grantee
    where n.nspname in ('public', 'bullmq') and r.rolname ~ ${ROLE_NAME} and r.rolname <> all(${[barn, platform]})`;
  return rows.flatMap(({ name, queue }) => [
    ...(queue ? ['public', 'bullmq'] : ['public']).flatMap((schema) => [
      `revoke all on all tables in schema ${schema} from ${name}`,
      `revoke all on all sequences in schema ${schema} from ${name}`,
      `alter default privileges in schema ${schema} revoke all on sequences from ${name}`,
      `revoke all on schema ${schema} from ${name}`,
    ]),
    handOver(name),
    dropUnlessNeeded(name),
  ]);
}

/** The queue makes tables and sequences as whoever it signs in as, and a role that owns something stays. */
const handOver = (role: string) => `
  do $$ begin reassign owned by ${role} to current_user; exception when insufficient_privilege then null; end $$`;

/** Another database of this server may have the same secret, and another owner have made the role. */
const dropUnlessNeeded = (role: string) => `
  do $$ begin drop role ${role}; exception when dependent_objects_still_exist or insufficient_privilege then null; end $$`;

const settingOf = (role: string) => (setting: string) => `alter role ${role} set ${setting}`;

type Policies = Readonly<Record<string, { role: string; rows: string; check?: string | null }>>;
interface Wanted {
  readonly policies: Readonly<Record<string, { role: string; rows: string }>>;
  readonly rights: Readonly<Record<string, string>>;
}
interface Present {
  name: string;
  narrowed: boolean;
  forced: boolean;
  /** Planner's options of `farm_id`; null without that column. */
  planning: string[] | null;
  policies: Policies;
  rights: Readonly<Record<string, string>>;
}

type Place = 'one server' | 'reference' | 'by farm_id';
/** Which rows a barn's role sees and writes, by where the table is. */
export const ROWS: Readonly<Record<Place, string>> = {
  'one server': OWN_BARN,
  reference: OWN_BARN_ON_CITUS,
  'by farm_id': THIS_BARN,
};

function wantedOf(name: string, roles: Roles, place: Place): Wanted {
  const known = PLATFORM_TABLES[name];
  const barn = { role: roles.barn, rows: ROWS[place] };
  const platform = { role: roles.platform, rows: 'true' };
  if (known && !known.narrowed)
    return { policies: {}, rights: { [roles.barn]: known.barn, [roles.platform]: known.platform } };
  const seen = known?.platform ?? PLATFORM_SEES[name];
  const rights = { [roles.barn]: known?.barn ?? 'select, insert, update, delete' };
  return seen
    ? { policies: { barn, platform }, rights: { ...rights, [roles.platform]: seen } }
    : { policies: { barn }, rights };
}

/** Version 0.1 made policies without a check; then what may be read may be written. */
const isAsWished = (policy: Policies[string] | undefined, { role, rows }: { role: string; rows: string }) =>
  policy?.role === role && policy.rows === rows && policy.check === rows;

const inOrder = (rights: string) => rights.split(', ').sort().join(', ');

/** A barn could not be moved to another server if its tables bound their owner: replication writes as the owner and refuses such tables. */
function missing(table: Present, roles: Roles, place: Place): string[] {
  const { name, narrowed, forced, planning, policies, rights } = table;
  const isDistributed = place === 'by farm_id';
  const wanted = wantedOf(name, roles, place);
  const rows = Object.entries(wanted.policies);
  return [
    ...(rows.length && !narrowed ? [`alter table ${name} enable row level security`] : []),
    ...(rows.length && forced === isDistributed
      ? [`alter table ${name} ${isDistributed ? 'no force' : 'force'} row level security`]
      : []),
    ...rows
      .filter(([policy, wish]) => !isAsWished(policies[policy], wish))
      .flatMap(([policy, { role, rows: using }]) => [
        ...(policy in policies ? [`drop policy ${policy} on ${name}`] : []),
        `create policy ${policy} on ${name} to ${role} using (${using}) with check (${using})`,
      ]),
    ...(place === 'one server' && planning && !planning.includes(FOR_THE_LARGEST)
      ? [`alter table ${name} alter column farm_id set (${FOR_THE_LARGEST})`, `analyze ${name}`]
      : []),
    ...Object.entries(wanted.rights)
      .filter(([role, allowed]) => rights[role] !== inOrder(allowed))
      .map(([role, allowed]) => `grant ${allowed} on ${name} to ${role}`),
  ];
}

const present = (owner: Sql) => owner<Present[]>`
  select c.relname as name, c.relrowsecurity as narrowed, c.relforcerowsecurity as forced,
    (select coalesce(a.attoptions, '{}') from pg_attribute a where a.attrelid = c.oid and a.attname = 'farm_id') as planning,
    (select coalesce(jsonb_object_agg(p.polname, jsonb_build_object(
        'role', p.polroles[1]::regrole, 'rows', pg_get_expr(p.polqual, p.polrelid),
        'check', pg_get_expr(p.polwithcheck, p.polrelid))), '{}') from pg_policy p
      where p.polrelid = c.oid) as policies,
    (select coalesce(jsonb_object_agg(g.grantee, g.rights), '{}') from (
      select grantee, string_agg(lower(privilege_type), ', ' order by lower(privilege_type)) as rights
      from information_schema.role_table_grants where table_schema = 'public' and table_name = c.relname group by grantee
    ) g) as rights
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> ${BOOKKEEPING} order by 1`;

/** Computed from the catalogue: new tables are protected, correct ones left alone. One statement at a time, as Citus requires. */
export async function grantAccess(owner: Pool, secret: string) {
  const roles = { barn: roleName(BARN_ROLE, secret), platform: roleName(PLATFORM_ROLE, secret) };
  const grant = () =>
    owner.begin(async (sql) => {
      const onCitus = await hasCitus(sql);
      const distributed = onCitus ? await tablesOnCitus(sql) : new Map<string, Place>();
      const placeOf = (name: string): Place => distributed.get(name) ?? (onCitus ? 'reference' : 'one server');
      const statements = [
        ...ensureRole(roles.barn, derivedKey(secret, BARN_ROLE)),
        ...ensureRole(roles.platform, derivedKey(secret, PLATFORM_ROLE)),
        ...[...((await loadsCitus(sql)) ? ON_CITUS : ON_ONE_SERVER), ...TIMED, PATIENCE].map(settingOf(roles.barn)),
        ...TIMED.map(settingOf(roles.platform)),
        ...(onCitus ? [DECLARE_THIS_BARN] : []),
        ...(await present(sql)).flatMap((table) => missing(table, roles, placeOf(table.name))),
        ...(await formerRoles(sql, roles)),
      ];
      for (const statement of statements) await sql.unsafe(statement);
    });
  for (let attempt = 1; ; attempt += 1)
    try {
      return await grant();
    } catch (error) {
      // Somebody migrates another database of this cluster with the same secret: the roles are shared.
      if (attempt === 5 || !/concurrently|already exists/.test(String(error))) throw error;
    }
}
