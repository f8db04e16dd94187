import { BarnDatabase } from '../../../platform/database/databases.js';
import { eventJobId, declaredJobs } from '../../../platform/jobs/job-type.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import type { MailRepeated } from '../events.js';

/** The job of the former mail, told under which id the ledger keeps this one. */
@EventSubscription()
export class MailRepetitions implements Subscription {
  readonly name = 'notifications.repeatMails';
  readonly types = ['notifications.MailRepeated'];

  constructor(
    private readonly barns: BarnDatabase,
    private readonly jobs: Jobs,
  ) {}

  async handle(events: readonly StoredEvent[]) {
    for (const { farmId, position, data } of events as readonly StoredEvent<MailRepeated>[]) {
      const { mailId: again } = data;
      const [line] = await inBarn(
        this.barns.sql,
        farmId,
        (sql) =>
          sql<{ job: string | null; data: object | null }[]>`
          select job, data from mail_message where farm_id = ${farmId} and mail_id = ${again}`,
      );
      const type = declaredJobs().find(({ name }) => name === line?.job);
      if (!type) continue;
      await this.jobs.add([
        { type, id: eventJobId(farmId, position, `${type.name}-again`), data: { ...line?.data, farmId, again } },
      ]);
    }
  }
}
