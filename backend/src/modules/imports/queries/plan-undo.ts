import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { grouped, type MadeRow } from '../domain/decide-take-back.js';

interface Plan {
  createdBy: string;
  kind: 'people' | 'horses';
  /** What goes together or not at all: the rows of an account, or one row. */
  groups: MadeRow[][];
}

/** What is still to be taken back of an import that is being undone; undefined where none is. */
export class PlanUndo extends barnQuery<{ importId: string }, Plan | undefined>('imports.PlanUndo') {}

@QueryHandler(PlanUndo)
export class PlanUndoHandler extends BarnQueryHandler<PlanUndo> {
  async answer(sql: Sql, { importId }: { importId: string }, { farmId }: Asker) {
    const [[run], rows] = await Promise.all([
      sql<{ createdBy: string; kind: 'people' | 'horses' }[]>`
        select created_by as "createdBy", kind from import_run
        where farm_id = ${farmId} and import_id = ${importId} and state = 'undoing'`,
      sql<MadeRow[]>`
        select row_no as row, made from import_row
        where farm_id = ${farmId} and import_id = ${importId} and outcome = 'made' order by row_no`,
    ]);
    if (!run) return undefined;
    if (run.kind === 'horses') return { ...run, groups: rows.map((row) => [row]) };
    const accounts = await sql<{ person_id: string; account_id: string }[]>`
      select person_id, billing_person_id as account_id from person
      where farm_id = ${farmId} and person_id = any(${rows.flatMap(({ made }) => made)}::uuid[])`;
    const accountOf = new Map(accounts.map(({ person_id, account_id }) => [person_id, account_id]));
    const groups = grouped(rows, ({ row, made: [first = ''] }) => accountOf.get(first) ?? String(row));
    return { ...run, groups: [...groups.values()] };
  }
}
