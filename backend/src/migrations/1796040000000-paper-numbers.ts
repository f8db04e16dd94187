import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperNumbers1796040000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Papers from before have none: credit notes keep what they were called, by their invoice.
      create table paper_number (
        farm_id uuid not null references farm,
        subject_id uuid not null,
        paper text not null check (paper in ('receipt', 'credit_note', 'voucher')),
        year int not null,
        number int not null check (number > 0),
        primary key (farm_id, subject_id)
      );
      create unique index paper_number_series on paper_number (farm_id, paper, year, number);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table paper_number');
  }
}
