import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { FinishExportHandler } from './commands/finish-export.js';
import { StartExportHandler } from './commands/start-export.js';
import { exportErrors } from './domain/errors.js';
import { exportEvents } from './events.js';
import { ExportsController } from './http/exports.controller.js';
import { ExportClearer, ExportForgetter, ExportSchedule } from './jobs/clear-exports.js';
import { ExportsAskedFor } from './jobs/exports-asked-for.js';
import { ExportWorker } from './jobs/run-export.js';
import { ListExportsHandler } from './queries/exports.js';
import { ExportRun } from './tables/export-run.entity.js';

@BarnModule({
  name: 'exports',
  entities: [ExportRun],
  events: exportEvents,
  violations: { export_run_one_at_work: () => exportErrors.export_running() },
  imports: [JobsModule],
  controllers: [ExportsController],
  handlers: [StartExportHandler, FinishExportHandler, ListExportsHandler],
  providers: [ExportsAskedFor, ExportWorker, ExportSchedule, ExportClearer, ExportForgetter],
})
export class ExportsModule {}
