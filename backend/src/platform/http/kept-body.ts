import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const EMPTY = Buffer.alloc(0);
const bodies = new WeakMap<FastifyRequest, Buffer>();

/** For routes that verify a signature: it is made of the very bytes that were sent, so many at most. */
export const KeepsBody = (bodyLimit: number) => RouteConfig({ keepsBody: true, bodyLimit });

export function keepBody(request: FastifyRequest, body: Buffer) {
  const { keepsBody } = request.routeOptions.config as { keepsBody?: boolean };
  if (keepsBody) bodies.set(request, body);
}

export const keptBody = (request: FastifyRequest) => bodies.get(request) ?? EMPTY;
