import { BarnModule } from '../../platform/event-store/barn-module.js';
import { AccountingController } from './http/accounting.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { ReportsHubController } from './http/hub.controller.js';
import { WorkloadGraphicController } from './http/workload-graphic.controller.js';
import { ReadAccountingHandler, ReadBookingsHandler } from './queries/accounting/read-accounting.js';
import { HasDueDatesHandler } from './queries/has-due-dates.js';
import { ReadReportsHubHandler } from './queries/read-hub.js';
import { ReadReportHandler } from './queries/read-report.js';
import { MeasureWorkloadHandler } from './queries/workload-graphic.js';

@BarnModule({
  name: 'reports',
  controllers: [AccountingController, WorkloadGraphicController, ReportsHubController, ReportsController],
  handlers: [
    HasDueDatesHandler,
    MeasureWorkloadHandler,
    ReadAccountingHandler,
    ReadBookingsHandler,
    ReadReportHandler,
    ReadReportsHubHandler,
  ],
})
export class ReportsModule {}
