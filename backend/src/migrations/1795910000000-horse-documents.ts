import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file of a horse is a photo or a document of a kind, which may have a name and a last day. What was there is what its content says. */
export class HorseDocuments1795910000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table horse_file
        add column file_kind text not null default 'other',
        add column document_name text check (length(document_name) between 1 and 100),
        -- The last day on which it holds.
        add column valid_until date;
      update horse_file set file_kind = 'photo' where content_type like 'image/%';
      alter table horse_file
        alter column file_kind drop default,
        add constraint horse_file_kind check (file_kind in ('photo', 'passport', 'insurance', 'vet_report', 'contract', 'xray', 'other')),
        add constraint horse_file_photo check (file_kind <> 'photo' or content_type like 'image/%' and valid_until is null);
      create index horse_file_valid_until on horse_file (farm_id, valid_until) where valid_until is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index horse_file_valid_until;
      alter table horse_file drop column file_kind, drop column document_name, drop column valid_until;
    `);
  }
}
