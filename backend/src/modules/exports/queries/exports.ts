import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { ExportRun } from '../tables/export-run.entity.js';

export type FoundExport = Omit<ExportRun, 'farmId' | 'createdBy'> & {
  /** Who asked for it, in words; null where that person is not known any more. */
  createdBy: string | null;
};

/** The barn's exports, the newest first. */
export class ListExports extends barnQuery<object, FoundExport[]>('exports.ListExports') {}

@QueryHandler(ListExports)
export class ListExportsHandler extends BarnQueryHandler<ListExports> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const rows = await sql<FoundExport[]>`
      select r.export_id as "exportId", r.state, r.created_at as "createdAt", r.finished_at as "finishedAt", r.to_do as "toDo",
        r.done, r.row_count as "rowCount", r.size_bytes as "sizeBytes",
        nullif(concat_ws(' ', p.first_name, p.last_name), '') as "createdBy"
      from export_run r
        left join login l on l.farm_id = r.farm_id and l.login_id = r.created_by
        left join person p on p.farm_id = r.farm_id and p.person_id = l.person_id
      where r.farm_id = ${farmId} order by r.created_at desc, r.export_id desc`;
    return [...rows];
  }
}
