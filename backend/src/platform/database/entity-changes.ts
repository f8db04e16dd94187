import type { DeepPartial, ObjectLiteral, Repository } from 'typeorm';

/** A condition of an entity question: any of these, in one parameter. */
export { Any as anyOf } from 'typeorm';

/** Those of the given properties that are given at all and differ from the row as it is, and the columns they stand in. */
export function differing<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  current: Entity | undefined,
  given: DeepPartial<Entity>,
) {
  const [wanted, known] = [given, current] as (Record<string, unknown> | undefined)[];
  const columns = rows.metadata.columns.filter(
    ({ propertyName: name }) => wanted?.[name] !== undefined && wanted[name] !== known?.[name],
  );
  return {
    values: Object.fromEntries(columns.map(({ propertyName: name }) => [name, wanted?.[name]])) as DeepPartial<Entity>,
    fields: columns.map((column) => column.databaseName),
  };
}
