import { Logger } from '@nestjs/common';
import type { Config } from '../../src/platform/config/config.js';
import { Dispatcher } from '../../src/platform/event-store/dispatcher.js';
import { JobWorkers } from '../../src/platform/jobs/job-workers.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { testApp } from '../support/test-app.js';
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
  return {
    ...app,
    smtp,
    jobs,
    dispatcher,
    workers,
    /** Everything the barn's log calls for has been handled, and every job done or given up. */
    settled: async (farmId: string) => {
      await dispatcher.untilProcessed(farmId);
      while (await jobs.pending()) await new Promise((resolve) => setTimeout(resolve, 10));
      return smtp.mails;
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
