import { Module, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { AppModule } from './app.module.js';
import { DispatcherModule } from './platform/event-store/dispatcher.module.js';
import { Dispatcher } from './platform/event-store/dispatcher.js';
import { JobWorkers } from './platform/jobs/job-workers.js';
import { Heartbeat } from './platform/process/heartbeat.js';

/** The same application without its controllers: follows the logs, does the jobs, and hears the clock. */
@Module({ imports: [AppModule, DispatcherModule, ScheduleModule.forRoot()], providers: [Heartbeat] })
export class WorkerModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly workers: JobWorkers,
    private readonly clock: SchedulerRegistry,
  ) {}

  async onApplicationBootstrap() {
    await this.workers.start();
    await this.dispatcher.start();
    // A tick may have gone by while no worker ran: what it asks for is asked for now, under the period's id.
    await Promise.all([...this.clock.getCronJobs().values()].map((cron) => cron.fireOnTick()));
  }

  /** While the databases and the mail server can still be reached: first no new work, then the end of what is running. */
  async beforeApplicationShutdown() {
    await this.dispatcher.stop();
    await this.workers.stop();
  }
}
