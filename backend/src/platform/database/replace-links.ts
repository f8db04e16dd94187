import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { anyOf } from './entity-changes.js';

type IdOf<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row];

/** Makes `wanted` the whole list that `whose` is linked to by `column`; tells whether anything changed. `linked` are the rows of today. */
export async function replaceLinks<Row extends ObjectLiteral>(
  table: Repository<Row>,
  whose: Partial<Row>,
  column: IdOf<Row>,
  { linked, wanted }: { linked: readonly Row[]; wanted: ReadonlySet<string> },
): Promise<boolean> {
  const before = new Set<string>(linked.map((row) => row[column]));
  const added = [...wanted].filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !wanted.has(id));
  await Promise.all([
    added.length && table.insert(added.map((id) => ({ ...whose, [column]: id })) as never),
    removed.length && table.delete({ ...whose, [column]: anyOf(removed) } as FindOptionsWhere<Row>),
  ]);
  return added.length + removed.length > 0;
}
