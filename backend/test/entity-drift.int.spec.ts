import { DataSource } from 'typeorm';
import { moduleDescriptions } from '../src/app.module.js';
import { SnakeCase } from '../src/platform/database/snake-case.js';
import { platformEntities } from '../src/platform/event-store/platform-entities.js';
import { ownDatabase } from './support/own-database.js';

const entities = [...platformEntities, ...moduleDescriptions.flatMap((module) => module.entities ?? [])];
/**
 * Keys, indexes and checks are the migrations' and stand in the snapshot; columns, their types and whether they may be
 * null are said twice.
 */
const notOurs = (query: string) => /DROP CONSTRAINT|DROP INDEX/.test(query);

/** Where TypeORM looks for the expressions of generated columns: here in the catalogue, because it made none of them itself. */
const GENERATED_COLUMNS = `
  create view typeorm_metadata as
  select 'GENERATED_COLUMN' as type, table_catalog as database, table_schema as schema, table_name as "table", column_name as name,
    generation_expression as value
  from information_schema.columns where is_generated = 'ALWAYS'`;

describe('entities', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let source: DataSource;
  beforeAll(async () => {
    database = await ownDatabase();
    source = await new DataSource({
      type: 'postgres',
      url: database.url,
      entities,
      namingStrategy: new SnakeCase(),
      installExtensions: false,
    }).initialize();
    await source.query(GENERATED_COLUMNS);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('say what the columns are', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => !notOurs(query))).toEqual([]);
  });

  it('describe every table', async () => {
    const tables: { name: string }[] = await source.query(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
    );
    const described = new Set(source.entityMetadatas.map((entity) => entity.tableName));
    expect(tables.map(({ name }) => name).filter((name) => !described.has(name))).toEqual([]);
  });
});
