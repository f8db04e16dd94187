import { asText, type ValueChange } from './value-change.js';
import type { DeepPartial, FindOptionsWhere, ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** `anyOf` is one array parameter, whatever its length. */
export { Any as anyOf, IsNull as isNull } from 'typeorm';

const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

export function differing<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  current: Entity | undefined,
  given: NoInfer<DeepPartial<Entity>>,
) {
  const [wanted, known] = [given, current] as (Record<string, unknown> | undefined)[];
  const columns = rows.metadata.columns.filter(
    ({ propertyName: name }) => wanted?.[name] !== undefined && !isSame(wanted[name], known?.[name]),
  );
  return {
    values: Object.fromEntries(
      columns.map(({ propertyName: name }) => [name, wanted?.[name]]),
    ) as QueryDeepPartialEntity<Entity>,
    fields: columns.map((column) => column.databaseName),
    changes: columns.map(({ databaseName, propertyName }): ValueChange => ({
      field: databaseName,
      was: asText(known?.[propertyName]),
      became: asText(wanted?.[propertyName]),
    })),
  };
}

/** The former row and the columns written; undefined if there is no row. One round trip, two if it writes. */
export async function updateDiffering<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  key: NoInfer<FindOptionsWhere<Entity>>,
  given: NoInfer<DeepPartial<Entity>>,
) {
  const before = await rows.findOneBy(key);
  if (!before) return undefined;
  const { values, fields, changes } = differing(rows, before, given);
  if (fields.length) await rows.update(key, values);
  return { before, fields, changes };
}
