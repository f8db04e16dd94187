import type { Sql } from '../../../platform/database/connect.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { heardEvents, newsOf, type News } from '../domain/kinds.js';
import type { DeliveryAsked } from '../events.js';
import { newsJobs, turnJob } from './jobs.js';

const ASKED = 'webhooks.DeliveryAsked' satisfies DeliveryAsked['type'];

/** What was committed becomes jobs, though the process dies in between: the place in the log is kept only after they are in the queue. */
@EventSubscription()
export class NewsFollowed implements Subscription {
  readonly name = 'webhooks.follow';
  readonly types = [...heardEvents, ASKED];
  /** Where mails stand, so that a barn's past is not read for a first endpoint. */
  readonly inherits = 'mails';

  constructor(private readonly jobs: Jobs) {}

  async handle(events: readonly StoredEvent[], sql: Sql) {
    const farmId = events[0]?.farmId ?? '';
    const asked = events.filter(({ type }) => type === ASKED);
    const news = await wanted(sql, farmId, newsOf(events));
    const jobs = [...newsJobs(farmId, news), ...asked.map(({ position }) => turnJob(farmId, position.toString()))];
    if (jobs.length) await this.jobs.add(jobs);
  }
}

/** Most barns have no endpoint, and none of their news become jobs. */
async function wanted(sql: Sql, farmId: string, news: readonly News[]) {
  if (news.length === 0) return news;
  const rows = await sql<{ kind: string }[]>`
    select distinct unnest(e.kinds) as kind from webhook_endpoint e
    join farm f on f.farm_id = e.farm_id and f.is_active
    where e.farm_id = ${farmId} and e.is_active`;
  const kinds = new Set(rows.map(({ kind }) => kind));
  return news.filter(({ kind }) => kinds.has(kind));
}
