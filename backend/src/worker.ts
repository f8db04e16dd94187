import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { logger } from './platform/logging/logger.js';
import { start } from './platform/lifecycle/start.js';
import { stopWithParent } from './platform/lifecycle/stop-with-parent.js';
import { WorkerModule } from './worker.module.js';

process.env.LEADLINE_PROCESS ??= 'worker';
// As many connections as the queue hands out mails at once, and some for the dispatcher.
process.env.DATABASE_POOL ??= '20';

void start(async () => {
  const app = await NestFactory.createApplicationContext(WorkerModule, { logger: logger(), abortOnError: false });
  app.enableShutdownHooks();
  stopWithParent(app);
});
