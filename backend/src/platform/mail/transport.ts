import net from 'node:net';
import nodemailer, { type SendMailOptions } from 'nodemailer';

type Connected = (error: Error | null, socket?: { connection: net.Socket }) => void;
const PATIENCE_MS = 10_000;

/** Hands mails to a mail server. Each is put together first: as a stream of its parts it would go line by line through the connection. */
export function smtpTransport(url: string) {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const server = pooled(url);
  return {
    async sendMail(mail: SendMailOptions) {
      const { envelope, message } = await composer.sendMail(mail);
      await server.sendMail({ envelope, raw: message });
    },
    close: () => server.close(),
  };
}

/** Opened with the first mail. Without Nagle's delay, which would cost 40 ms per mail. */
const pooled = (url: string) =>
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
