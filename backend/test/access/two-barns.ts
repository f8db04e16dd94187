import { busyBarn, kindOf, KINDS, type BusyBarn } from '../support/busy-barn.js';
import type { Operation } from '../support/operations.js';
import { sampleOf } from '../support/samples.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Two barns in which the same has happened, and what would betray the other one to the first. */
export async function twoBarns() {
  const app = await sharedApp();
  const mine = await busyBarn(app, 'Maplewood');
  const other = await busyBarn(app, 'Lakesedge', { timeZone: 'Europe/London', currencyCode: 'GBP' });
  return { app, mine, other, marks: await marksOf(app, other) };
}

/** Every id that stands in another barn's rows, and its name. */
async function marksOf(app: TestApp, { farmId, name }: BusyBarn) {
  const tables = await app.owner<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'farm_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
  const ofAll = await app.owner<{ id: string }[]>`
    select permission_id::text as id from permission union all select colour_id::text from colour`;
  const shared = new Set(ofAll.map(({ id }) => id));
  const texts = await Promise.all(
    tables.map(
      (table) => app.owner<{ body: string }[]>`
        select coalesce(string_agg(t::text, ' '), '') as body from ${app.owner(table.name)} t where farm_id = ${farmId}`,
    ),
  );
  const ids = new Set(texts.flatMap(([row]) => row?.body.match(ID) ?? []));
  return [name, name.toLowerCase(), ...[...ids].filter((id) => !shared.has(id) && !id.startsWith('00000000'))];
}

/** Values that would do if they were the caller's own, with ids of the other barn, once for each thing a bare `id` may mean. */
export const attempts = (operation: Operation, other: BusyBarn) =>
  KINDS.map((kind) =>
    Object.fromEntries(
      operation.fields.map((field) => {
        const meant = field.name === 'id' ? kind : kindOf(operation.path, field.name);
        return [
          field.name,
          sampleOf(operation.path, field, (wanted) => other.ids[field.name === 'id' ? kind : (meant ?? wanted)]),
        ];
      }),
    ),
  ).filter((values, i, all) => i === all.findIndex((one) => JSON.stringify(one) === JSON.stringify(values)));
