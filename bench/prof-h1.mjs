import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openStage, backend } from './lib/stage.mjs';
import { productOn, newBarn, settle, newSeries, dayFromNow } from './lib/product.mjs';
import { startServer } from './lib/process.mjs';
import { connectTo, expecting } from './lib/http.mjs';
const stage = await openStage();
const product = await productOn(stage);
const barn = await newBarn(product),
  hostile = await newBarn(product);
const date = dayFromNow(7);
for (let i = 0; i < 8; i++)
  await newSeries(barn, {
    first: date,
    count: 4,
    time: `${9 + i}:00`.padStart(5, '0'),
    instructor: i,
    studentIds: barn.students,
  });
await settle(product);
const env = Object.fromEntries(Object.entries(stage.env).filter(([n]) => !/^(REQUEST_|SIGN_IN_|REQUESTS_)/.test(n)));
const server = await startServer([...(process.argv[3] ? ['--require', process.argv[3]] : []), backend('main')], env);
async function everybody() {
  const paths = [
    `/api/lessons/index?dbday=${date}`,
    '/api/options/index',
    `/api/lessons/index?date1=${date}&date2=${date}`,
  ];
  const taken = [];
  const t0 = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async (_, v) => {
      const http = connectTo(server.url, { localAddress: `127.0.0.${10 + v}` });
      await pause((v * 30) / 8);
      for (let i = 0; i < 166; i++) {
        const b = performance.now();
        expecting(200, await http.get(paths[i % 3], { token: barn.token }), 'x');
        taken.push({ ms: performance.now() - b, at: b - t0, p: i % 3 });
        await pause(Math.max(0, 30 - (performance.now() - b)));
      }
      http.close();
    }),
  );
  return taken;
}
const say = (name, t) => {
  const s = t.map((x) => x.ms).sort((a, b) => a - b);
  console.log(
    name,
    'p50',
    s[s.length >> 1].toFixed(1),
    'p99',
    s[Math.ceil(s.length * 0.99) - 1].toFixed(1),
    'max',
    s.at(-1).toFixed(1),
    'slow:',
    t
      .filter((x) => x.ms > 20)
      .sort((a, b) => a.at - b.at)
      .map((x) => `${x.at.toFixed(0)}:${x.ms.toFixed(0)}/${x.p}`)
      .join(' '),
  );
};
say('warm', await everybody());
say('quiet', await everybody());
for (const kind of (process.argv[4] ?? process.argv[2]).split('|')) {
  const a = spawn(process.execPath, ['bench/lib/attacker.mjs', kind, server.url, hostile.token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((r) => a.stdout.once('data', r));
  console.log('-- attack');
  say(kind, await everybody());
  a.kill('SIGKILL');
  say('quiet', await everybody());
}
await server.stop();
await product.close();
await stage.close();
