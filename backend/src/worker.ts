import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { logger } from './platform/process/logger.js';
import { start } from './platform/process/start.js';
import { stopWithParent } from './platform/process/stop-with-parent.js';
import { WorkerModule } from './worker.module.js';

process.env.LEADLINE_PROCESS ??= 'worker';

void start(async () => {
  const app = await NestFactory.createApplicationContext(WorkerModule, { logger: logger(), abortOnError: false });
  app.enableShutdownHooks();
  stopWithParent(app);
});
