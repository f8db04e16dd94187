import { alternate, p99, spread, timed } from '../lib/alternate.mjs';
import { amid } from '../lib/amid.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeriesOverAWeek, productOn, settle } from '../lib/product.mjs';
import { openStage, program } from '../lib/stage.mjs';

const SECONDS = 6;
const PAIRS = 5;
const SERIES = 20;

/** A barn with lessons to look at and a rider to book and cancel. */
async function liveBarn(product) {
  const barn = await newBarn(product, { riders: 60, units: 200 });
  return { ...barn, lessons: await newSeriesOverAWeek(barn, SERIES) };
}

const post = async (line, barn, path, body) =>
  expecting(200, await line.post(`/api/${path}`, body, { token: barn.token }), path);
const look = async (line, barn, path) => expecting(200, await line.get(`/api/${path}`, { token: barn.token }), path);

let counted = 0;
const newHorse = (line, barn) => post(line, barn, 'horses/create', { name: `Horse ${++counted}` });
const LOUD = ['commands', 'months', 'years of lessons with 4 riders'];

/** What the neighbour does: looks at a day, writes something, stops for a moment. The p99 of its waits, in milliseconds. */
async function waitOf(line, barn) {
  const taken = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
    taken.push(await timed(() => look(line, barn, `lessons/index?dbday=${dayFromNow(7)}`)));
    taken.push(await timed(() => newHorse(line, barn)));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return p99(taken);
}

export const row = {
  id: 'P8',
  what: `p99 of a barn's day sheets and commands while another one sends on 32 connections, against p99 alone`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server;
    try {
      const [loud, quiet] = [await liveBarn(product), await liveBarn(product)];
      await settle(product);
      server = await startServer([program('main')], stage.env);
      const own = connectTo(server.url);
      for (const kind of LOUD) {
        const rates = [];
        const beside = async () => {
          const { measured, rate } = await amid(kind, server.url, loud, () => waitOf(own, quiet));
          rates.push(rate);
          return measured;
        };
        const result = await alternate(beside, () => waitOf(own, quiet), { pairs: PAIRS });
        yield {
          name: `beside ${kind}`,
          gate: 3,
          aim: 1.5,
          lower: true,
          result,
          note:
            `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} ms; ` +
            `${spread(rates).median.toFixed(0)} of the other's a second`,
        };
      }
      own.close();
    } finally {
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
