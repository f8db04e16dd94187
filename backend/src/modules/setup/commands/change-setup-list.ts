import { command } from '../../../platform/event-store/command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { SetupChanged } from '../events.js';
import { columnsOf, type SetupList } from '../domain/setup-lists.js';

const changed = (data: SetupChanged['data']): SetupChanged => ({ type: 'setup.SetupChanged', data });

/** All setup lists are changed alike: adding an entry, … */
export const adding = <Details extends object>(name: string, list: SetupList<Details>) =>
  command(name, async (barn, details: Details) => {
    const id = barn.newId();
    const row = columnsOf(list, details);
    await barn.sql`insert into ${barn.sql(list.name)} ${barn.sql({ ...row, farm_id: barn.farmId, [`${list.name}_id`]: id })}`;
    barn.record(`${list.name}-${id}`, changed({ list: list.name, id, change: 'added', fields: Object.keys(row) }));
    return id;
  });

/** … changing the given details of one (changing nothing leaves no trace), … */
export const editing = <Details extends object>(name: string, list: SetupList<Details>) =>
  command(name, async (barn, { id, ...details }: Partial<Details> & { id: string }) => {
    const [table, key] = [barn.sql(list.name), barn.sql(`${list.name}_id`)];
    const [current] = await barn.sql<
      Record<string, unknown>[]
    >`select * from ${table} where farm_id = ${barn.farmId} and ${key} = ${id}`;
    if (!current) throw notFound(list.called);
    const different = Object.entries(columnsOf(list, details as Partial<Details>)).filter(
      ([column, value]) => current[column] !== value,
    );
    if (different.length === 0) return id;
    await barn.sql`update ${table} set ${barn.sql(Object.fromEntries(different))} where farm_id = ${barn.farmId} and ${key} = ${id}`;
    barn.record(
      `${list.name}-${id}`,
      changed({ list: list.name, id, change: 'edited', fields: different.map(([column]) => column) }),
    );
    return id;
  });

/** … and taking one out of use or back. Undefined toggles, as a list's link does. Past lessons keep it. D18 F20 */
export const activating = <Details extends object>(name: string, list: SetupList<Details>) =>
  command(name, async (barn, { id, active }: { id: string; active?: boolean }) => {
    const [table, key] = [barn.sql(list.name), barn.sql(`${list.name}_id`)];
    const [current] = await barn.sql<
      { is_active: boolean }[]
    >`select is_active from ${table} where farm_id = ${barn.farmId} and ${key} = ${id}`;
    if (!current) throw notFound(list.called);
    const next = active ?? !current.is_active;
    if (next === current.is_active) return next;
    await barn.sql`update ${table} set is_active = ${next} where farm_id = ${barn.farmId} and ${key} = ${id}`;
    barn.record(
      `${list.name}-${id}`,
      changed({ list: list.name, id, change: next ? 'activated' : 'inactivated', fields: ['is_active'] }),
    );
    return next;
  });
