import { Test, type TestingModule } from '@nestjs/testing';
import { SchedulerRegistry } from '@nestjs/schedule';
import { ReminderSchedule } from '../../src/modules/notifications/jobs/remind-families.js';
import { CONFIG } from '../../src/platform/config/config.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { JobWorkers } from '../../src/platform/jobs/job-workers.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { WorkerModule } from '../../src/worker.module.js';
import { becomes } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';

describe('what the clock asks for', () => {
  let app: OwnApp;
  const workers: TestingModule[] = [];
  beforeAll(async () => {
    app = await testApp();
  });
  afterEach(async () => {
    for (const one of workers.splice(0)) await one.close();
  });
  afterAll(() => app.stop());

  /** A worker process; what it is asked for waits until `work` is called. */
  const worker = async () => {
    const started = await Test.createTestingModule({ imports: [WorkerModule] })
      .overrideProvider(CONFIG)
      .useValue(app.config)
      .overrideProvider(Clock)
      .useValue(app.clock)
      .compile();
    const jobs = started.get(JobWorkers);
    const work = jobs.start.bind(jobs);
    jobs.start = async () => undefined;
    await started.init();
    workers.push(started);
    return Object.assign(started, { work });
  };
  const asked = async () =>
    (await app.owner<{ id: string }[]>`select id from bullmq.job order by id`).map(({ id }) => id);

  it('is registered with its pattern, in UTC', async () => {
    const crons = (await worker()).get(SchedulerRegistry).getCronJobs();
    const found = [...crons].map(([name, { cronTime }]) => [name, cronTime.source, cronTime.timeZone]);
    expect(Object.fromEntries(found.map(([name, ...when]) => [name, when.join(' ')]))).toEqual({
      'billing.clearInvoiceMails': '17 4 * * * UTC',
      'billing.clearVoucherOrders': '27 4 * * * UTC',
      'billing.renewPackages': '12 * * * * UTC',
      'billing.remindOfInvoices': '22 * * * * UTC',
      'cards.chargeWhatIsDue': '32 * * * * UTC',
      'cards.reconcile': '*/10 * * * * UTC',
      'cards.releaseUnpaidPlaces': '47 * * * * UTC',
      'identity.clearPasswordLinks': '27 3 * * * UTC',
      'enquiries.erase': '27 4 * * * UTC',
      'enrollment.releaseNoShows': '37 * * * * UTC',
      'enrollment.runWaitingLists': '*/10 * * * * UTC',
      'horses.sweepFiles': '57 3 * * * UTC',
      'exports.clear': '27 4 * * * UTC',
      'imports.clear': '7 4 * * * UTC',
      'notifications.remindFamilies': '0 * * * * UTC',
      'people.eraseCards': '43 4 * * * UTC',
      'reports.mailSavedReports': '7 * * * * UTC',
      'webhooks.keepDeliveries': '37 4 * * * UTC',
      'cleanup.clearDoneJobs': '47 3 * * * UTC',
      'cleanup.clearIdempotencyKeys': '17 3 * * * UTC',
      'cleanup.clearMailLedger': '37 3 * * * UTC',
    });
  });

  it('is asked for at start, once for a period, however many workers start', async () => {
    app.clock.set('2026-11-21T14:59:00Z');
    await Promise.all([worker(), worker()]);
    expect(await asked()).toEqual(
      expect.arrayContaining([
        'remind-2026-11-21T14',
        'cleanup.clearDoneJobs-2026-11-21',
        'cleanup.clearIdempotencyKeys-2026-11-21',
        'cleanup.clearMailLedger-2026-11-21',
        'identity.clearPasswordLinks-2026-11-21',
      ]),
    );
  });

  it('is done once, though two workers hear the same tick', async () => {
    app.clock.set('2026-11-21T15:00:00Z');
    const both = await Promise.all([worker(), worker()]);
    for (const one of both) await one.work();
    const before = await asked();
    app.clock.set('2026-11-21T16:00:00Z');
    await Promise.all(both.map((one) => one.get(ReminderSchedule).remind()));
    await becomes(
      () => both[0]!.get(Jobs).pending(),
      (left) => left === 0,
    );
    const done = await app.owner<{ id: string; attempts_made: number }[]>`
      select id, attempts_made from bullmq.job
      where name = 'notifications.remindFamilies' and id <> all(${before}) and state = 'completed'`;
    expect(done).toEqual([{ id: 'remind-2026-11-21T16', attempts_made: 1 }]);
  });
});
