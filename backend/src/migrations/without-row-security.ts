import type { QueryRunner } from 'typeorm';

/** All barns at once: an owner who is no superuser is held to the rows of one barn as everybody else. */
export async function withoutRowSecurity(runner: QueryRunner, tables: readonly string[], statements: string) {
  const all = (how: string) => tables.map((table) => `alter table ${table} ${how} row level security;`).join(' ');
  await runner.query(`${all('no force')} ${statements} ${all('force')}`);
}
