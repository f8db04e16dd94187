import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PeopleAndNotes1795370972000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table changed_value (
        farm_id uuid not null references farm,
        position bigint not null,
        field text not null,
        stream text not null,
        was text,
        became text,
        primary key (farm_id, position, field)
      );
      create index changed_value_of_stream on changed_value (farm_id, stream);

      -- Which notes were written and emailed together.
      alter table note add column bulk_id uuid;
      create index note_in_bulk on note (farm_id, bulk_id) where bulk_id is not null;

      create table waiver_template (
        farm_id uuid not null references farm,
        -- The provider's.
        template_id text not null,
        title text not null,
        is_public boolean not null,
        create_user_account boolean not null,
        is_active boolean not null default true,
        created_at timestamptz not null,
        primary key (farm_id, template_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table waiver_template;
      drop index note_in_bulk;
      alter table note drop column bulk_id;
      drop table changed_value`);
  }
}
