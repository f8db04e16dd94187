import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONFIG, type Config } from '../config/config.js';
import { PlatformHealthController } from '../health/platform-health.controller.js';
import { ReadPlatformHealthHandler } from '../health/platform-health.js';
import { FailedJobsController } from './http/failed-jobs.controller.js';
import { JobWorkers } from './job-workers.js';
import { Jobs } from './jobs.js';
import { QUEUE_BACKEND, queueBackend, type QueueBackend } from './queue-backend.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [FailedJobsController, PlatformHealthController],
  providers: [
    { provide: QUEUE_BACKEND, inject: [CONFIG], useFactory: (config: Config) => queueBackend(config) },
    { provide: Jobs, inject: [QUEUE_BACKEND], useFactory: (backend: QueueBackend) => new Jobs(backend) },
    JobWorkers,
    ReadPlatformHealthHandler,
  ],
  exports: [Jobs, JobWorkers],
})
export class JobsModule implements OnApplicationShutdown {
  constructor(
    private readonly jobs: Jobs,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
  ) {}

  async onApplicationShutdown() {
    await this.jobs.close();
    await this.backend.close();
  }
}
