import path from 'node:path';
import { alternate, throughput } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage, program, root } from '../lib/stage.mjs';

const LESSONS = 2000;
const DAYS = 28;
const LANES = 4;
const SECONDS = 3;

/** A barn whose month has 2,000 lessons of three riders each: 72 daily series, cut to the number exactly. */
async function busyMonth(product) {
  const barn = await newBarn(product, { riders: 216, units: 60 });
  const first = dayFromNow(1);
  for (let i = 0, left = LESSONS; left > 0; i++, left -= DAYS)
    await newSeries(barn, {
      first,
      period: 'days',
      count: Math.min(DAYS, left),
      time: `${String(8 + (i % 12)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
      instructor: i,
      studentIds: barn.students.slice((i % 72) * 3, (i % 72) * 3 + 3),
    });
  return { barn, from: first, to: dayFromNow(DAYS) };
}

/** Answers that must be the same each time, to the last byte. */
function asking(server, path, { token, headers, status, check }) {
  const lanes = Array.from({ length: LANES }, () => connectTo(server.url));
  let first;
  const ask = async (lane) => {
    const answer = expecting(status, await lanes[lane].get(path, { token, headers }), path);
    if (!first) {
      check(answer);
      first = Buffer.from(answer.body);
    } else if (!first.equals(answer.body)) throw new Error('The answer changed.');
  };
  return {
    perSecond: () => throughput(ask, { lanes: LANES, seconds: SECONDS }),
    size: () => first.length,
    close: () => lanes.forEach((lane) => lane.close()),
  };
}

const count = (lessons, students) => {
  if (lessons.length !== LESSONS || students !== 3 * LESSONS)
    throw new Error(`${lessons.length} lessons with ${students} riders instead of ${LESSONS} with ${3 * LESSONS}.`);
};

export const row = {
  id: 'P2',
  what: `a calendar month of ${LESSONS} lessons with names, authenticated, against bare Node + pg with json_agg of the join`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let servers = [];
    try {
      const { barn, from, to } = await busyMonth(product);
      await settle(product);
      servers = [
        await startServer([program('main')], stage.env),
        await startServer([path.join(root, 'bench/reference/plain-month.mjs')], stage.env),
      ];
      const [ours, plain] = servers;
      const where = `/api/lessons/calendar?date1=${from}&date2=${to}`;
      let etag;
      const full = asking(ours, where, {
        token: barn.token,
        status: 200,
        check: ({ headers, body }) => {
          const { lessons } = JSON.parse(body);
          count(
            lessons,
            lessons.filter(({ instructor }) => instructor).reduce((sum, { cnt }) => sum + cnt, 0),
          );
          etag = headers.etag;
        },
      });
      const reference = asking(plain, `/month?farm=${barn.farmId}&from=${from}&to=${to}`, {
        status: 200,
        check: ({ body }) => {
          const { lessons } = JSON.parse(body);
          count(
            lessons,
            lessons.reduce((sum, { students }) => sum + students.filter(({ name }) => name).length, 0),
          );
        },
      });
      const result = await alternate(full.perSecond, reference.perSecond);
      const speeds = ({ ours: mine, reference: other }) =>
        `${mine.median.toFixed(0)} against ${other.median.toFixed(0)} a second`;
      yield {
        name: 'the whole month',
        gate: 3,
        aim: 4,
        result,
        note:
          `${speeds(result)}; ${(full.size() / 1e6).toFixed(1)} MB against ` +
          `${(reference.size() / 1e6).toFixed(1)} MB, ${LANES} connections`,
      };
      const unchanged = asking(ours, where, {
        token: barn.token,
        headers: { 'if-none-match': etag },
        status: 304,
        check: ({ body }) => {
          if (body.length) throw new Error('An unchanged month came with a body.');
        },
      });
      const again = await alternate(unchanged.perSecond, reference.perSecond);
      yield { name: 'unchanged month (304)', gate: 60, aim: 200, result: again, note: speeds(again) };
      for (const side of [full, reference, unchanged]) side.close();
    } finally {
      for (const server of servers) await server.stop();
      await product.close();
      await stage.close();
    }
  },
};
