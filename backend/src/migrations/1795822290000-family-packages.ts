import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

/** Packages that pay for the lessons of all riders of an account. What exists is its rider's own, as before. */
export class FamilyPackages1795822290000 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up(runner: QueryRunner) {
    await runner.query(`
      alter table product
        add column is_shared boolean not null default false,
        add constraint product_shared check (not is_shared or coverage = 'lessons' and is_tracked);
      alter table package
        add column is_shared boolean not null default false,
        add constraint package_shared check (not is_shared or coverage = 'lessons' and is_tracked);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table package drop column is_shared;
      alter table product drop column is_shared;
    `);
  }
}
