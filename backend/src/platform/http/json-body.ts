import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { BODY_LIMIT } from './body-limit.js';
import { keepBody } from './kept-body.js';
import { readJson } from './json-text.js';

/** Limits of `readJson`; Fastify's own parser refuses keys that would change prototypes. */
export function readJsonBodies(app: NestFastifyApplication) {
  const strict = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  const parsed = (request: FastifyRequest, text: string) => {
    const result: { error?: Error | null; value?: unknown } = {};
    void strict(request, text, (error, value) => Object.assign(result, { error, value }));
    if (result.error) throw result.error;
    return result.value;
  };
  app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT }, (request, body: Buffer, done) => {
    try {
      keepBody(request as FastifyRequest, body);
      done(
        null,
        readJson(body.toString(), 'body', (text) => parsed(request as FastifyRequest, text)),
      );
    } catch (error) {
      done(error as Error);
    }
  });
}
