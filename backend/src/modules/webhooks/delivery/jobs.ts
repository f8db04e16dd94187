import { chunk } from '../../../platform/concurrency/chunk.js';
import { jobType, type Job } from '../../../platform/jobs/job-type.js';
import type { News } from '../domain/kinds.js';

export interface TellNews {
  farmId: string;
  news: readonly News[];
}
/** Writes a set of news for all who want them. */
export const tellNews = jobType<TellNews>('webhooks.tellNews', { queue: 'hook', remember: false });

/** One turn of a barn: what is due to each of its endpoints. One barn takes one place among the workers, whatever waits for it. */
export const takeTurn = jobType<{ farmId: string }>('webhooks.takeTurn', { queue: 'hook', remember: false });

/** Of each job, and of each statement that writes deliveries: so many rows an endpoint at once, whatever a command did. */
export const NEWS_AT_ONCE = 100;

export const newsJobs = (farmId: string, news: readonly News[]): Job<TellNews>[] =>
  chunk(NEWS_AT_ONCE, news).map((set) => ({
    type: tellNews,
    id: `${farmId}-${set[0]?.position}-${set[0]?.kind}-${set.length}-hook-news`,
    data: { farmId, news: set },
  }));

export const turnJob = (farmId: string, id: string, delayMs?: number): Job => ({
  type: takeTurn,
  id: `${farmId}-${id}-hook-turn`,
  data: { farmId },
  ...(delayMs !== undefined && { delayMs }),
});
