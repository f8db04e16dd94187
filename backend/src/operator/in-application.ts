import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { logger } from '../platform/logging/logger.js';

/** In the application's context, without its HTTP server. */
export async function inApplication<T>(work: (bus: CommandBus) => Promise<T>): Promise<T> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: logger(), abortOnError: false });
  try {
    return await work(app.get(CommandBus));
  } finally {
    await app.close();
  }
}
