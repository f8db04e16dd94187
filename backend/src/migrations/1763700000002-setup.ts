import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Setup1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
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

      -- What a role may hold. The same in every barn; new codes come with a later migration. A03 A04
      insert into permission (permission_id, code, name, description, is_restriction) values
        ('01930000-0000-7000-8000-100000000001', 'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE',
          'Notes page', 'Open the notes review page for clients and horses', false),
        ('01930000-0000-7000-8000-100000000002', 'STAFF_CAN_VIEW_STAFF_NOTES_PAGE',
          'Staff notes', 'Open the staff notes tab of the notes review', false),
        ('01930000-0000-7000-8000-100000000003', 'STAFF_CAN_VIEW_GENERAL_REPORTS',
          'Reports', 'Open the reports', false),
        ('01930000-0000-7000-8000-100000000004', 'STAFF_CAN_VIEW_CALENDAR',
          'Calendar', 'Open the calendar, and add and edit events', false),
        ('01930000-0000-7000-8000-100000000005', 'STAFF_CAN_ACCESS_DAYSHEET',
          'Day sheet', 'Open and print the day sheet', false),
        ('01930000-0000-7000-8000-100000000006', 'STAFF_CAN_ACCESS_WHITEBOARD',
          'Whiteboard', 'Open the whiteboard', false),
        ('01930000-0000-7000-8000-100000000007', 'STAFF_CAN_ACCESS_STUDENT_LIST',
          'Student list', 'Open the list of students', false),
        ('01930000-0000-7000-8000-100000000008', 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST',
          'Account holder list', 'Open the list of account holders', false),
        ('01930000-0000-7000-8000-100000000009', 'STAFF_CAN_ACCESS_HORSE_LIST',
          'Horse list', 'Open the list of horses', false),
        ('01930000-0000-7000-8000-10000000000a', 'STAFF_CAN_ADD_STUDENTS',
          'Add students', 'Add students to events', false),
        ('01930000-0000-7000-8000-10000000000b', 'STAFF_CAN_ADD_HORSES',
          'Add horses', 'Add horses to events', false),
        ('01930000-0000-7000-8000-10000000000c', 'ASSIGN_HORSES',
          'Assign horses', 'Assign a horse to a student in an event', false),
        ('01930000-0000-7000-8000-10000000000d', 'REMOVE_STUDENT_FROM_LESSON',
          'Remove students', 'Remove a student from an event', false),
        ('01930000-0000-7000-8000-10000000000e', 'VIEW_CLIENT_PROFILE',
          'Client profile', 'Open a client from an event', false),
        ('01930000-0000-7000-8000-10000000000f', 'CANCEL_STUDENT_LESSON',
          'Cancel students', 'Cancel a student in an event', false),
        ('01930000-0000-7000-8000-100000000010', 'ADD_STUDENT_LESSON_NOTES',
          'Add student notes', 'Add notes about a student in an event', false),
        ('01930000-0000-7000-8000-100000000011', 'VIEW_STUDENT_LESSON_NOTES',
          'View student notes', 'See notes about a student in an event', false),
        ('01930000-0000-7000-8000-100000000012', 'REMOVE_HORSE_FROM_LESSON',
          'Remove horses', 'Remove a horse from an event', false),
        ('01930000-0000-7000-8000-100000000013', 'VIEW_HORSE_PROFILE',
          'Horse profile', 'Open a horse from an event', false),
        ('01930000-0000-7000-8000-100000000014', 'ADD_HORSE_LESSON_NOTES',
          'Add horse notes', 'Add notes about a horse in an event', false),
        ('01930000-0000-7000-8000-100000000015', 'ADD_TACK_TO_HORSE',
          'Add tack', 'Add tack to a horse in an event', false),
        ('01930000-0000-7000-8000-100000000016', 'VIEW_HORSE_LESSON_NOTES',
          'View horse notes', 'See notes about a horse in an event', false),
        ('01930000-0000-7000-8000-100000000017', 'VIEW_CLIENT_HORSE_DETAIL',
          'Clients and horses', 'See the clients and horses of an event', false),
        ('01930000-0000-7000-8000-100000000018', 'ADD_PRIVATE_NOTE',
          'Private notes', 'Add private notes about clients and horses', false),
        ('01930000-0000-7000-8000-100000000019', 'STAFF_CAN_ADD_STAFF',
          'Add staff', 'Add other staff and volunteers to events', false),
        ('01930000-0000-7000-8000-10000000001a', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF',
          'Own events only', 'See only the events they teach or help with', true),
        ('01930000-0000-7000-8000-10000000001b', 'STAFF_RESTRICT_ADD_STUDENTS_SELF',
          'Add to own events only', 'Add students only to events they teach', true);

      -- Whoever remembers sessions hears of every change that could end or narrow one.
      create function forget_sessions() returns trigger language plpgsql as $$
      begin
        perform pg_notify('leadline_sessions', '');
        return null;
      end $$;
      create trigger login_sessions after update or delete on login for each statement execute function forget_sessions();
      create trigger farm_sessions after update of is_active, preferences on farm for each statement execute function forget_sessions();
      create trigger role_permission_sessions after insert or delete on role_permission
        for each statement execute function forget_sessions();
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop trigger login_sessions on login;
      drop trigger farm_sessions on farm;
      delete from permission;
      drop table section, role_permission, role, task, tack, location, program, program_type;
      drop function forget_sessions;
    `);
  }
}
