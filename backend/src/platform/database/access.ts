import type { Pool, Sql } from './connect.js';
import { hasCitus } from './citus.js';
import { BARN_ROLE, derivedKey, PLATFORM_ROLE } from './roles.js';
import { TIME_LIMITS } from './time-limits.js';

/** As the catalogue writes it, so that it can be compared. Names no other table: on Citus a policy may not. */
const OWN_BARN = `(farm_id = (NULLIF(current_setting('app.farm_id'::text, true), ''::text))::uuid)`;

/** Tables of the platform: the complete rights of each role; `rows` is the row filter for barns. */
export const PLATFORM_TABLES: Readonly<Record<string, { barn: string; platform: string; rows?: string }>> = {
  login: { barn: 'select, insert, update, delete', platform: 'select, insert, update, delete', rows: OWN_BARN },
  password_token: {
    barn: 'select, insert, update, delete',
    platform: 'select, insert, update, delete',
    rows: OWN_BARN,
  },
  permission: { barn: 'select', platform: 'select' },
  colour: { barn: 'select', platform: 'select' },
};

/** Barn tables of which the platform role sees all rows. */
const PLATFORM_SEES: Readonly<Record<string, string>> = {
  farm: 'select, insert, update',
  farm_clock: 'select, insert',
  subscription_checkpoint: 'select',
  role_permission: 'select',
};

export const BOOKKEEPING = 'migration';

const ensureRole = (role: string, password: string) => [
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login nosuperuser nobypassrls; end if;
  end $$`,
  `alter role ${role} login password '${password}'`,
  `grant usage on schema public to ${role}`,
];

/** Without sequential scans a plan made on empty tables stays good; compiling costs more than short statements. */
const PLANS = ['enable_seqscan = off', 'jit = off'];
/** One generic plan per statement and connection: planning the hot reads costs several times their execution. */
const ON_ONE_SERVER = [...PLANS, 'plan_cache_mode = force_generic_plan'];
/** A generic plan does not know where the barn lives; what is set for a transaction goes with it. */
const ON_CITUS = [...PLANS, 'plan_cache_mode = auto', `citus.propagate_set_commands = 'local'`];
/** Nobody waits, or keeps others waiting, without an end. */
const TIMED = [
  `statement_timeout = ${TIME_LIMITS.statement}`,
  `idle_in_transaction_session_timeout = ${TIME_LIMITS.idleTransaction}`,
];
/** The queue's own statements are the platform's, and wait as they need. */
const PATIENCE = `lock_timeout = ${TIME_LIMITS.lock}`;

const settingOf = (role: string) => (setting: string) => `alter role ${role} set ${setting}`;

interface Wanted {
  /** Rows by role; a role that is not named sees none, or all where the table has no rows of barns. */
  readonly policies: Readonly<Record<string, { role: string; rows: string }>>;
  readonly rights: Readonly<Record<string, string>>;
}
interface Present {
  name: string;
  narrowed: boolean;
  policies: Readonly<Record<string, string>>;
  rights: Readonly<Record<string, string>>;
}

function wantedOf(name: string): Wanted {
  const known = PLATFORM_TABLES[name];
  const barn = { role: BARN_ROLE, rows: OWN_BARN };
  const platform = { role: PLATFORM_ROLE, rows: 'true' };
  if (known && !known.rows)
    return { policies: {}, rights: { [BARN_ROLE]: known.barn, [PLATFORM_ROLE]: known.platform } };
  const seen = known?.platform ?? PLATFORM_SEES[name];
  const rights = { [BARN_ROLE]: known?.barn ?? 'select, insert, update, delete' };
  return seen
    ? { policies: { barn, platform }, rights: { ...rights, [PLATFORM_ROLE]: seen } }
    : { policies: { barn }, rights };
}

const inOrder = (rights: string) => rights.split(', ').sort().join(', ');

/** What is missing to a table, one statement each. */
function missing({ name, narrowed, policies, rights }: Present): string[] {
  const wanted = wantedOf(name);
  const rows = Object.entries(wanted.policies);
  return [
    ...(rows.length && !narrowed
      ? [`alter table ${name} enable row level security`, `alter table ${name} force row level security`]
      : []),
    ...rows
      .filter(([policy, { rows: using }]) => policies[policy] !== using)
      .flatMap(([policy, { role, rows: using }]) => [
        ...(policy in policies ? [`drop policy ${policy} on ${name}`] : []),
        `create policy ${policy} on ${name} to ${role} using (${using}) with check (${using})`,
      ]),
    ...Object.entries(wanted.rights)
      .filter(([role, allowed]) => rights[role] !== inOrder(allowed))
      .map(([role, allowed]) => `grant ${allowed} on ${name} to ${role}`),
  ];
}

const present = (owner: Sql) => owner<Present[]>`
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as narrowed,
    (select coalesce(jsonb_object_agg(p.polname, pg_get_expr(p.polqual, p.polrelid)), '{}') from pg_policy p
      where p.polrelid = c.oid and p.polwithcheck is not null) as policies,
    (select coalesce(jsonb_object_agg(g.grantee, g.rights), '{}') from (
      select grantee, string_agg(lower(privilege_type), ', ' order by lower(privilege_type)) as rights
      from information_schema.role_table_grants where table_schema = 'public' and table_name = c.relname group by grantee
    ) g) as rights
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> ${BOOKKEEPING} order by 1`;

/**
 * Roles, row-level security and grants, computed from the catalogue: new tables are protected, and what is as it should be is left
 * alone. One statement at a time, as Citus hands them on.
 */
export async function grantAccess(owner: Pool, secret: string) {
  await owner.begin(async (sql) => {
    const onCitus = await hasCitus(sql);
    const statements = [
      ...[BARN_ROLE, PLATFORM_ROLE].flatMap((role) => ensureRole(role, derivedKey(secret, role))),
      ...[...(onCitus ? ON_CITUS : ON_ONE_SERVER), ...TIMED, PATIENCE].map(settingOf(BARN_ROLE)),
      ...TIMED.map(settingOf(PLATFORM_ROLE)),
      ...(await present(sql)).flatMap(missing),
    ];
    for (const statement of statements) await sql.unsafe(statement);
  });
}
