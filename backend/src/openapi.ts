import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module.js';
import { configureWebApp, describeApi, fastifyAdapter } from './platform/http/web-app.js';

const app = await NestFactory.create<NestFastifyApplication>(AppModule, fastifyAdapter(), {
  logger: ['error'],
  preview: true,
});
await configureWebApp(app);
writeFileSync(process.argv[2] ?? 'openapi.json', `${JSON.stringify(describeApi(app), null, 2)}\n`);
process.exit(0);
