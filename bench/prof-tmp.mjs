import { spawn } from 'node:child_process';
import { openStage, backend } from './lib/stage.mjs';
import { productOn, newBarn, settle, newSeries, dayFromNow } from './lib/product.mjs';
import { startServer } from './lib/process.mjs';
import { connectTo } from './lib/http.mjs';
const stage = await openStage();
const product = await productOn(stage);
const barn = await newBarn(product),
  hostile = await newBarn(product);
await settle(product);
const env = Object.fromEntries(Object.entries(stage.env).filter(([n]) => !/^(REQUEST_|SIGN_IN_|REQUESTS_)/.test(n)));
env.REQUEST_RATE = '99999';
env.REQUEST_BURST = '99999';
const server = await startServer(['--cpu-prof', '--cpu-prof-dir=/tmp/h1prof', backend('main')], env);
console.log(server.url);
for (const kind of [process.argv[2]]) {
  const a = spawn(process.execPath, ['bench/lib/attacker.mjs', kind, server.url, hostile.token], { stdio: 'inherit' });
  await new Promise((r) => setTimeout(r, 5000));
  a.kill('SIGKILL');
}
await server.stop();
await product.close();
await stage.close();
