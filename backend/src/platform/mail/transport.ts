import net from 'node:net';
import nodemailer from 'nodemailer';

type Connected = (error: Error | null, socket?: { connection: net.Socket }) => void;
const PATIENCE_MS = 10_000;

/** Pooled, opened with the first mail. Without Nagle's delay, which would cost 40 ms per mail. */
export const smtpTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 8,
    maxMessages: 1000,
    connectionTimeout: PATIENCE_MS,
    socketTimeout: 30_000,
    getSocket: ({ host, port, secure }: { host?: string; port?: number; secure?: boolean }, connected: Connected) => {
      const socket = net.connect({
        host: host ?? '127.0.0.1',
        port: port ?? (secure ? 465 : 587),
        noDelay: true,
        timeout: PATIENCE_MS,
      });
      const failed = (error: Error) => connected(error);
      socket.once('error', failed).once('timeout', () => socket.destroy(new Error('The mail server does not answer.')));
      socket.once('connect', () => {
        socket.setTimeout(0).off('error', failed);
        connected(null, { connection: socket });
      });
    },
  } as never);
