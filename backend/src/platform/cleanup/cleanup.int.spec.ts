import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { CleanupSchedule } from './cleanup.schedule.js';

const DAY_MS = 24 * 3600 * 1000;

describe('what is cleaned up at night', () => {
  let app: WorkApp, barn: TestBarn, schedule: CleanupSchedule;
  beforeAll(async () => {
    app = await workApp();
    schedule = app.app.get(CleanupSchedule);
    barn = await app.barn();
  });
  afterAll(() => app.stop());

  const count = async (table: string) =>
    (await app.owner<{ n: number }[]>`select count(*)::int as n from ${app.owner(table)}`)[0]!.n;
  const tickAfter = async (days: number, tick: () => Promise<void>) => {
    app.clock.set(new Date(Date.now() + days * DAY_MS));
    await tick();
    await app.settled(barn.farmId);
  };

  it('keeps idempotency keys for a week, however many there are', async () => {
    await app.call(barn.admin, 'POST', 'horses/create', { name: 'Old' }, { 'idempotency-key': 'old' });
    await app.owner`
      insert into idempotency_key (farm_id, key, fingerprint) select ${barn.farmId}, 'key ' || n, '' from generate_series(1, 2500) n`;
    const keys = await count('idempotency_key');
    await tickAfter(6, () => schedule.idempotencyKeys());
    expect(await count('idempotency_key')).toBe(keys);
    await tickAfter(8, () => schedule.idempotencyKeys());
    expect(await count('idempotency_key')).toBe(0);
  });

  it('keeps the ledger of mails for thirteen months, of every barn', async () => {
    const other = await app.barn();
    for (const { farmId } of [barn, other])
      await app.owner`
        insert into mail_message (farm_id, mail_id, email_to, template_desc, message)
        select ${farmId}, 'mail ' || n, '', '', '' from generate_series(1, 1500) n`;
    await tickAfter(390, () => schedule.mailLedger());
    expect(await count('mail_message')).toBe(3000);
    await tickAfter(400, () => schedule.mailLedger());
    expect(await count('mail_message')).toBe(0);
  });

  it('forgets jobs that were done more than an hour ago, and no others', async () => {
    await app.owner`update bullmq.job set finished_at_ms = finished_at_ms - 7200000 where state = 'completed'`;
    await schedule.doneJobs();
    await app.settled(barn.farmId);
    const done = await app.owner<{ name: string }[]>`select name from bullmq.job where state = 'completed'`;
    expect(done.map(({ name }) => name)).toEqual(['cleanup.clearDoneJobs']);
  });
});
