import type { FastifyInstance } from 'fastify';
import { BODY_LIMIT, SMALL_BODY } from './body-limit.js';
import { plainRefusal } from './plain-refusal.js';

export interface FloodLimits {
  perSecond: number;
  burst: number;
  /** Of one address. */
  atOnce: number;
}

const WAIT_MS = 1000;
const MOST_KNOWN = 100_000;

/** IPv6 addresses count by /64, which is one connection. */
export const sourceOf = (ip: string) =>
  ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;

export class Buckets {
  private readonly known = new Map<string, { left: number; at: number }>();
  constructor(private readonly limits: Omit<FloodLimits, 'atOnce'>) {}

  take(source: string, now: number, requests = 1): boolean {
    const { perSecond, burst } = this.limits;
    const cost = Math.min(requests, burst);
    const bucket = this.known.get(source) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (!this.known.has(source)) this.remember(source, bucket);
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

  private remember(source: string, bucket: { left: number; at: number }) {
    if (this.known.size >= MOST_KNOWN) this.known.delete(this.known.keys().next().value as string);
    this.known.set(source, bucket);
  }
}

/** Of the screens: a page asks for a hundred of them the first time, and a barn's tablets are one address. */
const SCREEN_FILE = /^\/(admin\/)?assets\//;
const COST_OF_FILE = 1 / 20;

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly 'content-length'?: string; readonly 'transfer-encoding'?: string };
}

/**
 * Reading and checking a body costs by its size; a form seldom fills more than one share. An upload is stored unread, and a file of the
 * screens handed out as it is.
 */
export function costOf({ method, url, headers }: Request): number {
  if (method === 'GET' && SCREEN_FILE.test(url)) return COST_OF_FILE;
  const size = headers['transfer-encoding'] ? BODY_LIMIT : Number(headers['content-length'] ?? 0);
  return 1 + Math.floor(Math.min(size, BODY_LIMIT) / SMALL_BODY);
}

/** Over the limit nothing is read, and the 429 takes about a second, not the same for all, or they would all come back at one moment. */
export function slowDownFloods(fastify: FastifyInstance, limits: FloodLimits) {
  const buckets = new Buckets(limits);
  fastify.addHook('onRequest', (request, reply, go) => {
    if (buckets.take(sourceOf(request.ip), performance.now(), costOf(request))) return go();
    const wait = WAIT_MS * (0.5 + Math.random());
    setTimeout(() => {
      // The body was not read, so the connection cannot be reused.
      void reply.status(429).headers({ 'retry-after': 1, connection: 'close' }).send(plainRefusal(429));
    }, wait).unref();
  });
}
