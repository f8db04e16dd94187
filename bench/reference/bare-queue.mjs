// BullMQ alone on the same backend: jobs put in by the handful and done by a worker that does nothing.
import { Queue, Worker, createPostgresBackend } from 'bullmq';
import pg from 'pg';

const BULK = 500;
const CONCURRENCY = 8;

export async function bareQueue(connectionString, name) {
  const pool = new pg.Pool({ connectionString, max: 8, keepAlive: true, options: '-c search_path=bullmq' });
  pool.on('error', () => undefined);
  const queue = new Queue(name, { connection: pool }, createPostgresBackend);
  queue.on('error', () => undefined);
  /** Jobs a second, from the first done to the last. */
  const drain = async (count) => {
    for (let from = 0; from < count; from += BULK)
      await queue.addBulk(
        Array.from({ length: Math.min(BULK, count - from) }, (_, i) => ({
          name: 'nothing',
          data: { n: from + i },
          opts: { removeOnComplete: true },
        })),
      );
    let done = 0;
    let first;
    let worker;
    const last = await new Promise((resolve, reject) => {
      worker = new Worker(
        name,
        async () => {
          done += 1;
          first ??= performance.now();
          if (done === count) resolve(performance.now());
        },
        { connection: pool, concurrency: CONCURRENCY },
        createPostgresBackend,
      );
      worker.on('error', reject).on('failed', (_, error) => reject(error));
    });
    await worker.close();
    return ((count - 1) / (last - first)) * 1000;
  };
  return {
    drain,
    close: async () => {
      await queue.close();
      await pool.end();
    },
  };
}
