import type { FastifyReply } from 'fastify';

const PAUSE_MS = 1000;

/** Why a stream ends, as its last event, `closed`. */
export interface Farewell {
  code: 'signed_out' | 'forbidden' | 'try_again';
  message: string;
}

/** Server-sent events for one listener; what a slow reader has not taken yet is merged into one message. */
export class EventStream<Message extends { position: number }> {
  private waiting?: Message;
  private blocked = false;
  private takenAt = performance.now();

  constructor(
    private readonly reply: FastifyReply,
    private readonly merged: (earlier: Message, later: Message) => Message,
    closed: () => void,
  ) {
    // Keeps the headers that the application sets for every answer; a proxy must not buffer messages.
    reply.hijack();
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8' };
    reply.raw.writeHead(200, {
      ...headers,
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      // Not kept alive: a server that stops would wait for it.
      connection: 'close',
    } as never);
    reply.raw
      .on('close', closed)
      .on('error', closed)
      .on('drain', () => this.drained());
    if (reply.raw.destroyed) queueMicrotask(closed);
    this.write(`retry: ${PAUSE_MS}\n\n`);
  }

  send(message: Message) {
    if (this.blocked) this.waiting = this.waiting ? this.merged(this.waiting, message) : message;
    else this.write(`id: ${message.position}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  /** A comment that keeps proxies from closing the stream. Ends it if the reader has taken nothing for `patience`. */
  beat(patienceMs: number) {
    if (this.blocked && performance.now() - this.takenAt > patienceMs) this.reply.raw.destroy();
    else if (!this.blocked) this.write(':\n\n');
  }

  end(why: Farewell) {
    const { raw } = this.reply;
    if (!this.blocked) this.write(`event: closed\ndata: ${JSON.stringify(why)}\n\n`);
    if (this.blocked) raw.destroy();
    else raw.end(() => raw.destroy());
  }

  private write(text: string) {
    this.blocked = !this.reply.raw.write(text);
    if (!this.blocked) this.takenAt = performance.now();
  }

  private drained() {
    this.blocked = false;
    this.takenAt = performance.now();
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) this.send(waiting);
  }
}
