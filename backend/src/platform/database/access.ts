import type { Sql } from './connect.js';
import { BARN_ROLE, derivedKey, PLATFORM_ROLE } from './roles.js';
import { TIME_LIMITS } from './time-limits.js';

const OWN_BARN = `farm_id = nullif(current_setting('app.farm_id', true), '')::uuid`;

/** Tables of the platform: the complete rights of each role; `rows` is the row filter for barns. */
export const PLATFORM_TABLES: Readonly<Record<string, { barn: string; platform: string; rows?: string }>> = {
  login: { barn: 'select, insert, update, delete', platform: 'select, insert, update, delete', rows: OWN_BARN },
  password_token: {
    barn: 'select, insert, update, delete',
    platform: 'select, insert, update, delete',
    rows: 'login_id in (select login_id from login)',
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

const BOOKKEEPING = 'migration';

const ensureRole = (role: string, password: string) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login nosuperuser nobypassrls; end if;
  end $$;
  alter role ${role} login password '${password}';
  grant usage on schema public to ${role};`;

/**
 * One generic plan per statement and connection: planning the hot reads costs several times their execution. Without
 * sequential scans a plan made on empty tables stays good; compiling costs more than short statements.
 */
const ONE_PLAN = `
  alter role ${BARN_ROLE} set plan_cache_mode = force_generic_plan;
  alter role ${BARN_ROLE} set enable_seqscan = off;
  alter role ${BARN_ROLE} set jit = off;`;

/** Nobody waits, or keeps others waiting, without an end. The queue's own statements are the platform's, and wait as they need. */
const TIMED = `
  alter role ${BARN_ROLE} set lock_timeout = ${TIME_LIMITS.lock};
  alter role ${BARN_ROLE} set statement_timeout = ${TIME_LIMITS.statement};
  alter role ${BARN_ROLE} set idle_in_transaction_session_timeout = ${TIME_LIMITS.idleTransaction};
  alter role ${PLATFORM_ROLE} set statement_timeout = ${TIME_LIMITS.statement};
  alter role ${PLATFORM_ROLE} set idle_in_transaction_session_timeout = ${TIME_LIMITS.idleTransaction};`;

const barnPolicy = (table: string, rows = OWN_BARN, rights = 'select, insert, update, delete') => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  drop policy if exists barn on ${table};
  create policy barn on ${table} to ${BARN_ROLE} using (${rows});
  grant ${rights} on ${table} to ${BARN_ROLE};`;

const platformPolicy = (table: string, rights: string) => `
  drop policy if exists platform on ${table};
  create policy platform on ${table} to ${PLATFORM_ROLE} using (true) with check (true);
  grant ${rights} on ${table} to ${PLATFORM_ROLE};`;

/** Roles, row-level security and grants, computed from the catalogue: new tables are protected. Idempotent. */
export async function grantAccess(owner: Sql, secret: string) {
  const tables = await owner<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${BOOKKEEPING} order by 1`;
  const statements = [
    ...[BARN_ROLE, PLATFORM_ROLE].map((role) => ensureRole(role, derivedKey(secret, role))),
    ONE_PLAN,
    TIMED,
  ];
  for (const { name } of tables) {
    const platform = PLATFORM_TABLES[name];
    if (platform?.rows)
      statements.push(barnPolicy(name, platform.rows, platform.barn), platformPolicy(name, platform.platform));
    else if (platform)
      statements.push(
        `grant ${platform.barn} on ${name} to ${BARN_ROLE}; grant ${platform.platform} on ${name} to ${PLATFORM_ROLE};`,
      );
    else statements.push(barnPolicy(name));
    if (PLATFORM_SEES[name]) statements.push(platformPolicy(name, PLATFORM_SEES[name]));
  }
  await owner.unsafe(statements.join('\n'));
}
