import { ScheduleModule } from '@nestjs/schedule';
import { Module, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { AppModule } from './app.module.js';
import { DispatcherModule } from './platform/event-store/dispatcher.module.js';
import { Dispatcher } from './platform/event-store/dispatcher.js';
import { JobWorkers } from './platform/jobs/job-workers.js';
import { Upkeep } from './platform/upkeep/upkeep.js';

/** The same application without its controllers: follows the logs and does the jobs. */
@Module({ imports: [AppModule, DispatcherModule, ScheduleModule.forRoot()], providers: [Upkeep] })
export class WorkerModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly workers: JobWorkers,
  ) {}

  async onApplicationBootstrap() {
    await this.workers.start();
    await this.dispatcher.start();
  }

  /** While the databases and the mail server can still be reached: first no new work, then the end of what is running. */
  async beforeApplicationShutdown() {
    await this.dispatcher.stop();
    await this.workers.stop();
  }
}
