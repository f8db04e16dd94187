import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which skills of the barn's levels a rider has reached. */
export class RiderSkills1795820800000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table rider_skill (
        farm_id uuid not null references farm,
        student_id uuid not null,
        skill_id uuid not null,
        noted_by uuid,
        noted_at timestamptz not null,
        primary key (farm_id, student_id, skill_id),
        foreign key (farm_id, student_id) references student,
        foreign key (farm_id, skill_id) references skill
      );
      create index rider_skill_by_skill on rider_skill (farm_id, skill_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table rider_skill');
  }
}
