import type { DataSource } from 'typeorm';
import type { Pool } from './connect.js';
import { distribute } from './distribute.js';
import type { DistributedTable } from './distribution.js';
import { ownerSource, type Migrations } from './owner-source.js';
import { splitStatements } from './split-statements.js';

const MADE = /^create table (?:if not exists )?"?(\w+)/i;
const ABOUT = /^(?:create (?:unique )?index .*? on|alter table(?: only)?) "?(\w+)/is;

/** A new table stays on the coordinator until it is distributed: only there does Citus not check what it refers to. */
function newTablesAtHome(source: DataSource) {
  const fresh = new Set<string>();
  const isNew = (statement: string) => {
    const plain = statement.replace(/^(?:--[^\n]*\n\s*)+/, '').replace(/\s+/g, ' ');
    const made = MADE.exec(plain)?.[1];
    if (made) fresh.add(made);
    return fresh.has(made ?? ABOUT.exec(plain)?.[1] ?? '');
  };
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    runner.query = async (text: string, ...rest: never[]) => {
      if (rest.length) return query(text, ...rest);
      let found: unknown;
      for (const statement of splitStatements(text)) {
        const atHome = isNew(statement);
        if (atHome) await query('set local citus.enable_ddl_propagation = off');
        found = await query(statement);
        if (atHome) await query('set local citus.enable_ddl_propagation = on');
      }
      return found;
    };
    return runner;
  };
  return source;
}

export async function migrateOnCitus(
  owner: Pool,
  ownerUrl: string,
  migrations: Migrations,
  tables: readonly DistributedTable[],
) {
  const done = await owner<{ name: string }[]>`select name from migration`;
  const names = new Set(done.map(({ name }) => name));
  for (const [last, { name }] of migrations.entries()) {
    if (names.has(name)) continue;
    const source = await newTablesAtHome(ownerSource(ownerUrl, migrations.slice(0, last + 1))).initialize();
    try {
      await source.runMigrations();
    } finally {
      await source.destroy();
    }
    await distribute(owner, tables, () => undefined);
  }
  await distribute(owner, tables, () => undefined);
}
