import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { queueName } from '../../src/platform/jobs/queue-backend.js';
import { copyOfBuild, keepRunning, type Killable } from '../crash/processes.js';
import { becomes } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { smtpCatcher, type SmtpCatcher } from '../work/smtp-catcher.js';
import { redisCluster } from './redis-cluster.js';

/** Names the program, as `redis-server`; without it there is nothing to start. */
const { REDIS_SERVER: program } = process.env;
const WRITERS = 3;
const SOME = 6;

(program ? describe : describe.skip)('a Redis Cluster whose masters are killed while mails are sent', () => {
  const build = copyOfBuild();
  let app: OwnApp, smtp: SmtpCatcher, barn: TestBarn, cluster: Awaited<ReturnType<typeof redisCluster>>;
  const workers: Killable[] = [];
  const pids: number[] = [];
  const takeovers: number[] = [];
  /** Mails that the log calls for and that were not sent. */
  const missing = async () => {
    const called = await app.owner<{ id: string }[]>`
      select position || '-booked' as id from event e where farm_id = ${barn.farmId} and type = 'enrollment.StudentEnrolled'
        and not exists (select from mail_message m
          where m.farm_id = e.farm_id and m.mail_id = e.position || '-booked' and m.sent_at is not null)`;
    return called.map(({ id }) => id);
  };

  beforeAll(async () => {
    [cluster, smtp, app] = await Promise.all([redisCluster(program as string), smtpCatcher(), testApp()]);
    barn = await app.barn();
    await barn.run(ChangePreference, { field: 'send_notifications', value: 1 });
    const env = { DATABASE_URL: app.config.ownerUrl, SMTP_URL: smtp.url, REDIS_URL: cluster.url };
    workers.push(...[0, 1].map((n) => keepRunning(`worker ${n}`, [build.entry('worker')], env)));
    let isOver = false;
    let planned = 0;
    const write = async () => {
      while (!isOver) {
        const day = new Date(Date.UTC(2027, 0, 1 + planned++)).toISOString().slice(0, 10);
        await barn.planLesson({ start: `${day} 16:00` });
        // Two mails a lesson; no more than are sent soon after the last master is back.
        await becomes(() => 2 * planned - smtp.mails.length < 100);
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    const more = async () => {
      const before = smtp.mails.length;
      await becomes(() => smtp.mails.length >= before + SOME);
    };
    await more();
    pids.push(...workers.map((worker) => worker.pid()));
    for (const queue of ['mail', 'work', 'mail'].map(queueName)) {
      const { took, comeBack } = await cluster.failOver(queue);
      takeovers.push(took);
      await more();
      await comeBack();
    }
    isOver = true;
    await writing;
    await becomes(missing, (ids) => ids.length === 0);
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await app?.stop();
    await smtp?.stop();
    await cluster?.stop();
    build.remove();
  });

  it('loses no job', async () => {
    expect(await missing()).toEqual([]);
    expect(smtp.mails.length).toBeGreaterThan(SOME * (takeovers.length + 1));
  });

  it('does none twice in effect: no mail goes out a second time', () => {
    const ids = smtp.mails.map(({ messageId }) => messageId);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  it('ends no worker, and mails go on as soon as a replica has taken over', () => {
    expect(workers.map((worker) => worker.pid())).toEqual(pids);
    const times = smtp.mails.map(({ since }) => since).toSorted((one, other) => one - other);
    const pause = Math.max(...times.slice(1).map((at, n) => at - (times[n] ?? at)));
    process.stdout.write(
      `${smtp.mails.length} mails; replicas took over after ${takeovers.map(Math.round).join(', ')} ms; ` +
        `at most ${pause} ms without a mail\n`,
    );
  });
});
