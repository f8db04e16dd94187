import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails somebody of a family does not want. */
export class MailRefusals1795820910000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table mail_refusal (
        farm_id uuid not null references farm,
        person_id uuid not null,
        kind text not null,
        refused_at timestamptz not null,
        primary key (farm_id, person_id, kind),
        foreign key (farm_id, person_id) references person on delete cascade
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table mail_refusal');
  }
}
