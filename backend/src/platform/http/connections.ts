import type { Socket } from 'node:net';
import { plainRefusal } from './plain-refusal.js';

/** How long the server waits for whoever is at the other end, in milliseconds. */
export interface Patience {
  headers: number;
  /** For all of a request; uploads of some megabytes included. */
  request: number;
  /** For a sign of life of a connection, also while an answer is being made. */
  idle: number;
}

export const PATIENCE: Patience = { headers: 10_000, request: 60_000, idle: 120_000 };

/** Slow bodies and idle connections are cut; looked after several times in the shortest of the waits. */
export const connectionOptions = ({ headers, request, idle }: Patience) => ({
  requestTimeout: request,
  connectionTimeout: idle,
  http: { headersTimeout: headers, connectionsCheckingInterval: Math.ceil(Math.min(headers, request) / 4) },
});

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const REASON: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** What Node's parser refuses never reaches the application; it is answered in our shape all the same, and the connection ended. */
export function refuseConnection({ code = '' }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = plainRefusal(STATUS[code] ?? 400);
  const body = JSON.stringify(refusal);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${REASON[refusal.status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
