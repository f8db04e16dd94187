import { Queue, createPostgresBackend } from 'bullmq';
import pg from 'pg';
import { queueName } from '../../src/platform/jobs/queue-backend.js';

/** Lets the queues' delayed jobs come now. */
export async function promoteDelayed(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, options: '-c search_path=bullmq' });
  for (const name of ['work', 'mail', 'hook']) {
    const queue = new Queue(queueName(name), { connection: pool as never }, createPostgresBackend as never);
    await queue.promoteJobs();
    await queue.close();
  }
  await pool.end();
}
