import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

/** For people at /api/docs, for machines at /api/docs/openapi.json; generated on first request. */
export const serveApiPages = (app: NestFastifyApplication) =>
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    customSiteTitle: 'Leadline API',
    jsonDocumentUrl: 'api/docs/openapi.json',
    yamlDocumentUrl: 'api/docs/openapi.yaml',
  });
