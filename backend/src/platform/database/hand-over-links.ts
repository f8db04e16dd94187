import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';

/** Links of one become the other's; what the other has already is not there twice. */
export async function handOverLinks<Row extends ObjectLiteral>(
  table: Repository<Row>,
  from: Partial<Row>,
  to: Partial<Row>,
): Promise<void> {
  const whose = from as FindOptionsWhere<Row>;
  const links = await table.findBy(whose);
  if (links.length === 0) return;
  const theirs = links.map((link) => ({ ...link, ...to }));
  await table.createQueryBuilder().insert().values(theirs).orIgnore().execute();
  await table.delete(whose);
}
