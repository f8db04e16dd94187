import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { snakeCase } from '../../../platform/database/snake-case.js';
import { inactiveChoice, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { horses, people, products, riders, staff } from '../lookups.js';

/** Rows of `farm_id`, `id` and `is_active` among which a property of an entry chooses. */
type Choices = (sql: Sql) => Fragment;
export type References<Entry> = { readonly [Property in keyof Entry]?: Choices };

export const choices = {
  account: (sql) => sql`
    select farm_id, person_id as id, is_active from ${people(sql)} person where billing_person_id = person_id`,
  instructor: (sql) => sql`select farm_id, instructor_id as id, is_active from ${staff(sql)} instructor`,
  level: (sql) => sql`select farm_id, level_id as id, is_active from level`,
  skill: (sql) => sql`select farm_id, skill_id as id, is_active from skill`,
  location: (sql) => sql`select farm_id, location_id as id, is_active from location`,
  program: (sql) => sql`select farm_id, program_id as id, is_active from program`,
  programType: (sql) => sql`select farm_id, program_type_id as id, is_active from program_type`,
  product: (sql) =>
    sql`select farm_id, product_id as id, is_active from ${products(sql)} product where system_use is null`,
  horse: (sql) => sql`select farm_id, horse_id as id, is_active from ${horses(sql)} horse`,
  student: (sql) => sql`
    select s.farm_id, s.student_id as id, s.is_active and p.is_active as is_active
    from ${riders(sql)} s join ${people(sql)} p on p.farm_id = s.farm_id and p.person_id = s.person_id`,
} satisfies Record<string, Choices>;

const wordsOf = (column: string) => column.replace(/_id$/, '').replaceAll('_', ' ');

/** What a row chooses must be there; and what it `newly` chooses, in use. F20 */
export async function checkChoice(
  barn: BarnTransaction,
  among: Choices,
  { column, id, newly = true }: { column: string; id: string; newly?: boolean },
) {
  const [chosen] = await barn.sql<{ is_active: boolean }[]>`
    select c.is_active from (${among(barn.sql)}) c where c.farm_id = ${barn.farmId} and c.id = ${id}`;
  if (!chosen) throw notFound(`The ${wordsOf(column)}`, column);
  if (newly && !chosen.is_active) throw inactiveChoice(column, wordsOf(column));
}

/** Several that are newly chosen under one `field`, `what` each of them is called. */
export async function checkChoices(
  barn: BarnTransaction,
  among: Choices,
  { field, what, ids }: { field: string; what: string; ids: readonly string[] },
) {
  if (ids.length === 0) return;
  const chosen = await barn.sql<{ is_active: boolean }[]>`
    select c.is_active from (${among(barn.sql)}) c where c.farm_id = ${barn.farmId} and c.id = any(${[...ids]}::uuid[])`;
  if (chosen.length < new Set(ids).size) throw notFound(`The ${what}`, field);
  if (chosen.some(({ is_active }) => !is_active)) throw inactiveChoice(field, what);
}

/** What an entry has already, it keeps: only what is `written` is looked at. One round trip. */
export async function checkReferences<Entry extends object>(
  barn: BarnTransaction,
  references: References<Entry>,
  { given, written }: { given: object; written: readonly string[] },
) {
  const chosen = Object.entries<Choices | undefined>(references);
  await Promise.all(
    chosen.map(async ([property, among]) => {
      const id: unknown = Object.entries(given).find(([name]) => name === property)?.[1];
      const column = snakeCase(property);
      if (among && typeof id === 'string' && written.includes(column)) await checkChoice(barn, among, { column, id });
    }),
  );
}
