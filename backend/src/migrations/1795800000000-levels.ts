import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

/** Levels with their skills, and which level a rider has; a lesson's document says it. */
export class Levels1795800000000 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up(runner: QueryRunner) {
    await runner.query(`
      create table level (
        farm_id uuid not null references farm,
        level_id uuid not null,
        level_name text not null,
        level_order integer not null check (level_order between 1 and 1000),
        level_description text,
        is_active boolean not null default true,
        primary key (farm_id, level_id)
      );
      create table skill (
        farm_id uuid not null references farm,
        skill_id uuid not null,
        skill_name text not null,
        level_id uuid not null,
        skill_order integer check (skill_order between 1 and 1000),
        skill_description text,
        is_active boolean not null default true,
        primary key (farm_id, skill_id),
        foreign key (farm_id, level_id) references level
      );
      create index skill_by_level on skill (farm_id, level_id);
      alter table student add column level_id uuid, add foreign key (farm_id, level_id) references level;
      create index student_by_level on student (farm_id, level_id) where level_id is not null;
      create table rider_level (
        farm_id uuid not null references farm,
        rider_level_id uuid not null,
        student_id uuid not null,
        level_id uuid,
        state text not null check (state in ('proposed', 'confirmed', 'declined')),
        proposed_by uuid,
        proposed_at timestamptz,
        decided_by uuid,
        decided_at timestamptz,
        primary key (farm_id, rider_level_id),
        foreign key (farm_id, student_id) references student,
        foreign key (farm_id, level_id) references level,
        check ((state = 'proposed') = (decided_at is null)),
        check (level_id is not null or state = 'confirmed')
      );
      create index rider_level_by_student on rider_level (farm_id, student_id);
      create unique index rider_level_proposed on rider_level (farm_id, student_id) where state = 'proposed';
      insert into permission (permission_id, code, name, description, is_restriction) values
        ('01930000-0000-7000-8000-100018000001', 'CONFIRM_RIDER_LEVELS',
          'Confirm levels', 'Confirm the level of a rider, which whoever teaches may propose', false);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      delete from role_permission where permission_id = '01930000-0000-7000-8000-100018000001';
      delete from permission where permission_id = '01930000-0000-7000-8000-100018000001';
      drop table rider_level;
      alter table student drop column level_id;
      drop table skill, level;
    `);
  }
}
