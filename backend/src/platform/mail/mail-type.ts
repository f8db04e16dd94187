import type { Query } from '@nestjs/cqrs';
import type { Config } from '../config/config.js';
import type { Sql } from '../database/connect.js';
import type { DomainEvent, StoredEvent } from '../event-store/event.js';
import { eventJobId, jobType, type Job, type JobType } from '../jobs/job-type.js';
import type { ComposedMail } from './composed-mail.js';

/** Ids, never names or addresses. */
export interface MailData {
  farmId: string;
}

/** Pure: the same events always give the same jobs. */
export interface Follow<Wanted extends object = object> {
  readonly on: readonly string[];
  select(events: readonly StoredEvent[]): readonly (Wanted & { position: number })[];
}

export const follow = <Event extends DomainEvent, Wanted extends { position: number }>(
  on: readonly Event['type'][],
  select: (events: readonly StoredEvent<Event>[]) => readonly Wanted[],
): Follow<Wanted> => ({ on, select: select as Follow<Wanted>['select'] });

export type Ask = <Answer>(question: Query<Answer>) => Promise<Answer>;

/** A job that finds the recipients and enqueues one mail each, so that they fail independently. */
export interface Announcement<Data extends MailData, Announced extends MailData = MailData> {
  readonly job: JobType<Announced>;
  readonly follows: Follow<Omit<Announced, 'farmId'>>;
  recipients(announced: Announced, ask: Ask): Promise<readonly { id: string; data: Data }[]>;
}

export const announcement = <Data extends MailData, Announced extends MailData>(
  announced: Announcement<Data, Announced>,
): Announcement<Data> => announced;

interface Definition<Data extends MailData> {
  readonly name: string;
  readonly follows?: Follow<Omit<Data, 'farmId'>>;
  readonly announced?: Announcement<Data>;
  /** Ledger key, derived from the cause: one cause never makes two mails. */
  ledgerId(data: Data): string;
  /** Undefined if obsolete. Queries before the first await cost no extra round trip. */
  compose(sql: Sql, data: Data, context: { now: Date; config: Config }): Promise<ComposedMail | undefined>;
  preview(): ComposedMail;
}

export interface MailType<Data extends MailData = MailData> extends Definition<Data> {
  readonly job: JobType<Data>;
  readonly on: readonly string[];
  /** `events`: whole commands of one barn, in log order. */
  jobs(events: readonly StoredEvent[]): Job[];
}

export function mail<Data extends MailData>(definition: Definition<Data>): MailType<Data> {
  const job = jobType<Data>(definition.name, { queue: 'mail', remember: false });
  const { follows = definition.announced?.follows, announced } = definition;
  const type: JobType = announced?.job ?? job;
  return {
    ...definition,
    job,
    on: follows?.on ?? [],
    jobs: (events) =>
      (follows?.select(events) ?? []).map((wanted) => {
        const farmId = events[0]?.farmId ?? '';
        return { type, id: eventJobId(farmId, wanted.position, type.name), data: { farmId, ...wanted } };
      }),
  };
}
