import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { moduleDescriptions } from '../src/app.module.js';
import { platformEntities } from '../src/platform/event-store/platform-entities.js';
import type { EntityClass } from '../src/platform/event-store/registry.js';
import { tablesInSql } from './support/tables-in-sql.js';

const SOURCES = path.resolve(import.meta.dirname, '../src');

/** Which modules' own SQL may use a table of the platform. Everything else of the platform is reached through its functions. */
const OPEN_TO: Record<string, readonly string[]> = {
  // The calendar tags its answers with the log's position; opening a barn begins its log.
  farm_clock: ['calendar', 'farms'],
  // Opening a barn begins its log; open screens, the history of a record, whoever saves something stale, whoever watches a run's
  // mails and what a run has billed are told from it.
  event: ['billing', 'calendar', 'farms', 'history', 'notifications', 'privacy', 'scheduling'],
  // What a field held before.
  changed_value: ['history', 'privacy'],
  // Whether the mails of a run, or of a note to all, went out, and all mails of some days.
  mail_message: ['billing', 'notes', 'notifications', 'privacy', 'reports'],
  // Which hour's reminders, and which day's of payments, were asked for last is kept beside the places in the log.
  subscription_checkpoint: ['billing', 'notifications'],
};

const tableOf = (entity: EntityClass) =>
  getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name ?? entity.name;
const tables = (entities: readonly EntityClass[] = []) => entities.map(tableOf);

const owners = new Map(
  [{ name: 'platform', entities: platformEntities }, ...moduleDescriptions].flatMap(({ name, entities }) =>
    tables(entities).map((table) => [table, name] as const),
  ),
);
const published = new Set(moduleDescriptions.flatMap(({ publishes }) => tables(publishes)));

/** From the ground up: nobody joins a table of a module that stands above. The platform stands below all of them. */
const order = ['platform', ...moduleDescriptions.map(({ name }) => name)];
const isAbove = (owner: string, module: string) => order.indexOf(owner) > order.indexOf(module);

const sourcesOf = (module: string) => {
  const folder = path.join(SOURCES, module === 'platform' ? module : `modules/${module}`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.ts$/.test(file) && !/(^|\/)test\//.test(file))
    .map((file) => path.join(folder, file));
};

/** What a module's source does with tables that are not its own and that it may not. */
function trespasses(module: string, source: string) {
  return tablesInSql(source).flatMap(({ table, written }) => {
    const owner = owners.get(table);
    if (!owner || owner === module || OPEN_TO[table]?.includes(module)) return [];
    if (written) return [`${module} writes ${owner}'s ${table}`];
    if (isAbove(owner, module)) return [`${module} reads ${owner}'s ${table}, which stands above it`];
    return published.has(table) ? [] : [`${module} reads ${owner}'s ${table}, which is not published`];
  });
}

describe('a table belongs to one module', () => {
  it('and others read it only where it is published, never from below, and never write it', () => {
    const found = order.flatMap((name) =>
      sourcesOf(name).flatMap((file) =>
        trespasses(name, readFileSync(file, 'utf8')).map((what) => `${path.relative(SOURCES, file)}: ${what}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    [
      'a read',
      'sql`select 1 from idempotency_key`',
      ["cards reads platform's idempotency_key, which is not published"],
    ],
    [
      'a join',
      'barn.sql`select 1 from lesson l join event using (farm_id)`',
      ["cards reads platform's event, which is not published"],
    ],
    [
      'a list',
      'sql`select 1 from lesson l, event e where true`',
      ["cards reads platform's event, which is not published"],
    ],
    [
      'a fragment',
      'sql`event e join lesson l using (farm_id)`',
      ["cards reads platform's event, which is not published"],
    ],
    [
      'nested SQL',
      'sql`select 1 from ${sql`(select from event)`}`',
      ["cards reads platform's event, which is not published"],
    ],
    ['a write', 'sql`insert into lesson (farm_id) values (1)`', ["cards writes scheduling's lesson"]],
    ['a deletion', 'sql`delete from lesson`', ["cards writes scheduling's lesson"]],
    ['what is published', 'sql`select 1 from lesson join lesson_person using (farm_id)`', []],
    ['other text', '`taken from event`', []],
  ])('which is seen of %s', (_, source, expected) => expect(trespasses('cards', source)).toEqual(expected));

  it.each([
    ['people', 'sql`select 1 from lesson`', "people reads scheduling's lesson, which stands above it"],
    ['platform', 'sql`select 1 from farm`', "platform reads farms's farm, which stands above it"],
    ['scheduling', 'sql`delete from person`', "scheduling writes people's person"],
  ])('which is seen of %s', (module, source, said) => expect(trespasses(module, source)).toEqual([said]));
});
