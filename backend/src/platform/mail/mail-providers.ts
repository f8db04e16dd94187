import { Inject, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../config/config.js';
import type { StoredEvent } from '../event-store/event.js';
import { EventSubscription, type Subscription } from '../event-store/subscription.js';
import { Jobs } from '../jobs/jobs.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { Mailer } from './mailer.js';
import type { Announcement, MailData, MailType } from './mail-type.js';

/** Prefix of all mail subscriptions, and the name of their predecessor, whose checkpoint they inherit. */
const MAILS = 'mails';

export const mailProviders = (mail: MailType): Type[] => [
  workerOf(mail),
  ...(mail.announced ? [announcerOf(mail, mail.announced)] : []),
  ...(mail.on.length ? [subscriptionOf(mail)] : []),
];

function workerOf(mail: MailType): Type {
  @WorkerFor(mail.job)
  class MailWorker implements JobWorker<MailData> {
    constructor(
      private readonly mailer: Mailer,
      @Inject(CONFIG) private readonly config: Config,
    ) {}

    work(data: MailData) {
      return this.mailer.deliver({
        farmId: data.farmId,
        id: mail.ledgerId(data),
        compose: (sql, now) => mail.compose(sql, data, { now, config: this.config }),
      });
    }
  }
  return MailWorker;
}

function announcerOf(mail: MailType, announced: Announcement<MailData>): Type {
  @WorkerFor(announced.job)
  class MailAnnouncer implements JobWorker<MailData> {
    constructor(
      private readonly queries: QueryBus,
      private readonly jobs: Jobs,
    ) {}

    async work(data: MailData) {
      const recipients = await announced.recipients(data, (question) => this.queries.execute(question));
      await this.jobs.add(recipients.map((recipient) => ({ type: mail.job, ...recipient })));
    }
  }
  return MailAnnouncer;
}

function subscriptionOf(mail: MailType): Type {
  @EventSubscription()
  class MailSubscription implements Subscription {
    readonly name = `${MAILS}/${mail.job.name}`;
    readonly types = mail.on;
    readonly inherits = MAILS;

    constructor(private readonly jobs: Jobs) {}

    async handle(events: readonly StoredEvent[]) {
      const jobs = mail.jobs(events);
      if (jobs.length) await this.jobs.add(jobs);
    }
  }
  return MailSubscription;
}
