import { Inject, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../config/config.js';
import type { StoredEvent } from '../event-store/event.js';
import { EventSubscription, type Subscription } from '../event-store/subscription.js';
import { Jobs } from '../jobs/jobs.js';
import { WorkerFor, type Attempt, type JobWorker } from '../jobs/job-worker.decorator.js';
import type { Job } from '../jobs/job-type.js';
import { asWished } from './composed-mail.js';
import { Mailer, type Delivery } from './mailer.js';
import type { Announcement, MailData, MailType } from './mail-type.js';

/** Told besides to the job of a mail that somebody sends once more. */
export interface Repeated {
  /** Under which id the ledger keeps it. */
  readonly again?: string;
}

/** Prefix of all mail subscriptions, and the name of their predecessor, whose checkpoint they inherit. */
const MAILS = 'mails';

export const mailProviders = (mail: MailType): Type[] => [
  workerOf(mail),
  ...(mail.announced ? [announcerOf(mail, mail.announced)] : []),
  ...(mail.on.length ? [subscriptionOf(mail)] : []),
];

/** `copyFor`: the mail of that copy alone. */
type ToldData = MailData & Repeated & { copyFor?: string };
type Compose = Delivery['compose'];
type Caused = Delivery & Required<Pick<Delivery, 'cause'>>;

/** The same mail to somebody else, unless the copy is not wanted any more. */
const copyOf = ({ id, cause, compose, ...told }: Caused, copyFor: string): Delivery => ({
  ...told,
  cause: { ...cause, data: { ...cause.data, copyFor } },
  id: `${id}-copy-${copyFor}`,
  compose: async (sql, now) => {
    const mail = await compose(sql, now);
    const copy = mail?.copies?.find((one) => one.id === copyFor);
    return mail && copy && { ...mail, to: copy.email, wishes: copy.wishes };
  },
});

/** Last of all: each copy heeds the wishes of its own reader. */
const wished = (delivery: Delivery): Delivery => ({
  ...delivery,
  compose: async (sql, now) => {
    const mail = await delivery.compose(sql, now);
    return mail && asWished(mail);
  },
});

function workerOf(mail: MailType): Type {
  @WorkerFor(mail.job)
  class MailWorker implements JobWorker<MailData> {
    constructor(
      private readonly mailer: Mailer,
      private readonly jobs: Jobs,
      @Inject(CONFIG) private readonly config: Config,
    ) {}

    /** Once more is to that one address: copies were mails of their own from the beginning. */
    work({ copyFor, again, ...told }: ToldData, _id: string, { isLast }: Attempt) {
      const first = { ...this.first(told), isLast };
      const delivery = copyFor === undefined ? first : copyOf(first, copyFor);
      if (again !== undefined) return this.mailer.deliver(wished({ ...delivery, id: again, isRepeated: true }));
      return copyFor === undefined ? this.deliver(first, told) : this.mailer.deliver(wished(delivery));
    }

    private first(data: MailData) {
      const compose: Compose = (sql, now) => mail.compose(sql, data, { now, config: this.config });
      return { farmId: data.farmId, id: mail.ledgerId(data), cause: { job: mail.job.name, data }, compose };
    }

    /** Copies, and what is told beside it, are asked for whatever becomes of it: one address that is refused hinders nobody else. */
    private async deliver(delivery: Caused, data: MailData) {
      let following: readonly Job[] = [];
      const { id, cause } = delivery;
      const compose: Compose = async (sql, now) => {
        const composed = await delivery.compose(sql, now);
        const copies = (composed?.copies ?? []).map((copy) => this.jobOf(delivery, data, copy.id));
        following = [...copies, ...(composed?.beside?.({ id, ...cause }) ?? [])];
        return composed;
      };
      try {
        await this.mailer.deliver(wished({ ...delivery, compose }));
      } finally {
        if (following.length) await this.jobs.add(following);
      }
    }

    private jobOf({ farmId, id }: Delivery, data: MailData, copyFor: string): Job {
      return { type: mail.job, id: `${farmId}-${id}-copy-${copyFor}`, data: { ...data, copyFor } };
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
