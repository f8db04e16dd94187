import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Queue } from 'bullmq';
import { readConfig } from '../../src/platform/config/config.js';
import { UnrecoverableError } from '../../src/platform/jobs/unrecoverable-error.js';
import { jobType } from '../../src/platform/jobs/job-type.js';
import { JobWorkers } from '../../src/platform/jobs/job-workers.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { queueBackend, queueName } from '../../src/platform/jobs/queue-backend.js';
import { WorkerFor, type JobWorker } from '../../src/platform/jobs/job-worker.decorator.js';
import { ownDatabase } from '../support/own-database.js';
import { becomes } from '../support/settled.js';

interface Greeting {
  who: string;
}
const greet = jobType<Greeting>('test.greet', { attempts: 3 });
const wave = jobType<Greeting>('test.wave', { attempts: 3, remember: false });

/** Does what the test says. */
let work: (data: Greeting, id: string) => Promise<void>;
@WorkerFor(greet)
class Greeter implements JobWorker<Greeting> {
  work = (data: Greeting, id: string) => work(data, id);
}

@WorkerFor(wave)
class Waver implements JobWorker<Greeting> {
  work = (data: Greeting, id: string) => work(data, id);
}

const backends = [
  ['PostgreSQL', undefined],
  ...(process.env.REDIS_TEST_URL ? [['Redis', process.env.REDIS_TEST_URL] as const] : []),
] as const;

describe.each(backends)('the queue on %s', (_, redisUrl) => {
  let database: Awaited<ReturnType<typeof ownDatabase>>, backend: ReturnType<typeof queueBackend>, jobs: Jobs;
  const running: JobWorkers[] = [];
  const discover = (...workers: (new () => object)[]) =>
    ({ getProviders: () => workers.map((metatype) => ({ metatype, instance: new metatype() })) }) as never;
  const start = async () => {
    const workers = new JobWorkers(discover(Greeter, Waver), new Reflector(), jobs, backend);
    running.push(workers);
    await workers.start();
    return workers;
  };
  const job = (who: string, id: string = randomUUID()) => ({ type: greet, id, data: { who } });
  const bareQueue = async () => {
    const { connection } = backend;
    const queue = new Queue(queueName('work'), { connection } as never, (await backend.factory()) as never);
    return queue.on('error', () => undefined);
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await ownDatabase();
    backend = queueBackend({ ...readConfig({ ...process.env, DATABASE_URL: database.url }), redisUrl });
    jobs = new Jobs(backend);
    // A server that somebody keeps knows what an earlier run left there.
    const queue = await bareQueue();
    await queue.obliterate({ force: true });
    await queue.close();
  });
  afterEach(async () => {
    for (const workers of running.splice(0)) await workers.stop();
  });
  afterAll(async () => {
    await jobs.close();
    await backend.close();
    await database.drop();
  });

  it('does a job once, however often it is asked for', async () => {
    const done: string[] = [];
    work = async ({ who }) => void done.push(who);
    const [one, other] = [job('Anna', `farm-1-${randomUUID()}`), job('Leo')];
    await jobs.add([one, other]);
    await jobs.add([one, one]);
    await start();
    await becomes(
      () => jobs.pending(),
      (left) => left === 0,
    );
    await jobs.add([one]);
    await becomes(
      () => jobs.pending(),
      (left) => left === 0,
    );
    expect(done.sort()).toEqual(['Anna', 'Leo']);
  });

  it('tries again after a failure, later each time', async () => {
    const at: number[] = [];
    work = async () => {
      at.push(Date.now());
      if (at.length < 3) throw new Error('not yet');
    };
    await start();
    await jobs.add([job('Anna')]);
    await becomes(
      () => at.length,
      (tries) => tries === 3,
    );
    const [first, second, third] = at as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(950);
    expect(third - second).toBeGreaterThanOrEqual(1950);
    await becomes(
      () => jobs.pending(),
      (left) => left === 0,
    );
    expect(await jobs.failed()).toEqual([]);
  });

  it('keeps what is hopeless on a list without addresses, and gives it another round when asked', async () => {
    let hope = false;
    const done: string[] = [];
    work = async ({ who }, id) => {
      if (!hope) throw new UnrecoverableError('550 <anna@home.test> unknown, says mx.home.test');
      done.push(`${who} ${id}`);
    };
    await start();
    const [stuck, left] = [job('Anna'), job('Leo')];
    await jobs.add([stuck, left]);
    const failed = await becomes(
      () => jobs.failed(),
      (list) => list.length === 2,
    );
    expect(failed.map(({ id }) => id).sort()).toEqual([stuck.id, left.id].sort());
    expect(failed[0]).toMatchObject({
      name: 'test.greet',
      queue: 'work',
      attempts: 1,
      reason: '550 <[address]> unknown, says mx.home.test',
    });
    hope = true;
    expect(await jobs.retry([stuck.id])).toBe(1);
    await becomes(
      () => done,
      (list) => list.length === 1,
    );
    expect(done).toEqual([`Anna ${stuck.id}`]);
    expect((await jobs.failed()).map(({ id }) => id)).toEqual([left.id]);
    expect(await jobs.retry()).toBe(1);
    await becomes(
      () => done,
      (list) => list.length === 2,
    );
    expect(await jobs.retry()).toBe(0);
  });

  it('carries small jobs together, and gives who fails attempts of its own', async () => {
    const done: string[] = [];
    const tries = new Map<string, number>();
    work = async ({ who }, id) => {
      tries.set(who, (tries.get(who) ?? 0) + 1);
      if (who === 'Leo' && tries.get(who) === 1) throw new Error('not yet');
      if (who === 'Mia') throw new UnrecoverableError('never');
      done.push(`${who} ${id}`);
    };
    const small = ['Anna', 'Leo', 'Mia', 'Tom'].map((who) => ({ type: wave, id: `wave-${who}`, data: { who } }));
    await jobs.add([...small, job('Greta', 'greet-Greta')]);
    expect(await jobs.pending()).toBe(2);
    await start();
    await becomes(
      () => jobs.pending(),
      (left) => left === 0,
    );
    expect(done.sort()).toEqual(['Anna wave-Anna', 'Greta greet-Greta', 'Leo wave-Leo', 'Tom wave-Tom']);
    expect(await jobs.failed()).toMatchObject([
      { id: 'wave-Mia', name: 'test.wave', data: { who: 'Mia' }, reason: 'never' },
    ]);
  });

  it('finishes what runs before it stops', async () => {
    const done: string[] = [];
    let finish: (() => void) | undefined;
    work = async ({ who }) => {
      await new Promise<void>((resolve) => (finish = resolve));
      done.push(who);
    };
    const workers = await start();
    await jobs.add([job('Anna')]);
    await becomes(() => finish);
    const stopped = workers.stop().then(() => done.push('stopped'));
    // By then one that waits for nothing would have stopped.
    for (let asked = 0; asked < 50; asked++) await jobs.pending();
    finish?.();
    await stopped;
    expect(done).toEqual(['Anna', 'stopped']);
  });

  it('forgets what an earlier version let the queue repeat', async () => {
    const queue = await bareQueue();
    await queue.upsertJobScheduler(
      'test.hourly',
      { pattern: '0 * * * *', tz: 'UTC' },
      { name: 'test.greet', data: {} },
    );
    expect(await jobs.pending()).toBe(1);
    await start();
    expect(await queue.getJobSchedulers()).toEqual([]);
    expect(await jobs.pending()).toBe(0);
    await queue.close();
  });

  it('does not start with a job that nobody does, or two do', () => {
    const check =
      (...workers: (new () => object)[]) =>
      () =>
        new JobWorkers(discover(...workers), new Reflector(), jobs, backend).onApplicationBootstrap();
    expect(check()).toThrow('Nobody does the jobs test.greet, test.wave');
    expect(check(Greeter, Greeter)).toThrow('Job test.greet has two workers.');
    expect(check(Greeter, Waver)).not.toThrow();
    expect(() => jobType('test.greet')).toThrow('declared twice');
  });
});
