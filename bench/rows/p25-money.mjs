import path from 'node:path';
import { alternate, p50 } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, productOn, PurchasePackages, settle } from '../lib/product.mjs';
import { recording } from '../lib/recorder.mjs';
import { openStage, program, root } from '../lib/stage.mjs';
import { fillWithMoney } from '../reference/barn-of-money.mjs';
import { openReplay } from '../reference/replay.mjs';

const ACCOUNTS = 10_000;
/** A million places: ten years of a barn that is larger than any known. */
const HISTORY = { accounts: ACCOUNTS, days: 3650, aDay: 69, riders: 4 };
/** What one question may ask for. */
const YEAR = 400;
const LINES = 4;
const GATE = 0.3;
const AIM = 0.6;

const check = (holds, what) => {
  if (!holds) throw new Error(what);
};

/** The statements of one purchase, and what was there before it. */
async function recorded({ owner }, log, barn, line) {
  const buy = () => barn.run(PurchasePackages, { by: 'cash', lines: Array.from({ length: LINES }, () => line) });
  await buy();
  const [{ position }] = await owner`select position from farm_clock where farm_id = ${barn.farmId}`;
  const [{ said }] = await owner`
    select string_agg(data::text || metadata::text || stream, '') as said from event where farm_id = ${barn.farmId}`;
  log.on = true;
  await buy();
  log.on = false;
  check(log.statements.length > 5, 'Nothing was bought while it was recorded.');
  return { statements: log.statements, position, isKnown: (id) => id === barn.farmId || said.includes(id) };
}

/** What is asked of one server: JSON that was answered with 200. */
function asking(url, token) {
  const http = connectTo(url);
  const call = async (method, where, body) =>
    JSON.parse(expecting(200, await http.request(method, where, { token, body }), where).body);
  return { get: (where) => call('GET', where), post: (where, body) => call('POST', where, body), close: http.close };
}

/** Name, ours, the reference, and how often each is asked for a median. */
function sidesOf({ ours, bare, replay, barn, productId, places }) {
  const [, rider] = barn.students;
  const cart = {
    item_details: Array.from({ length: LINES }, () => ({ product_id: productId, student_id: rider })),
  };
  const farm = `farm=${barn.farmId}`;
  const report = (days) => {
    const [from, until, rows] = [dayFromNow(-days), dayFromNow(-1), days * places];
    return [
      async () => {
        const { reports, totals } = await ours.get(`/api/reports/student?report=detail&date1=${from}&date2=${until}`);
        check(reports.length === 200 && totals.rows === rows, `The report has ${totals.rows} rows instead of ${rows}.`);
      },
      async () => {
        const { total } = await bare.get(`/ridden?${farm}&from=${from}&until=${until}`);
        check(total === rows, `The reference has ${total} rows instead of ${rows}.`);
      },
    ];
  };
  const owing = ({ total }) => check(total === ACCOUNTS, `${total} accounts owe instead of ${ACCOUNTS}.`);
  return [
    [
      `a cart of ${LINES} lines quoted`,
      async () => check((await ours.post('/api/items/quote', cart)).cartTotal === 1800, 'Another total.'),
      async () => {
        const { items } = await bare.get(`/quote?${farm}&student=${rider}&product=${productId}`);
        check(items === 180_000, 'Another total in the reference.');
      },
      50,
    ],
    [
      `a cart of ${LINES} lines bought`,
      async () => {
        const { items } = await ours.post('/api/items/createMultiple', cart);
        check(items.length === LINES, 'Not bought.');
      },
      replay.once,
      10,
    ],
    [
      `*Owing*, first page over ${ACCOUNTS} accounts`,
      async () => owing({ total: (await ours.get('/api/reports/owing?report=total')).totals.rows }),
      async () => owing(await bare.get(`/owing?${farm}`)),
      10,
    ],
    ["a report's first page, 30 days of a million places", ...report(30), 10],
    [`a report's first page, ${YEAR} days of a million places`, ...report(YEAR), 3],
  ];
}

export const row = {
  id: 'P25',
  what: 'carts quoted and bought, *Owing* and reports in a barn of a million places, against bare SQL of the same, same role',
  async *measure() {
    const stage = await openStage();
    const log = { on: false, statements: [] };
    const product = await productOn(stage, { wrap: recording(log) });
    const close = [() => stage.close(), () => product.close()];
    try {
      const barn = await newBarn(product);
      const [{ productId }] = await product.owner`
        select product_id as "productId" from product where farm_id = ${barn.farmId} and price_minor = 45000`;
      const purchase = await recorded(product, log, barn, { productId, studentId: barn.students[0] });
      await fillWithMoney(product.owner, barn, HISTORY);
      await settle(product);
      const bareUrl = new URL(product.barnUrl);
      bareUrl.searchParams.set('options', `-c app.farm_id=${barn.farmId}`);
      const server = await startServer([program('main')], stage.env);
      close.push(server.stop);
      const plain = await startServer([path.join(root, 'bench/reference/plain-money.mjs')], {
        DATABASE_URL: bareUrl.href,
      });
      close.push(plain.stop);
      const [ours, bare] = [asking(server.url, barn.token), asking(plain.url)];
      const replay = await openReplay(product.barnUrl, purchase);
      close.push(ours.close, bare.close, replay.close);
      const places = HISTORY.aDay * HISTORY.riders;
      for (const [name, mine, reference, times] of sidesOf({ ours, bare, replay, barn, productId, places })) {
        const result = await alternate(
          () => p50(mine, times),
          () => p50(reference, times),
          { ratio: (a, b) => b / a },
        );
        const note = `${result.ours.median.toFixed(1)} ms against ${result.reference.median.toFixed(1)} ms`;
        yield { name, gate: GATE, aim: AIM, result, note };
      }
    } finally {
      for (const end of close.reverse()) await end();
    }
  },
};
