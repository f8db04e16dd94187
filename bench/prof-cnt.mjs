import net from 'node:net';
import { openStage, backend } from './lib/stage.mjs';
import { productOn, newBarn, settle } from './lib/product.mjs';
import { startServer } from './lib/process.mjs';
import { attacks } from './lib/attacks.mjs';
const stage = await openStage();
const product = await productOn(stage);
const hostile = await newBarn(product);
await settle(product);
const env = Object.fromEntries(Object.entries(stage.env).filter(([n]) => !/^(REQUEST_|SIGN_IN_|REQUESTS_)/.test(n)));
const server = await startServer(['--require', '/tmp/trace.cjs', backend('main')], env);
const { hostname, port } = new URL(server.url);
const { bytes } = attacks[process.argv[2]]({ host: hostname, token: hostile.token });
const st = new Map();
let closes = 0,
  sends = 0,
  events = 0;
function attack() {
  const s = net.connect({ host: hostname, port: +port, localAddress: '127.0.0.2' });
  const send = () => {
    if (s.writable) {
      sends++;
      s.write(bytes);
    }
  };
  s.on('connect', send);
  s.on('data', (d) => {
    events++;
    for (const m of d.toString().matchAll(/HTTP\/1\.1 (\d+)/g)) st.set(m[1], (st.get(m[1]) ?? 0) + 1);
    send();
  });
  s.on('error', () => {});
  s.on('close', () => {
    closes++;
    setImmediate(attack);
  });
}
for (let i = 0; i < 40; i++) attack();
for (let k = 0; k < 5; k++) {
  await new Promise((r) => setTimeout(r, 1000));
  console.log(k + 1, 'sends', sends, 'events', events, 'closes', closes, Object.fromEntries(st));
}
await server.stop().catch(() => {});
process.exit();
