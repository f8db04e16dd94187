import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

/** The contract for people to read and try, at /api/docs, and for machines at /api/docs/openapi.json; made when first asked for. */
export const serveApiPages = (app: NestFastifyApplication) =>
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    customSiteTitle: 'Leadline API',
    jsonDocumentUrl: 'api/docs/openapi.json',
    yamlDocumentUrl: 'api/docs/openapi.yaml',
  });
