import type { Sql } from '../../../platform/database/connect.js';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { News } from '../domain/kinds.js';
import { dataOf, type MessageData } from '../domain/message.js';
import { foundSubjects } from './found-subjects.js';
import { tellNews, turnJob, type TellNews } from './jobs.js';
import { messageId } from './signature.js';

/** Writes before anything is sent: news that were written are delivered, and those that come twice are written once. */
@WorkerFor(tellNews)
export class NewsTeller implements JobWorker<TellNews> {
  constructor(
    private readonly barns: BarnDatabase,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async work({ farmId, news }: TellNews, id: string) {
    const written = await inBarn(this.barns.sql, farmId, async (sql) => {
      const found = await foundSubjects(sql, farmId, news);
      const messages = news.flatMap((one) => {
        const data = dataOf(one, found);
        return data ? [messageOf(farmId, one, data)] : [];
      });
      return messages.length ? await write(sql, farmId, messages, this.clock.now()) : 0;
    });
    if (written) await this.jobs.add([turnJob(farmId, id)]);
  }
}

const messageOf = (farmId: string, { kind, position, at, about }: News, data: MessageData) => ({
  message_id: messageId({ farmId, position, kind, about }),
  kind,
  data,
  created_at: at,
});

/** For every endpoint that was there when it happened and wants the kind, in one statement. Answers how many wait now. */
async function write(sql: Sql, farmId: string, messages: readonly ReturnType<typeof messageOf>[], now: Date) {
  const [, rows] = await Promise.all([
    sql`
      insert into webhook_delivery (farm_id, endpoint_id, message_id, kind, data, created_at, next_try_at)
      select e.farm_id, e.endpoint_id, m.message_id, m.kind, m.data, m.created_at, ${now}
      from jsonb_to_recordset(${sql.json(messages)}) as m(message_id text, kind text, data jsonb, created_at timestamptz)
      join webhook_endpoint e on e.farm_id = ${farmId} and e.is_active and m.kind = any(e.kinds) and e.created_at <= m.created_at
      join farm f on f.farm_id = e.farm_id and f.is_active
      order by e.endpoint_id, m.message_id
      on conflict do nothing`,
    sql<{ waiting: number }[]>`
      select count(*)::int as waiting from webhook_delivery
      where farm_id = ${farmId} and state = 'waiting' and message_id = any(${messages.map((one) => one.message_id)}::text[])`,
  ]);
  return rows[0]?.waiting ?? 0;
}
