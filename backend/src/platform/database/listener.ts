import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  again?: () => void,
) => Promise<{ unlisten(): Promise<void> }>;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const CONNECT_MS = 5000;

/** Exponential with jitter: up to half is random, so that processes do not reconnect at once. `attempt` counts from 0. */
export const pauseBefore = (attempt: number, chance = Math.random()) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (1 - chance / 2);

/** Retries for ever, one attempt at a time; only the first connection fails at once. */
export const listener =
  (url: string): Listen =>
  async (channel, hear, again) => {
    const stopping = new AbortController();
    let client: pg.Client | undefined;

    const open = async () => {
      const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
      const lost = new Promise<void>((resolve) => next.once('end', resolve));
      next.on('error', () => undefined);
      next.on('notification', ({ payload = '' }) => hear(payload));
      try {
        await next.connect();
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        void next.end().catch(() => undefined);
        throw error;
      }
      client = next;
      if (stopping.signal.aborted) await next.end();
      return { lost };
    };
    const reopened = async () => {
      for (let attempt = 0; ; attempt += 1) {
        await pause(pauseBefore(attempt), undefined, { signal: stopping.signal });
        const connection = await open().catch(() => undefined);
        if (connection) return connection;
      }
    };
    const keepOpen = async (connection: Awaited<ReturnType<typeof open>>) => {
      for (let { lost } = connection; ;) {
        await lost;
        if (stopping.signal.aborted) return;
        ({ lost } = await reopened());
        if (!stopping.signal.aborted) again?.();
      }
    };
    const kept = keepOpen(await open()).catch(() => undefined);
    return {
      unlisten: async () => {
        stopping.abort();
        await client?.end();
        await kept;
      },
    };
  };
