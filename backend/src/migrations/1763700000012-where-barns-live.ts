import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a barn's rows need to live on any of several servers: no triggers on its tables, no policy that asks another table. */
export class WhereBarnsLive1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Events say when remembered sessions end.
      drop trigger login_sessions on login;
      drop trigger farm_sessions on farm;
      drop trigger role_permission_sessions on role_permission;
      drop function forget_sessions;

      -- A link belongs to the barn of its login, so that its row says by itself who may see it.
      drop policy if exists barn on password_token;
      alter table password_token add column farm_id uuid references farm;
      update password_token t set farm_id = l.farm_id from login l where l.login_id = t.login_id;
      delete from password_token where farm_id is null;
      alter table password_token alter column farm_id set not null;

      -- A barn's writes of one transaction, where the barn lives: each text is run with the barn as $1 and its rows as $2.
      create function write_barn(farm uuid, writes jsonb) returns void language plpgsql as $$
      declare
        write jsonb;
      begin
        if nullif(current_setting('app.farm_id', true), '')::uuid is distinct from farm then
          raise exception 'This transaction is another barn''s.';
        end if;
        for write in select * from jsonb_array_elements(writes) loop
          execute write ->> 'text' using farm, write -> 'rows';
        end loop;
      end $$;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop function write_barn;
      drop policy if exists barn on password_token;
      alter table password_token drop column farm_id;
      create function forget_sessions() returns trigger language plpgsql as $$
      begin
        perform pg_notify('leadline_sessions', '');
        return null;
      end $$;
      create trigger login_sessions after update or delete on login for each statement execute function forget_sessions();
      create trigger farm_sessions after update of is_active, preferences on farm for each statement execute function forget_sessions();
      create trigger role_permission_sessions after insert or delete on role_permission
        for each statement execute function forget_sessions();
    `);
  }
}
