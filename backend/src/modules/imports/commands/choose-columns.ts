import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { importErrors } from '../domain/errors.js';
import { fieldOf } from '../domain/fields.js';
import { ImportRow } from '../tables/import-row.entity.js';
import { ImportRun } from '../tables/import-run.entity.js';

interface Choice extends Partial<Pick<ImportRun, 'hasHeader' | 'dateOrder'>> {
  importId: string;
  /** The columns that change, from 0. */
  columns?: readonly { column: number; field: string | null }[];
}

async function unstarted(barn: BarnTransaction, importId: string) {
  const run = await barn.repository(ImportRun).findOneBy({ farmId: barn.farmId, importId });
  if (!run) throw notFound('The import');
  if (run.state !== 'read') throw importErrors.import_over();
  return run;
}

/** A field is filled by one column: the last one that it was chosen for. */
function mapped({ kind, mapping, columnCount }: ImportRun, columns: NonNullable<Choice['columns']>) {
  const next = Array.from({ length: columnCount }, (_, i) => mapping[i] ?? null);
  for (const { column, field } of columns) {
    if (column >= columnCount) throw invalid('columns', `The file has ${columnCount} columns`);
    if (field !== null && !fieldOf(kind, field)) throw invalid('columns', `There is no field named ${field}`);
    const before = field === null ? -1 : next.indexOf(field);
    if (before >= 0) next[before] = null;
    next[column] = field;
  }
  return next;
}

/** What the columns of a file are that was read and not imported yet. */
export class ChooseColumns extends barnCommand<Choice>('imports.ChooseColumns') {}

@CommandHandler(ChooseColumns)
export class ChooseColumnsHandler extends BarnCommandHandler<ChooseColumns> {
  async handle(barn: BarnTransaction, { importId, columns = [], hasHeader, dateOrder }: Choice) {
    const run = await unstarted(barn, importId);
    await barn.repository(ImportRun).update(
      { farmId: barn.farmId, importId },
      {
        mapping: mapped(run, columns),
        hasHeader: hasHeader ?? run.hasHeader,
        dateOrder: dateOrder ?? run.dateOrder,
      },
    );
  }
}

interface Take {
  importId: string;
  /** All rows where it is left out. */
  row?: number;
  takes: boolean;
}

/** Whether what may be there already is imported all the same. */
export class TakeRows extends barnCommand<Take>('imports.TakeRows') {}

@CommandHandler(TakeRows)
export class TakeRowsHandler extends BarnCommandHandler<TakeRows> {
  async handle(barn: BarnTransaction, { importId, row, takes }: Take) {
    const key = { farmId: barn.farmId, importId };
    await unstarted(barn, importId);
    const rows = barn.repository(ImportRow);
    if (row !== undefined) {
      const { affected } = await rows.update({ ...key, rowNo: row }, { takes });
      if (!affected) throw notFound('The row');
      return;
    }
    await barn.repository(ImportRun).update(key, { takesAll: takes });
    await rows.update(key, { takes: null });
  }
}
