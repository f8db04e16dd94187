import type { Socket } from 'node:net';
import { plainRefusal } from './plain-refusal.js';

export interface Patience {
  headers: number;
  request: number;
  /** Milliseconds without any traffic, also while an answer is being computed. */
  idle: number;
}

export const PATIENCE: Patience = { headers: 10_000, request: 60_000, idle: 120_000 };

/** Ends slow requests and idle connections; the check runs several times within the shortest limit. */
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

/** What Node's parser refuses never reaches the application, so it is answered here, in the same shape. */
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
