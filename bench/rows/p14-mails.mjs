import { spawn } from 'node:child_process';
import { setTimeout as tick } from 'node:timers/promises';
import { alternate, spread } from '../lib/alternate.mjs';
import { openMailbox } from '../lib/mailbox.mjs';
import { dayFromNow, EnrolStudent, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage, program } from '../lib/stage.mjs';
import { bareQueue } from '../reference/bare-queue.mjs';

const MAILS = 2000;
const PAIRS = 5;
const IDLE = 60;

function startWorker(env) {
  const child = spawn(process.execPath, [program('worker')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** A barn whose families want mails, with bookings to make one after the other. */
async function mailingBarn(product) {
  const barn = await newBarn(product, { riders: 1200, units: 0, mails: true });
  const lessons = [];
  for (let i = 0; i < 10; i++)
    lessons.push(
      ...(await newSeries(barn, { first: dayFromNow(3 + i), time: `${8 + i}:00`.padStart(5, '0'), instructor: i })),
    );
  let next = 0;
  const book = () => {
    const place = next++;
    return barn.run(EnrolStudent, {
      lessonId: lessons[place % lessons.length],
      studentId: barn.students[(place * 7) % barn.students.length],
    });
  };
  return { ...barn, book };
}

export const row = {
  id: 'P14',
  what: 'event committed → mail handed to the mail server, against BullMQ alone with jobs that do nothing, same PostgreSQL',
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    const mailbox = await openMailbox();
    const env = { ...stage.env, SMTP_URL: mailbox.url };
    const queue = await bareQueue(stage.databaseUrl, 'bench-nothing');
    try {
      const barn = await mailingBarn(product);
      await settle(product);
      const ours = async () => {
        const before = mailbox.taken.size;
        for (let i = 0; i < MAILS; i++) await barn.book();
        // As PostgreSQL does by itself within a minute.
        await product.owner`analyze`;
        const worker = startWorker(env);
        const times = (await mailbox.until(before + MAILS)).slice(before);
        await worker.stop();
        return ((MAILS - 1) / (times.at(-1) - times[0])) * 1000;
      };
      const result = await alternate(ours, () => queue.drain(MAILS), { pairs: PAIRS });
      yield {
        name: 'mails a second',
        gate: 0.3,
        aim: 0.7,
        result,
        note: `${result.ours.median.toFixed(0)} mails against ${result.reference.median.toFixed(0)} empty jobs a second`,
      };
      yield { gate: 300, aim: 50, lower: true, ...(await idleDelay(barn, mailbox, env)) };
    } finally {
      await queue.close();
      await product.close();
      mailbox.close();
      await stage.close();
    }
  },
};

/** Milliseconds from the commit of a booking to its mail, when nothing else is to be done. */
async function idleDelay(barn, mailbox, env) {
  const worker = startWorker(env);
  const delays = [];
  for (let i = -5; i < IDLE; i++) {
    const before = mailbox.taken.size;
    await barn.book();
    const committed = performance.now();
    const arrived = (await mailbox.until(before + 1)).at(-1);
    if (i >= 0) delays.push(Math.max(0, arrived - committed));
    await tick(60);
  }
  await worker.stop();
  const sorted = [...delays].sort((a, b) => a - b);
  return {
    name: 'p99 delay when idle, ms',
    result: { ...spread(delays), median: sorted[Math.ceil(sorted.length * 0.99) - 1] },
    note: `median ${spread(delays).median.toFixed(0)} ms of ${IDLE}`,
  };
}
