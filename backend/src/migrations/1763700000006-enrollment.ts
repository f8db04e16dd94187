import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Enrollment1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Read table of roster streams: one row for each time a student was put into a lesson; cancelled rows stay.
      create table lesson_person (
        farm_id uuid not null references farm,
        lesson_person_id uuid not null,
        lesson_id uuid not null,
        student_id uuid not null,
        horse_id uuid,
        status_code text not null,
        is_cancelled boolean not null,
        -- Codes beginning with B came from the barn, the others from the student's side. R126
        cancelled_at timestamptz,
        -- What giving the place up did to its unit, and what was issued for it. C05
        cancel_unit text check (cancel_unit in ('released', 'used', 'none')),
        cancel_compensation text check (cancel_compensation in ('none', 'makeup', 'single_lesson', 'credit', 'refund', 'restore_makeup')),
        -- The purchased package that covers this place; kept by billing's events.
        package_id uuid,
        paid boolean not null,
        -- The missed lesson student this one makes up for. C10
        makeup_of uuid,
        enrolled_at timestamptz not null,
        primary key (farm_id, lesson_person_id),
        foreign key (farm_id, lesson_id) references lesson deferrable initially deferred,
        foreign key (farm_id, student_id) references student,
        foreign key (farm_id, horse_id) references horse
      );
      -- A student is in a lesson once; a cancelled row does not stand in the way of being added again. C22
      create unique index lesson_person_active on lesson_person (farm_id, lesson_id, student_id) where not is_cancelled;
      create index lesson_person_by_lesson on lesson_person (farm_id, lesson_id);
      create index lesson_person_by_student on lesson_person (farm_id, student_id);
      create index lesson_person_by_package on lesson_person (farm_id, package_id);

      -- Horses put into a lesson beside those assigned to its students.
      create table lesson_horse (
        farm_id uuid not null references farm,
        lesson_horse_id uuid not null,
        lesson_id uuid not null,
        horse_id uuid not null,
        tack_id uuid,
        primary key (farm_id, lesson_horse_id),
        unique (farm_id, lesson_id, horse_id),
        foreign key (farm_id, lesson_id) references lesson deferrable initially deferred,
        foreign key (farm_id, horse_id) references horse,
        foreign key (farm_id, tack_id) references tack
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table lesson_horse, lesson_person;
    `);
  }
}
