import { Logger } from '@nestjs/common';
import type { Config } from '../../src/platform/config/config.js';
import { Dispatcher } from '../../src/platform/event-store/dispatcher.js';
import { JobWorkers } from '../../src/platform/jobs/job-workers.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { becomes } from '../support/settled.js';
import { testApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { smtpCatcher } from './smtp-catcher.js';

/** The application together with what the worker process does, and a mail server that keeps everything. */
export async function workApp(overrides: Partial<Config> = {}) {
  const smtp = await smtpCatcher();
  const app = await testApp({ smtpUrl: smtp.url, ...overrides });
  Logger.overrideLogger(false);
  const { app: nest } = app;
  const dispatcher = nest.get(Dispatcher);
  const [workers, jobs] = [nest.get(JobWorkers), nest.get(Jobs)];
  await workers.start();
  /** Everything the barn's log calls for has been handled, and every job done or given up. */
  const settled = async (farmId: string) => {
    await dispatcher.untilProcessed(farmId);
    // Twice: each queue is counted by itself, and a job that ends in one may have begun another in one that was counted before.
    await becomes(
      async () => (await jobs.pending()) + (await jobs.pending()),
      (left) => left === 0,
    );
    return smtp.mails;
  };
  return {
    ...app,
    smtp,
    jobs,
    dispatcher,
    workers,
    settled,
    /** The mails that went out by then. */
    sent: async (farmId: string) => (await settled(farmId)).map(({ to, subject }) => ({ to, subject })),
    /** The one mail to an address that begins so. */
    mailTo: (start: string) => {
      const found = smtp.mails.filter(({ to }) => to.startsWith(start));
      expect(found).toHaveLength(1);
      return found[0]!;
    },
    holderEmail: async ({ read, family }: TestBarn) => {
      const [holder] = await read(
        (sql) =>
          sql<{ contact_email: string }[]>`select contact_email from person where person_id = ${family.personId}`,
      );
      return holder!.contact_email;
    },
    ledger: (farmId: string) => app.owner<
      {
        mail_id: string;
        email_to: string;
        template_desc: string;
        message: string;
        sent_at: Date | null;
        attempts: number;
        error_type: string | null;
        error_message: string | null;
      }[]
    >`
      select mail_id, email_to, template_desc, message, sent_at, attempts, error_type, error_message
      from mail_message where farm_id = ${farmId} order by created_at, mail_id`,
    stop: async () => {
      await workers.stop();
      await app.stop();
      await smtp.stop();
    },
  };
}

export type WorkApp = Awaited<ReturnType<typeof workApp>>;
