import { DataSource, type MigrationInterface } from 'typeorm';

export interface Migration extends MigrationInterface {
  /** Read tables whose rows are no longer as the projections make them: the upgrade makes them anew. */
  readonly rebuilds?: readonly string[];
}
export type Migrations = (new () => Migration)[];

export const ownerSource = (url: string, migrations: Migrations) =>
  new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    installExtensions: false,
  });
