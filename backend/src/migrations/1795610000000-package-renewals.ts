import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PackageRenewals1795610000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- When the next package follows with an invoice. Packages bought before are not renewed until somebody says so.
      alter table package add column renew_date date;
      create index package_renewal on package (farm_id, renew_date) where renew_date is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`alter table package drop column renew_date`);
  }
}
