import { QueryHandler } from '@nestjs/cqrs';
import { isEmail } from 'class-validator';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { workOf, type Work } from '../domain/check-file.js';
import type { Problem } from '../domain/problems.js';
import { bodyOf, checkAgainstBarn, loadRows, loadRun } from './load-import.js';

interface Plan {
  createdBy: string;
  works: Work[];
  left: { row: number; problems: Problem[] }[];
}

/** What is still to be done of an import that is at work; undefined where none is. */
export class PlanImport extends barnQuery<{ importId: string }, Plan | undefined>('imports.PlanImport') {}

@QueryHandler(PlanImport)
export class PlanImportHandler extends BarnQueryHandler<PlanImport> {
  async answer(sql: Sql, { importId }: { importId: string }, { farmId, now }: Asker & { now: Date }) {
    const [[run], rows] = await Promise.all([loadRun(sql, farmId, importId), loadRows(sql, farmId, importId)]);
    if (run?.state !== 'running') return undefined;
    const checked = await checkAgainstBarn({ sql, farmId, now, isEmail }, run, rows);
    const settled = new Set(bodyOf(run, rows).flatMap(({ row, outcome }) => (outcome ? row : [])));
    return {
      createdBy: run.createdBy,
      works: workOf(checked).filter(({ rows: [first = 0] }) => !settled.has(first)),
      left: checked
        .filter(({ row, deed }) => !deed && !settled.has(row))
        .map(({ row, problems }) => ({ row, problems })),
    };
  }
}
