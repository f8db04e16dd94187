import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- The log of each barn. Positions are gapless and follow commit order, because a command holds its barn's clock row.
      create table farm_clock (
        farm_id uuid primary key,
        position bigint not null default 0
      );

      create table event (
        farm_id uuid not null,
        position bigint not null,
        stream text not null,
        version int not null,
        type text not null,
        schema_version int not null,
        data jsonb not null,
        metadata jsonb not null,
        occurred_at timestamptz not null,
        primary key (farm_id, position),
        unique (farm_id, stream, version)
      );

      -- How far each subscription has followed each barn's log.
      create table subscription_checkpoint (
        farm_id uuid not null,
        subscription text not null,
        position bigint not null,
        primary key (farm_id, subscription)
      );

      -- Answers already given, by the key a client chose for its request.
      create table idempotency_key (
        farm_id uuid not null,
        key text not null check (length(key) between 1 and 200),
        fingerprint text not null,
        result jsonb,
        created_at timestamptz not null default now(),
        primary key (farm_id, key)
      );

      -- A barn. Its settings that people may change stand in preferences, by their wire names.
      create table farm (
        farm_id uuid primary key,
        farm_name text not null,
        time_zone text not null,
        country_code text not null,
        currency_code text not null,
        currency_symbol text not null,
        public_id text not null,
        is_active boolean not null default true,
        preferences jsonb not null default '{}',
        created_at timestamptz not null default now(),
        unique (farm_id, public_id)
      );

      -- Sign-ins are a platform matter: one email, one login, whatever the barn. farm_id is null for the super user.
      create table login (
        login_id uuid primary key,
        email text not null unique check (email = lower(email)),
        password_hash text,
        user_type text not null check (user_type in ('ADM', 'INS', 'STU', 'SPR')),
        farm_id uuid references farm,
        person_id uuid,
        role_id uuid,
        is_active boolean not null default true,
        -- Raised to make every token issued before worthless.
        token_version int not null default 1,
        created_at timestamptz not null default now(),
        check ((user_type = 'SPR') = (farm_id is null))
      );
      create index login_person on login (farm_id, person_id);

      -- Links sent by mail. The id alone opens nothing: a link also carries a seal made with the installation's secret, kept nowhere.
      -- purpose: create (invited, 7 days) or reset (forgotten, 24 hours). D04
      create table password_token (
        token_id uuid primary key,
        login_id uuid not null references login on delete cascade,
        purpose text not null check (purpose in ('create', 'reset')),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index password_token_login on password_token (login_id);

      create table permission (
        permission_id uuid primary key,
        code text not null unique,
        name text not null,
        description text not null,
        is_restriction boolean not null default false
      );

      create table colour (
        colour_id uuid primary key,
        color_name text not null unique,
        color_code text not null
      );

      -- Every mail that was to be sent, once: mail_id derives from what caused it.
      create table mail_message (
        farm_id uuid not null,
        mail_id text not null,
        email_to text not null,
        template_desc text not null,
        message text not null,
        created_at timestamptz not null default now(),
        sent_at timestamptz,
        attempts int not null default 0,
        error_type text,
        error_message text,
        primary key (farm_id, mail_id)
      );
      create index mail_message_recent on mail_message (farm_id, created_at desc);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table mail_message, colour, permission, password_token, login, farm, idempotency_key, subscription_checkpoint, event, farm_clock;
    `);
  }
}
