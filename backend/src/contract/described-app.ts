import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { fastifyAdapter, prefixRoutes } from '../platform/http/web-app.js';

/** For generators: no instances, no database. */
export async function describedApp(module: Type = AppModule) {
  const app = await NestFactory.create<NestFastifyApplication>(module, fastifyAdapter(), {
    logger: ['error'],
    preview: true,
  });
  prefixRoutes(app);
  return app;
}
