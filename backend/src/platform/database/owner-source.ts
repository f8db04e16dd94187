import { DataSource, type MigrationInterface } from 'typeorm';

export type Migrations = (new () => MigrationInterface)[];

export const ownerSource = (url: string, migrations: Migrations) =>
  new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    installExtensions: false,
  });
