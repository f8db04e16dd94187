import { Test } from '@nestjs/testing';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { AppModule } from '../src/app.module.js';
import { CONFIG } from '../src/platform/config/config.js';
import { Clock } from '../src/platform/clock/clock.js';
import { Upkeep } from '../src/platform/upkeep/upkeep.js';
import { testApp } from './support/test-app.js';

it('keeps keys for a week', async () => {
  const app = await testApp();
  const barn = await app.barn();
  await app.call(barn.admin, 'POST', 'horses/create', { name: 'Old' }, { 'idempotency-key': 'old' });
  const worker = await Test.createTestingModule({ imports: [AppModule, ScheduleModule.forRoot()], providers: [Upkeep] })
    .overrideProvider(CONFIG)
    .useValue(app.config)
    .overrideProvider(Clock)
    .useValue(app.clock)
    .compile();
  await worker.init();
  const keys = () =>
    barn.read((sql) => sql<{ key: string }[]>`select key from idempotency_key`).then((rows) => rows.length);
  expect([...worker.get(SchedulerRegistry).getCronJobs().keys()].sort()).toEqual([
    'idempotency-keys',
    'password-links',
  ]);
  app.clock.set(new Date(Date.now() + 6 * 86_400_000));
  await worker.get(Upkeep).idempotencyKeys();
  expect(await keys()).toBe(1);
  app.clock.set(new Date(Date.now() + 8 * 86_400_000));
  await worker.get(Upkeep).idempotencyKeys();
  expect(await keys()).toBe(0);
  await worker.get(Upkeep).passwordLinks();
  await worker.close();
  await app.stop();
});
