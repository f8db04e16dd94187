import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For words that are misspelt a little. A database whose owner may not have it does without. */
export class Trigrams1795345694872 implements MigrationInterface {
  async up(runner: QueryRunner) {
    const [server] = (await runner.query(`
      select exists (
        select from pg_available_extension_versions v join pg_roles r on r.rolname = current_user
        where v.name = 'pg_trgm' and (r.rolsuper or v.trusted and has_database_privilege(current_database(), 'create'))
      ) as can`)) as { can: boolean }[];
    if (server?.can) await runner.query('create extension if not exists pg_trgm');
  }

  async down(runner: QueryRunner) {
    await runner.query('drop extension if exists pg_trgm');
  }
}
