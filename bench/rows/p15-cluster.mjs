import { alternate, spread, throughput, timed } from '../lib/alternate.mjs';
import { bookableBarn } from '../lib/bookable-barn.mjs';
import { noCluster, openClusterStage } from '../lib/cluster.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage, program } from '../lib/stage.mjs';

const BARNS = Number(process.env.BENCH_CLUSTER_BARNS ?? 4);
const RIDERS = Number(process.env.BENCH_CLUSTER_RIDERS ?? 300);
const PAIRS = Number(process.env.BENCH_CLUSTER_PAIRS ?? 5);
const SECONDS = 3;
const LANES = 4;
const TIMES = 15;

/** The same barns on both: lessons to book in, and a month of four riders a lesson to look at. */
async function sideOn(stage) {
  const product = await productOn(stage);
  const barns = [];
  for (let i = 0; i < BARNS; i++) {
    const barn = await bookableBarn(product, { riders: RIDERS, series: 3 });
    for (let k = 0; k < 8; k++)
      await newSeries(barn, {
        first: dayFromNow(1),
        period: 'days',
        count: 28,
        time: `${String(9 + k).padStart(2, '0')}:30`,
        instructor: k,
        studentIds: barn.students.slice(k * 4, k * 4 + 4),
      });
    barns.push(barn);
  }
  await settle(product);
  const server = await startServer([program('main')], { ...stage.env, DATABASE_POOL: '16' });
  const lines = [];
  const get = async (line, barn, path) => expecting(200, await line.get(`/api/${path}`, { token: barn.token }), path);
  let turn = 0;
  const book = async (line) => {
    const barn = barns[turn++ % BARNS];
    const { lessonId, studentId } = barn.pair();
    const body = { lesson_date_time_id: lessonId, student_id: studentId };
    expecting(200, await line.post('/api/lesson_people/addStudentToLesson', body, { token: barn.token }), 'booking');
  };
  const middle = async (ask) => {
    const taken = [];
    for (let i = 0; i < TIMES; i++) taken.push(await timed(ask));
    return spread(taken).median;
  };
  /** The slowest of a hundred looks of a barn, while the others book on all other lines. */
  const amid = async () => {
    let isOver = false;
    const loud = lines.slice(1).map(async (line) => {
      while (!isOver) await book(line);
    });
    const taken = [];
    for (let i = 0; i < 60; i++)
      taken.push(await timed(() => get(lines[0], barns[0], `lessons/index?dbday=${dayFromNow(7)}`)));
    isOver = true;
    await Promise.all(loud);
    return taken.toSorted((a, b) => a - b).at(-2);
  };
  return {
    /** Last of all: the server ends connections that say nothing. */
    open: () => lines.push(...Array.from({ length: LANES }, () => connectTo(server.url))),
    measures: {
      'P1 bookings a second, 4 connections': {
        higher: true,
        run: () => throughput((lane) => book(lines[lane]), { lanes: LANES, seconds: SECONDS }),
      },
      'P1 one booking alone': { run: () => middle(() => book(lines[0])) },
      'P2 month of 224 lessons': {
        run: () =>
          middle(() => get(lines[0], barns[0], `lessons/index?date1=${dayFromNow(1)}&date2=${dayFromNow(28)}`)),
      },
      'P4 day sheet': {
        run: () => middle(() => get(lines[0], barns[1 % BARNS], `lessons/index?dbday=${dayFromNow(7)}`)),
      },
      'P4 list of students': { run: () => middle(() => get(lines[0], barns[1 % BARNS], 'rest/students?range=[0,24]')) },
      'P4 a client’s lessons': {
        run: () =>
          middle(() =>
            get(lines[0], barns[0], `students/lessonHistory?student_id=${barns[0].students[0]}&limit=10&offset=0`),
          ),
      },
      'P8 day sheet while the others book': { run: amid },
    },
    close: async () => {
      for (const line of lines) line.close();
      await server.stop();
      await product.close();
      await stage.close();
    },
  };
}

export const row = {
  id: 'P15',
  what: 'a Citus cluster against one server, the same barns and calls, in turns: above 1 the cluster is faster',
  async *measure() {
    if (noCluster()) return;
    const [cluster, single] = [await sideOn(await openClusterStage()), await sideOn(await openStage())];
    try {
      for (const side of [cluster, single]) side.open();
      for (const [name, { higher = false, run }] of Object.entries(cluster.measures)) {
        const ratio = higher ? (a, b) => a / b : (a, b) => b / a;
        const result = await alternate(run, single.measures[name].run, { pairs: PAIRS, ratio });
        const unit = higher ? 'a second' : 'ms';
        yield {
          name,
          gate: 0.1,
          aim: 0.3,
          result,
          note: `${result.ours.median.toFixed(1)} against ${result.reference.median.toFixed(1)} ${unit}, ${BARNS} barns`,
        };
      }
    } finally {
      await cluster.close();
      await single.close();
    }
  },
};
