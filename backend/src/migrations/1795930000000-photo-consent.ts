import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether pictures of a rider may be taken, and who sees them; without a row nobody has answered. */
export class PhotoConsent1795930000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table photo_consent (
        farm_id uuid not null references farm,
        student_id uuid not null,
        answer text not null check (answer in ('none', 'barn', 'public')),
        answered_by uuid,
        by_staff boolean not null,
        answered_at timestamptz not null,
        primary key (farm_id, student_id),
        foreign key (farm_id, student_id) references student
      );
      insert into permission (permission_id, code, name, description, is_restriction) values
        ('01930000-0000-7000-8000-100018000004', 'NOTE_PHOTO_CONSENT',
          'Photo consent', 'Note what a family has answered on paper about pictures of a rider', false);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      delete from role_permission where permission_id = '01930000-0000-7000-8000-100018000004';
      delete from permission where permission_id = '01930000-0000-7000-8000-100018000004';
      drop table photo_consent;
    `);
  }
}
