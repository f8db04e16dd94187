import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alternate, p99, spread, timed } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, newSeriesOverAWeek, productOn, settle } from '../lib/product.mjs';
import { openStage, program, root } from '../lib/stage.mjs';
import { importTypescript } from '../lib/typescript.mjs';
import { freePort } from '../../scripts/ports.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const test = (name) => importTypescript(path.join(root, 'backend/test', name));
const { operationsOf } = await test('support/operations-of.ts');
const { largestInput } = await test('limits/largest-input.ts');

/** Prints with a browser (P11), takes files, or takes away what the next call needs. */
const LEFT_OUT = /daysheetPdf|upload|delete|remove|deactivat|activation|revoke|password|logout|mergeAccounts|^super/i;
const operations = operationsOf(JSON.parse(readFileSync(path.join(root, 'backend/openapi.json'), 'utf8'))).filter(
  ({ path: name }) => !LEFT_OUT.test(name),
);

/** What a field names, of a barn that has it; anything else is nobody's. */
function idsOf(barn, lessons) {
  const named = {
    students: barn.students,
    student_id: barn.students,
    horses: barn.horses,
    horse_id: barn.horses,
    staff: barn.instructors,
    instructor_id: barn.instructors,
    section_id: [barn.sectionId],
    location_id: barn.locations,
    program_id: [barn.programId],
    lesson_date_time_id: lessons,
  };
  return (name, field) => named[field] ?? (name.startsWith('lessons/') ? lessons : [randomUUID()]);
}

const addressOf = (name, values, fields) => {
  const inPath = name.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(values[field])));
  const query = fields
    .filter((field) => field.in === 'query' && values[field.name] !== undefined)
    .map(({ name: field }) => {
      const value = values[field];
      return `${field}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`;
    });
  return `/api/${inPath}${query.length ? `?${query.join('&')}` : ''}`;
};

/** Sends an operation with the largest input that it allows. */
async function send(url, { token }, { method, path: name, fields }, ids) {
  const values = largestInput({ path: name, fields }, ids, { isWhole: false });
  const body = Object.fromEntries(
    fields.filter((field) => field.in === 'body').map(({ name: field }) => [field, values[field]]),
  );
  const answer = await fetch(`${url}${addressOf(name, values, fields)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${name} gave ${answer.status}.`);
  return bytes;
}

/** Held longest, and the largest answer, over all calls; the longest hold of each is the middle one of its rounds. */
async function walk(url, watch, barn, ids) {
  const longest = async () => Number(await (await fetch(watch)).text());
  const found = [];
  for (const operation of operations) {
    const held = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await longest();
      bytes = Math.max(bytes, await send(url, barn, operation, ids));
      held.push(await longest());
    }
    found.push({ name: `${operation.method} ${operation.path}`, held: spread(held), bytes });
  }
  return found;
}

const day =
  (line, { token }) =>
  async () =>
    expecting(200, await line.get(`/api/lessons/index?dbday=${dayFromNow(7)}`, { token }), 'a day');

export const row = {
  id: 'P24',
  what: 'how long any call holds the event loop with the largest input that it allows, how much it answers, and what a neighbour waits',
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server;
    try {
      const [barn, neighbour] = [await newBarn(product, { riders: 60, units: 200 }), await newBarn(product)];
      const lessons = await newSeriesOverAWeek(barn, 40);
      for (let i = 0; i < 40; i++)
        lessons.push(...(await newSeries(barn, { first: dayFromNow(1), period: 'days', count: 50, instructor: i })));
      await newSeriesOverAWeek(neighbour, 10);
      await settle(product);
      const watchPort = await freePort(28_000);
      server = await startServer(['--import', path.join(root, 'bench/lib/loop-watch.mjs'), program('main')], {
        ...stage.env,
        WATCH_PORT: String(watchPort),
      });
      const watch = `http://127.0.0.1:${watchPort}/longest`;
      const ids = idsOf(barn, lessons);
      const found = await walk(server.url, watch, barn, ids);
      const [slow] = found.toSorted((a, b) => b.held.median - a.held.median);
      yield { name: 'longest hold, ms', gate: 200, aim: 50, lower: true, result: slow.held, note: slow.name };
      const [large] = found.toSorted((a, b) => b.bytes - a.bytes);
      yield {
        name: 'largest answer, MB',
        gate: 2,
        aim: 1,
        lower: true,
        result: spread([large.bytes / 1e6]),
        note: `${large.name}; ${found.length} calls`,
      };
      const own = connectTo(server.url);
      const waits = async () => {
        const taken = [];
        const ask = day(own, neighbour);
        for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) taken.push(await timed(ask));
        return p99(taken);
      };
      const heavy = found.toSorted((a, b) => b.held.median - a.held.median).slice(0, 5);
      const chosen = operations.filter(({ method, path: name }) =>
        heavy.some((one) => one.name === `${method} ${name}`),
      );
      const beside = async () => {
        let goesOn = true;
        const loud = (async () => {
          while (goesOn) for (const operation of chosen) await send(server.url, barn, operation, ids);
        })();
        const measured = await waits();
        goesOn = false;
        await loud;
        return measured;
      };
      const result = await alternate(beside, waits, { pairs: 3 });
      yield {
        name: 'a neighbour’s p99 beside the five that hold longest',
        gate: 3,
        aim: 1.5,
        lower: true,
        result,
        note:
          `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} ms; ` +
          heavy.map(({ name }) => name).join(', '),
      };
      own.close();
    } finally {
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
