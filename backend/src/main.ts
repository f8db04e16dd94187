import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { serveApiPages } from './platform/http/api-pages.js';
import { serveScreens } from './platform/http/screens.js';
import { configureWebApp, fastifyAdapter } from './platform/http/web-app.js';
import { logger } from './platform/logging/logger.js';
import { start } from './platform/lifecycle/start.js';
import { stopWithParent } from './platform/lifecycle/stop-with-parent.js';

void start(async () => {
  const config = readConfig();
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, fastifyAdapter(config), {
    logger: logger(),
    abortOnError: false,
  });
  await configureWebApp(app);
  serveApiPages(app);
  if (config.staticRoot) await serveScreens(app, config.staticRoot);
  await app.listen(config.port, config.host);
  stopWithParent(app);
});
