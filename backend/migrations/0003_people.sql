-- Up Migration

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

-- Down Migration
drop table student_section;
alter table section drop constraint section_farm_id_instructor_id_fkey;
alter table program drop constraint program_farm_id_instructor_id_fkey, drop constraint program_farm_id_location_id_fkey;
drop table instructor, student, person;
