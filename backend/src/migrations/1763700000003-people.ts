import type { MigrationInterface, QueryRunner } from 'typeorm';

export class People1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Everybody a barn knows. An account holder is a person others' bills go to; members point to it by billing_person_id.
      create table person (
        farm_id uuid not null references farm,
        person_id uuid not null,
        first_name text not null,
        last_name text not null default '',
        person_name text not null generated always as (trim(first_name || ' ' || last_name)) stored,
        billing_person_id uuid,
        contact_email text,
        contact_mobile text,
        contact_homephone text,
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        primary key (farm_id, person_id),
        foreign key (farm_id, billing_person_id) references person
      );
      create index person_account on person (farm_id, billing_person_id);
      create index person_by_name on person (farm_id, person_name);

      create table student (
        farm_id uuid not null,
        student_id uuid not null,
        person_id uuid not null,
        level text,
        tack text,
        general_notes1 text,
        general_notes2 text,
        general_notes3 text,
        date_of_birth date,
        is_active boolean not null default true,
        primary key (farm_id, student_id),
        unique (farm_id, person_id),
        foreign key (farm_id, person_id) references person
      );

      create table instructor (
        farm_id uuid not null,
        instructor_id uuid not null,
        person_id uuid not null,
        colour_id uuid references colour,
        availability text,
        general_notes text,
        general_notes2 text,
        general_notes3 text,
        is_active boolean not null default true,
        primary key (farm_id, instructor_id),
        unique (farm_id, person_id),
        foreign key (farm_id, person_id) references person
      );

      alter table section add foreign key (farm_id, instructor_id) references instructor;
      alter table program add foreign key (farm_id, instructor_id) references instructor;
      alter table program add foreign key (farm_id, location_id) references location;

      -- Which sections a student's family may book, or may add lessons of, where the barn restricts it. B01 B02
      create table student_section (
        farm_id uuid not null,
        student_id uuid not null,
        section_id uuid not null,
        purpose text not null check (purpose in ('book', 'add')),
        primary key (farm_id, student_id, section_id, purpose),
        foreign key (farm_id, student_id) references student,
        foreign key (farm_id, section_id) references section
      );

      -- Colours by which the calendar tells instructors apart; dark enough for white text.
      insert into colour (colour_id, color_name, color_code) values
        ('01930000-0000-7000-8000-200000000001', 'Barn red', '#B23A32'),
        ('01930000-0000-7000-8000-200000000002', 'Terracotta', '#C4683C'),
        ('01930000-0000-7000-8000-200000000003', 'Amber', '#B98219'),
        ('01930000-0000-7000-8000-200000000004', 'Olive', '#7A8423'),
        ('01930000-0000-7000-8000-200000000005', 'Moss', '#4C7F3F'),
        ('01930000-0000-7000-8000-200000000006', 'Pine', '#2D6E55'),
        ('01930000-0000-7000-8000-200000000007', 'Teal', '#1F7A7C'),
        ('01930000-0000-7000-8000-200000000008', 'Lake', '#2C7DA0'),
        ('01930000-0000-7000-8000-200000000009', 'Denim', '#3D63A8'),
        ('01930000-0000-7000-8000-20000000000a', 'Indigo', '#5650A3'),
        ('01930000-0000-7000-8000-20000000000b', 'Plum', '#7E4B94'),
        ('01930000-0000-7000-8000-20000000000c', 'Mulberry', '#A0457B'),
        ('01930000-0000-7000-8000-20000000000d', 'Rosewood', '#9C4A55'),
        ('01930000-0000-7000-8000-20000000000e', 'Saddle', '#8A5A34'),
        ('01930000-0000-7000-8000-20000000000f', 'Slate', '#5B6B78'),
        ('01930000-0000-7000-8000-200000000010', 'Graphite', '#4A4A52');
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table student_section;
      alter table section drop constraint section_farm_id_instructor_id_fkey;
      alter table program drop constraint program_farm_id_instructor_id_fkey, drop constraint program_farm_id_location_id_fkey;
      drop table instructor, student, person;
      delete from colour;
    `);
  }
}
