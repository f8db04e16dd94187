import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeletedPackages1795823450000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What a family's packages were that are gone, without reading the log.
      create index event_of_deleted_packages on event (farm_id, (data ->> 'studentId')) where type = 'billing.PackageDeleted'
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop index event_of_deleted_packages');
  }
}
