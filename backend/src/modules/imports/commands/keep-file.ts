import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { chunk } from '../../../platform/concurrency/chunk.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { DateOrder } from '../domain/cells.js';
import { ImportRun } from '../tables/import-run.entity.js';

export type KeptFile = Pick<
  ImportRun,
  'kind' | 'fileName' | 'encoding' | 'separator' | 'columnCount' | 'hasHeader' | 'mapping'
> & {
  /** Undefined where the dates do not say; then as it is usual where the barn is. */
  dateOrder: DateOrder | undefined;
  /** With the cells of each as JSON. */
  rows: readonly { row: number; cells: string }[];
};

/** Rows of one statement. */
const SLICE = 500;
const MONTH_FIRST = ['USD', 'CAD'];

/** Puts a file's rows where they can be looked at; nothing of the barn is changed. */
export class KeepFile extends barnCommand<KeptFile, string>('imports.KeepFile') {}

@CommandHandler(KeepFile)
export class KeepFileHandler extends BarnCommandHandler<KeepFile> {
  async handle(barn: BarnTransaction, { rows, ...file }: KeptFile) {
    const { farmId, sql } = barn;
    const importId = barn.newId();
    await barn.repository(ImportRun).insert({
      ...file,
      dateOrder: file.dateOrder ?? (MONTH_FIRST.includes(barn.settings.currency) ? 'mdy' : 'dmy'),
      farmId,
      importId,
      state: 'read',
      rowCount: rows.length,
      createdBy: barn.actor.loginId,
      createdAt: barn.now,
    });
    for (const slice of chunk(SLICE, rows)) {
      const numbers = slice.map(({ row }) => row);
      const cells = slice.map((row) => row.cells);
      await sql`
        insert into import_row (farm_id, import_id, row_no, cells)
        select ${farmId}::uuid, ${importId}::uuid, r.row_no, r.cells::jsonb
        from unnest(${numbers}::int[], ${cells}::text[]) as r(row_no, cells)
        on conflict do nothing`;
    }
    return importId;
  }
}
