import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FamilySignIns1795770000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table login
        add column family_part text check (family_part in ('guardian', 'teen', 'reader')),
        add column may_buy boolean not null default false,
        add column gets_mails boolean not null default false,
        add constraint login_family_part check (family_part is null or user_type = 'STU'),
        add constraint login_may_buy check (not may_buy or family_part = 'teen'),
        add constraint login_gets_mails check (not gets_mails or family_part = 'guardian')`);
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table login drop column family_part, drop column may_buy, drop column gets_mails');
  }
}
