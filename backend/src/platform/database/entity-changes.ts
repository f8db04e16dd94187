import type { DeepPartial, FindOptionsWhere, ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** Conditions of an entity's question: any of these in one parameter; nothing stands there. */
export { Any as anyOf, IsNull as isNull } from 'typeorm';

/** Those of the given properties that are given at all and differ from the row as it is, and the columns they stand in. */
export function differing<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  current: Entity | undefined,
  given: NoInfer<DeepPartial<Entity>>,
) {
  const [wanted, known] = [given, current] as (Record<string, unknown> | undefined)[];
  const columns = rows.metadata.columns.filter(
    ({ propertyName: name }) => wanted?.[name] !== undefined && wanted[name] !== known?.[name],
  );
  return {
    values: Object.fromEntries(
      columns.map(({ propertyName: name }) => [name, wanted?.[name]]),
    ) as QueryDeepPartialEntity<Entity>,
    fields: columns.map((column) => column.databaseName),
  };
}

/**
 * Writes what differs of the row with this key. Answers with the row as it was and the columns written, undefined where there is no such
 * row. Costs one round trip, two when something differs.
 */
export async function updateDiffering<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  key: NoInfer<FindOptionsWhere<Entity>>,
  given: NoInfer<DeepPartial<Entity>>,
) {
  const before = await rows.findOneBy(key);
  if (!before) return undefined;
  const { values, fields } = differing(rows, before, given);
  if (fields.length) await rows.update(key, values);
  return { before, fields };
}
