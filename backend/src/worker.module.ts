import { Module, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { AppModule } from './app.module.js';
import { DispatcherModule } from './platform/event-store/dispatcher.module.js';
import { Dispatcher } from './platform/event-store/dispatcher.js';
import { JobWorkers } from './platform/jobs/job-workers.js';
import { Heartbeat } from './platform/lifecycle/heartbeat.js';

/** The same application without controllers, but with dispatcher, job workers and crons. */
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
    // A tick may have passed while no worker ran; the period's job id makes this idempotent.
    await Promise.all([...this.clock.getCronJobs().values()].map((cron) => cron.fireOnTick()));
  }

  /** Stops before connections close: first no new work, then the running work ends. */
  async beforeApplicationShutdown() {
    await this.dispatcher.stop();
    await this.workers.stop();
  }
}
