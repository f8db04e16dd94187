import type { QueryBus } from '@nestjs/cqrs';
import type { Sql } from '../database/connect.js';
import type { BarnDatabase } from '../database/databases.js';
import { inBarn } from '../event-store/in-barn.js';
import { eachBarn } from '../tenancy/each-barn.js';
import { ListBarns } from '../tenancy/list-barns.js';
import { deleteInSlices } from './delete-in-slices.js';

interface Slice {
  farmId: string;
  /** Rows at most. */
  limit: number;
}

/** In each barn, one transaction per slice: `deleteSlice` deletes rows of one barn. What fails in one does not keep the others. */
export async function deleteFromBarns(
  { queries, barns }: { queries: QueryBus; barns: BarnDatabase },
  deleteSlice: (sql: Sql, slice: Slice) => PromiseLike<{ count: number }>,
) {
  await eachBarn(await queries.execute(new ListBarns({})), async (farmId) => {
    await deleteInSlices((limit) =>
      inBarn(barns.sql, farmId, async (sql) => (await deleteSlice(sql, { farmId, limit })).count),
    );
  });
}
