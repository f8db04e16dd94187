import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { BODY_LIMIT } from './body-limit.js';
import { readJson } from './json-text.js';

class JsonBody {
  constructor(readonly bytes: Buffer) {}
}

/** Limits of `readJson`; Fastify's own parser refuses keys that would change prototypes. Read in the request's turn. */
export function readJsonBodies(app: NestFastifyApplication) {
  const fastify = app.getHttpAdapter().getInstance();
  const strict = fastify.getDefaultJsonParser('error', 'error');
  const parsed = (request: FastifyRequest, text: string) => {
    const result: { error?: Error | null; value?: unknown } = {};
    void strict(request, text, (error, value) => Object.assign(result, { error, value }));
    if (result.error) throw result.error;
    return result.value;
  };
  app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT }, (_request, body: Buffer, done) =>
    done(null, new JsonBody(body)),
  );
  fastify.addHook('preValidation', (request, _reply, go) => {
    if (!(request.body instanceof JsonBody)) return go();
    try {
      request.body = readJson(request.body.bytes.toString(), 'body', (text) => parsed(request, text));
      go();
    } catch (error) {
      go(error as Error);
    }
  });
}
