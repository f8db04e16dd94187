import { spread, timed } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { chooser } from '../lib/skew.mjs';
import { openStage, program } from '../lib/stage.mjs';
import { copyBarn, repeatHistory } from '../reference/bulk-rows.mjs';

const TIMES = 100;
const ROUNDS = 40;
const SMALL_BARNS = Number(process.env.BENCH_BARNS ?? 1000);
const PAIRS = 5;
/** Barns of the many whose people call at all; each has a login. */
const CALLING = 50;

/** Twelve weeks behind, eight ahead: `series` a week, four riders each, half as many lessons that can still be booked. */
async function fill(product, series, riders) {
  const barn = await newBarn(product, { riders, units: 60 });
  for (let i = 0; i < series; i++) {
    const time = `${String(9 + (i % 10)).padStart(2, '0')}:00`;
    await newSeries(barn, {
      first: dayFromNow(-84 + (i % 7)),
      time,
      instructor: i,
      count: 20,
      studentIds: barn.students.slice((i * 4) % riders, ((i * 4) % riders) + 4),
    });
    if (i === 0) await product.owner`analyze`;
  }
  const open = [];
  for (let i = 0; i < Math.ceil(series / 2); i++)
    open.push(
      ...(await newSeries(barn, {
        first: dayFromNow(60 + i),
        time: '20:00',
        period: 'days',
        count: 48,
        instructor: i,
      })),
    );
  return { ...barn, open };
}

/**
 * The five questions, each once; `who` says whose people ask. Booking goes to a lesson and a rider not yet together:
 * each barn counts on.
 */
function questions(http, who) {
  const get = (path, rows) => async () => {
    const { token, student } = who();
    const { body } = expecting(200, await http.get(`/api/${path.replace('STUDENT', student)}`, { token }), path);
    if (!rows(JSON.parse(body))) throw new Error(`${path} has other rows than expected.`);
  };
  return {
    month: get(`lessons/index?date1=${dayFromNow(1)}&date2=${dayFromNow(28)}`, ({ lessons }) => lessons.length > 0),
    'day sheet': get(
      `lessons/index?dbday=${dayFromNow(7)}`,
      ({ lessons, packages }) => lessons.length > 0 && packages.length > 0,
    ),
    availability: get(
      `lessons/index?view=booking&date1=${dayFromNow(61)}&date2=${dayFromNow(75)}&filters=%7B%22student_id%22%3A%22STUDENT%22%7D`,
      ({ events }) => events.length > 0,
    ),
    'client history': get(
      'students/lessonHistory?student_id=STUDENT&limit=10&offset=0',
      ({ data, size }) => data.length === 10 && size >= 10,
    ),
    booking: async () => {
      const barn = who();
      const { token, open, students } = barn;
      const n = (barn.booked = (barn.booked ?? -1) + 1);
      const body = {
        lesson_date_time_id: open[n % open.length],
        student_id: students[(n + Math.floor(n / open.length)) % students.length],
      };
      const answer = expecting(
        200,
        await http.post('/api/lesson_people/addStudentToLesson', body, { token }),
        'booking',
      );
      if (!answer.body.includes('"result":"booked"')) throw new Error(String(answer.body));
    },
  };
}

/** Medians of both sides, taken in turns so short that whatever else the machine does meets both. */
async function compare(ours, reference, times) {
  const pairs = [];
  for (let pair = -1; pair < PAIRS; pair++) {
    const taken = { a: [], b: [] };
    for (let i = 0; i < times; i++) {
      taken.a.push(await timed(ours));
      taken.b.push(await timed(reference));
    }
    if (pair >= 0) pairs.push({ a: spread(taken.a).median, b: spread(taken.b).median });
  }
  return {
    ...spread(pairs.map(({ a, b }) => a / b)),
    ours: spread(pairs.map(({ a }) => a)),
    reference: spread(pairs.map(({ b }) => b)),
  };
}

async function side(series, riders, grow) {
  const stage = await openStage();
  const product = await productOn(stage);
  const barn = await fill(product, series, riders);
  const grown = await grow(product, barn);
  await settle(product);
  const [{ lessons }] = await product.owner`select count(*)::int as lessons from lesson`;
  const server = await startServer([program('main')], stage.env);
  const http = connectTo(server.url);
  const close = async () => {
    http.close();
    await server.stop();
    await product.close();
    await stage.close();
  };
  const one = { ...barn, student: barn.students[0] };
  return { http, close, lessons, one, grown };
}

async function* figures(what, small, large, who) {
  const [ours, reference] = [questions(large.http, who), questions(small.http, () => small.one)];
  for (const name of Object.keys(ours)) {
    const result = await compare(ours[name], reference[name], name === 'booking' ? ROUNDS : TIMES);
    yield {
      name: `${name}, ${what}`,
      gate: 1.15,
      aim: 1.03,
      lower: true,
      result,
      note:
        `p50 ${result.ours.median.toFixed(2)} ms with ${large.lessons} lessons, ` +
        `${result.reference.median.toFixed(2)} ms with ${small.lessons}`,
    };
  }
}

export const row = {
  id: 'P4',
  what:
    'p50 of month, day sheet, availability, client history and booking with 100 times the history, ' +
    'and among many barns, against the same barn alone',
  async *measure() {
    const alone = await side(20, 80, () => undefined);
    try {
      const old = await side(20, 80, (product, barn) => repeatHistory(product.owner, barn.farmId, 99));
      try {
        yield* figures('100× history', alone, old, () => old.one);
      } finally {
        await old.close();
      }
    } finally {
      await alone.close();
    }
    const single = await side(2, 12, () => undefined);
    try {
      const many = await side(2, 12, async (product, barn) => {
        const copies = await copyBarn(product.owner, barn, SMALL_BARNS - 1, CALLING);
        return copies.map(({ farmId, loginId }) => ({
          ...barn,
          farmId,
          student: barn.students[0],
          token: product.tokens.issue({
            sub: loginId,
            role_id: null,
            user_type_code: 'ADM',
            user_person_id: barn.adminPerson,
            username: loginId,
            farm_id: farmId,
            token_version: 1,
          }),
        }));
      });
      try {
        for (const [generator, skewed] of [
          ['uniform', false],
          ['skewed', true],
        ])
          yield* figures(
            `one of ${SMALL_BARNS} barns (${generator})`,
            single,
            many,
            chooser([many.one, ...many.grown], { skewed }),
          );
      } finally {
        await many.close();
      }
    } finally {
      await single.close();
    }
  },
};
