-- Up Migration

create table program_type (
  farm_id uuid not null references farm,
  program_type_id uuid not null,
  program_type_name text not null,
  description text,
  is_active boolean not null default true,
  primary key (farm_id, program_type_id)
);

create table program (
  farm_id uuid not null,
  program_id uuid not null,
  program_name text not null,
  program_desc text,
  program_type_id uuid not null,
  instructor_id uuid,
  location_id uuid,
  duration int check (duration > 0),
  is_active boolean not null default true,
  primary key (farm_id, program_id),
  foreign key (farm_id, program_type_id) references program_type
);

create table location (
  farm_id uuid not null references farm,
  location_id uuid not null,
  location_name text not null,
  location_description text,
  is_active boolean not null default true,
  primary key (farm_id, location_id)
);

create table tack (
  farm_id uuid not null references farm,
  tack_id uuid not null,
  tack_name text not null,
  tack_description text,
  is_active boolean not null default true,
  primary key (farm_id, tack_id)
);

create table task (
  farm_id uuid not null references farm,
  task_id uuid not null,
  task_name text not null,
  task_description text,
  is_active boolean not null default true,
  primary key (farm_id, task_id)
);

create table role (
  farm_id uuid not null references farm,
  role_id uuid not null,
  role_name text,
  description text,
  user_code text not null default 'INS',
  primary key (farm_id, role_id)
);

create table role_permission (
  farm_id uuid not null,
  role_id uuid not null,
  permission_id uuid not null references permission,
  primary key (farm_id, role_id, permission_id),
  foreign key (farm_id, role_id) references role on delete cascade
);

-- A section is a kind of lesson: it fills a new event's defaults. instructor_id and product_id refer to later tables.
create table section (
  farm_id uuid not null,
  section_id uuid not null,
  section_name text not null,
  duration int not null check (duration > 0),
  max_enrollment int check (max_enrollment >= 0),
  program_id uuid not null,
  instructor_id uuid,
  location_id uuid not null,
  product_id uuid,
  is_active boolean not null default true,
  primary key (farm_id, section_id),
  foreign key (farm_id, program_id) references program,
  foreign key (farm_id, location_id) references location
);
create index section_program on section (farm_id, program_id);

-- Down Migration
drop table section, role_permission, role, task, tack, location, program, program_type;
