import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutRowSecurity } from './without-row-security.js';

export class ReturnedUnits1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- The package that a place gave its unit back to: changing its cancellation takes the unit from there again. C07
      alter table lesson_person add column returned_to uuid;
      alter table lesson_person drop constraint lesson_person_cancel_compensation_check;
      alter table lesson_person add constraint lesson_person_cancel_compensation_check check (cancel_compensation in
        ('none', 'makeup', 'single_lesson', 'credit', 'refund', 'lower_invoice', 'restore_makeup'));
      -- A credit is money and does not lapse.
      alter table package alter column expiry_date drop not null;
    `);
    await withoutRowSecurity(
      runner,
      ['event', 'lesson_person', 'package'],
      `
      update lesson_person place set returned_to = (last.data ->> 'packageId')::uuid
      from (
        select distinct on (farm_id, data ->> 'lessonPersonId') farm_id, data from event
        where type = 'billing.PackageCredited' order by farm_id, data ->> 'lessonPersonId', position desc) last
      where last.farm_id = place.farm_id and last.data ->> 'lessonPersonId' = place.lesson_person_id::text and place.package_id is null;
      update package set expiry_date = null where kind = 'credit';
    `,
    );
  }

  async down(runner: QueryRunner) {
    await withoutRowSecurity(
      runner,
      ['lesson_person', 'package'],
      `
      update package set expiry_date = start_date where expiry_date is null;
      update lesson_person set cancel_compensation = 'none' where cancel_compensation = 'lower_invoice';
    `,
    );
    await runner.query(`
      alter table package alter column expiry_date set not null;
      alter table lesson_person drop constraint lesson_person_cancel_compensation_check;
      alter table lesson_person add constraint lesson_person_cancel_compensation_check check (cancel_compensation in
        ('none', 'makeup', 'single_lesson', 'credit', 'refund', 'restore_makeup'));
      alter table lesson_person drop column returned_to;
    `);
  }
}
