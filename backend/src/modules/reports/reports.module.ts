import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { ChangeSavedReportHandler } from './commands/change-saved-report.js';
import { DeleteSavedReportHandler } from './commands/delete-saved-report.js';
import { ForgetReportReadersHandler } from './commands/forget-report-readers.js';
import { SaveReportHandler } from './commands/save-report.js';
import { SendSavedReportHandler } from './commands/send-saved-report.js';
import { reportEvents } from './events.js';
import { AccountingController } from './http/accounting.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { ReportsHubController } from './http/hub.controller.js';
import { SavedReportsController } from './http/saved-reports.controller.js';
import { WorkloadGraphicController } from './http/workload-graphic.controller.js';
import { SavedReportRound, SavedReportSchedule } from './jobs/mail-saved-reports.js';
import { ReadAccountingHandler, ReadBookingsHandler } from './queries/accounting/read-accounting.js';
import { ReadOwingFactsHandler } from './queries/owing-facts.js';
import { ReadReportsHubHandler } from './queries/read-hub.js';
import { ReadReportHandler } from './queries/read-report.js';
import { PlanSavedReportHandler } from './queries/saved/plan-saved.js';
import { SavedReportReadersHandler } from './queries/saved/saved-report-readers.js';
import { ListSavedReportsHandler } from './queries/saved/saved-reports.js';
import { SavedReportsDueHandler } from './queries/saved/saved-reports-due.js';
import { MeasureWorkloadHandler } from './queries/workload-graphic.js';
import { SavedReport } from './tables/saved-report.entity.js';
import { SavedReportRecipient } from './tables/saved-report-recipient.entity.js';

const tables = [SavedReport, SavedReportRecipient];

@BarnModule({
  name: 'reports',
  entities: tables,
  publishes: tables,
  events: reportEvents,
  imports: [JobsModule],
  controllers: [
    AccountingController,
    WorkloadGraphicController,
    ReportsHubController,
    ReportsController,
    SavedReportsController,
  ],
  handlers: [
    ChangeSavedReportHandler,
    DeleteSavedReportHandler,
    ForgetReportReadersHandler,
    ReadOwingFactsHandler,
    ListSavedReportsHandler,
    MeasureWorkloadHandler,
    PlanSavedReportHandler,
    ReadAccountingHandler,
    ReadBookingsHandler,
    ReadReportHandler,
    ReadReportsHubHandler,
    SavedReportReadersHandler,
    SavedReportsDueHandler,
    SaveReportHandler,
    SendSavedReportHandler,
  ],
  providers: [SavedReportSchedule, SavedReportRound],
})
export class ReportsModule {}
