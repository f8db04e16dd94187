import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { ChooseColumnsHandler, TakeRowsHandler } from './commands/choose-columns.js';
import { FinishImportHandler, FinishUndoHandler, LeaveRowsHandler } from './commands/finish-import.js';
import { ForgetRowsHandler } from './commands/forget-rows.js';
import { ImportRowsHandler } from './commands/import-rows.js';
import { KeepFileHandler } from './commands/keep-file.js';
import { StartImportHandler, UndoImportHandler } from './commands/start-import.js';
import { TakeBackHandler } from './commands/take-back.js';
import { importErrors } from './domain/errors.js';
import { importEvents } from './events.js';
import { ImportsController } from './http/imports.controller.js';
import { ImportClearer, ImportSchedule } from './jobs/clear-imports.js';
import { ImportsAskedFor } from './jobs/imports-asked-for.js';
import { ImportWorker } from './jobs/run-import.js';
import { UndoWorker } from './jobs/undo-import.js';
import { CheckImportHandler, ListImportsHandler, ReadImportHandler } from './queries/imports.js';
import { PlanImportHandler } from './queries/plan-import.js';
import { PlanUndoHandler } from './queries/plan-undo.js';
import { ImportRow } from './tables/import-row.entity.js';
import { ImportRun } from './tables/import-run.entity.js';

@BarnModule({
  name: 'imports',
  entities: [ImportRun, ImportRow],
  events: importEvents,
  violations: { import_run_one_at_work: () => importErrors.import_running() },
  imports: [JobsModule],
  controllers: [ImportsController],
  handlers: [
    ChooseColumnsHandler,
    FinishImportHandler,
    FinishUndoHandler,
    ForgetRowsHandler,
    ImportRowsHandler,
    KeepFileHandler,
    LeaveRowsHandler,
    StartImportHandler,
    TakeBackHandler,
    TakeRowsHandler,
    UndoImportHandler,
    CheckImportHandler,
    ListImportsHandler,
    PlanImportHandler,
    PlanUndoHandler,
    ReadImportHandler,
  ],
  providers: [ImportClearer, ImportSchedule, ImportsAskedFor, ImportWorker, UndoWorker],
})
export class ImportsModule {}
