import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which levels a section and a horse are for, what a horse carries, and which horses a rider goes well with or not at all. */
export class Suitability1795820300000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table section
        add column level_from_id uuid, add column level_to_id uuid,
        add foreign key (farm_id, level_from_id) references level, add foreign key (farm_id, level_to_id) references level;
      alter table horse
        add column level_from_id uuid, add column level_to_id uuid,
        add column own_weight integer check (own_weight between 50 and 1500),
        add column most_carried integer check (most_carried between 10 and 300),
        add column rider_height_from integer check (rider_height_from between 50 and 250),
        add column rider_height_to integer check (rider_height_to between 50 and 250),
        add constraint horse_rider_heights check (rider_height_from <= rider_height_to),
        add foreign key (farm_id, level_from_id) references level, add foreign key (farm_id, level_to_id) references level;
      create table rider_measure (
        farm_id uuid not null references farm,
        student_id uuid not null,
        weight integer check (weight between 5 and 300),
        height integer check (height between 50 and 250),
        measured_at timestamptz not null,
        primary key (farm_id, student_id),
        foreign key (farm_id, student_id) references student
      );
      create table student_horse_fit (
        farm_id uuid not null references farm,
        student_id uuid not null,
        horse_id uuid not null,
        kind text not null check (kind in ('favourite', 'not')),
        primary key (farm_id, student_id, horse_id, kind),
        foreign key (farm_id, student_id) references student,
        foreign key (farm_id, horse_id) references horse
      );
      create index student_horse_fit_by_horse on student_horse_fit (farm_id, horse_id);
      insert into permission (permission_id, code, name, description, is_restriction) values
        ('01930000-0000-7000-8000-100018000002', 'VIEW_RIDER_MEASURES',
          'Weights and heights', 'See and note weights and heights of riders', false);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      delete from role_permission where permission_id = '01930000-0000-7000-8000-100018000002';
      delete from permission where permission_id = '01930000-0000-7000-8000-100018000002';
      drop table student_horse_fit, rider_measure;
      alter table horse
        drop column level_from_id, drop column level_to_id, drop column own_weight, drop column most_carried,
        drop column rider_height_from, drop column rider_height_to;
      alter table section drop column level_from_id, drop column level_to_id;
    `);
  }
}
