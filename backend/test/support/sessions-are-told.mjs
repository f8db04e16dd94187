import pg from 'pg';

/** What sessions rest on, and the changes that can end or narrow one. */
const WATCHED = {
  api_key: 'update of key_hash, scopes, ends_on, revoked_at or delete',
  login: 'update of email, password_hash, user_type, farm_id, person_id, role_id, is_active, token_version or delete',
  farm: 'update of is_active, preferences',
  role_permission: 'insert or delete',
};

/**
 * In the template of every test's database: a transaction of the product that changes what sessions rest on, and appends no event that
 * `endsSessions`, does not commit. Whoever forgets it is told by the first test that comes by.
 */
export async function watchSessions(databaseUrl) {
  const { moduleDescriptions } = await import('../../dist/src/app.module.js');
  const types = moduleDescriptions.flatMap(({ events = {} }) =>
    Object.keys(events).filter((type) => events[type].endsSessions),
  );
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  await owner.query(`
    create function test_sessions_are_told() returns trigger language plpgsql as $$
    begin
      if current_user like 'leadline%' and not exists (
        select from event where farm_id = coalesce(new.farm_id, old.farm_id) and xmin = pg_current_xact_id()::xid
          and type = any('{${types.join(',')}}')
      ) then
        raise exception '% was changed by an event that does not end sessions (endsSessions in the catalogue)', tg_table_name;
      end if;
      return null;
    end $$`);
  for (const [table, changes] of Object.entries(WATCHED))
    await owner.query(`
      create constraint trigger test_sessions after ${changes} on ${table} deferrable initially deferred
        for each row execute function test_sessions_are_told()`);
  await owner.end();
}
