import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom to call, and what to know, if a rider is hurt. */
export class EmergencyCards1795820920000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table emergency_card (
        farm_id uuid not null references farm,
        student_id uuid not null,
        contacts jsonb not null,
        medical_note text,
        version integer not null,
        noted_by uuid,
        noted_at timestamptz not null,
        primary key (farm_id, student_id),
        foreign key (farm_id, student_id) references student
      );
      insert into permission (permission_id, code, name, description, is_restriction) values
        ('01930000-0000-7000-8000-100018000003', 'NOTE_EMERGENCY_CARDS',
          'Emergency cards', 'See medical notes of all riders, and note emergency contacts', false);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      delete from role_permission where permission_id = '01930000-0000-7000-8000-100018000003';
      delete from permission where permission_id = '01930000-0000-7000-8000-100018000003';
      drop table emergency_card;
    `);
  }
}
