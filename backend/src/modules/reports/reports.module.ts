import { BarnModule } from '../../platform/event-store/barn-module.js';
import { ReportsController } from './http/reports.controller.js';
import { ReportsHubController } from './http/hub.controller.js';
import { WorkloadGraphicController } from './http/workload-graphic.controller.js';
import { HasDueDatesHandler } from './queries/has-due-dates.js';
import { ReadReportsHubHandler } from './queries/read-hub.js';
import { ReadReportHandler } from './queries/read-report.js';
import { MeasureWorkloadHandler } from './queries/workload-graphic.js';

@BarnModule({
  name: 'reports',
  controllers: [WorkloadGraphicController, ReportsHubController, ReportsController],
  handlers: [HasDueDatesHandler, MeasureWorkloadHandler, ReadReportHandler, ReadReportsHubHandler],
})
export class ReportsModule {}
