import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SectionAssignments1795343877000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Who and what an event of a section offers first. R040
      create table section_horse (
        farm_id uuid not null,
        section_id uuid not null,
        horse_id uuid not null,
        primary key (farm_id, section_id, horse_id),
        foreign key (farm_id, section_id) references section,
        foreign key (farm_id, horse_id) references horse
      );
      create table section_student (
        farm_id uuid not null,
        section_id uuid not null,
        student_id uuid not null,
        primary key (farm_id, section_id, student_id),
        foreign key (farm_id, section_id) references section,
        foreign key (farm_id, student_id) references student
      );

      -- By which a program is taken from a package.
      alter table product_program add column link_id uuid not null default gen_random_uuid();
      alter table product_program alter column link_id drop default;
      create unique index product_program_link on product_program (farm_id, link_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index product_program_link;
      alter table product_program drop column link_id;
      drop table section_horse, section_student;
    `);
  }
}
