import type { Query } from '@nestjs/cqrs';
import type { Config } from '../config/config.js';
import type { Sql } from '../database/connect.js';
import type { DomainEvent, StoredEvent } from '../event-store/event.js';
import { eventJobId, jobType, type Job, type JobType } from '../jobs/job-type.js';
import type { ComposedMail } from './composed-mail.js';

/** What a mail's job carries: ids, never names or addresses. */
export interface MailData {
  farmId: string;
}

/** Which events lead to a mail, and what its job is told: pure, so that the same events always ask for the same jobs. */
export interface Follow<Wanted extends object = object> {
  readonly on: readonly string[];
  /** `position` names the job. */
  select(events: readonly StoredEvent[]): readonly (Wanted & { position: number })[];
}

export const follow = <Event extends DomainEvent, Wanted extends { position: number }>(
  on: readonly Event['type'][],
  select: (events: readonly StoredEvent<Event>[]) => readonly Wanted[],
): Follow<Wanted> => ({ on, select: select as Follow<Wanted>['select'] });

/** Asks a barn, over the bus. */
export type Ask = <Answer>(question: Query<Answer>) => Promise<Answer>;

/** A job before the mails' own, where who gets one has to be read: asks for a mail for each recipient, so that none hinders another. */
export interface Announcement<Data extends MailData, Announced extends MailData = MailData> {
  readonly job: JobType<Announced>;
  readonly follows: Follow<Omit<Announced, 'farmId'>>;
  recipients(announced: Announced, ask: Ask): Promise<readonly { id: string; data: Data }[]>;
}

export const announcement = <Data extends MailData, Announced extends MailData>(
  announced: Announcement<Data, Announced>,
): Announcement<Data> => announced;

interface Definition<Data extends MailData> {
  /** Of its job; stable, as waiting jobs and the subscription's checkpoints stand under it. */
  readonly name: string;
  /** The events it follows; neither this nor an announcement where something else asks for its jobs. */
  readonly follows?: Follow<Omit<Data, 'farmId'>>;
  readonly announced?: Announcement<Data>;
  /** Its line in the ledger, made of what caused it: the same cause never leads to two mails. */
  ledgerId(data: Data): string;
  /** Undefined where there is nothing to say any more. What it asks before its first wait costs no round trip of its own. */
  compose(sql: Sql, data: Data, context: { now: Date; config: Config }): Promise<ComposedMail | undefined>;
  /** The template with its default props. */
  preview(): ComposedMail;
}

/** One kind of mail: the events that lead to it, to whom, what it reads, and what it says. Listed among its module's `mails`. */
export interface MailType<Data extends MailData = MailData> extends Definition<Data> {
  readonly job: JobType<Data>;
  readonly on: readonly string[];
  /** What events of one barn, whole commands in order, ask for. */
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
