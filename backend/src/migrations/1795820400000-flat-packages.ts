import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutRowSecurity } from './without-row-security.js';

/** Packages without a count: so many lessons of each week, or all within their dates. What exists counts lessons, as before. */
export class FlatPackages1795820400000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table product
        add column coverage text not null default 'lessons' check (coverage in ('lessons', 'weekly', 'unlimited')),
        add column per_week int check (per_week between 1 and 50),
        add constraint product_per_week check ((coverage = 'weekly') = (per_week is not null)),
        add constraint product_flat check (coverage = 'lessons' or product_count = 0);
      alter table package
        add column coverage text not null default 'lessons' check (coverage in ('lessons', 'weekly', 'unlimited')),
        add column per_week int check (per_week between 1 and 50),
        add constraint package_per_week check ((coverage = 'weekly') = (per_week is not null)),
        add constraint package_flat check (coverage = 'lessons' or start_count = 0 and expiry_date is not null);
      alter table package drop constraint package_units_left;
      alter table package
        add constraint package_units_left check (not is_tracked or coverage <> 'lessons' or used <= start_count);
    `);
  }

  /** What has no count is given one, which no lesson is beyond. */
  async down(runner: QueryRunner) {
    await runner.query('alter table package drop constraint package_units_left, drop constraint package_flat');
    await withoutRowSecurity(runner, ['package'], "update package set start_count = used where coverage <> 'lessons';");
    await runner.query(`
      alter table package
        drop column coverage, drop column per_week,
        add constraint package_units_left check (not is_tracked or used <= start_count);
      alter table product drop column coverage, drop column per_week;
    `);
  }
}
