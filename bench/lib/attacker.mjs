// A hostile client in a process and under an address of its own: `node attacker.mjs KIND URL TOKEN`, at full speed until it is killed.
import net from 'node:net';
import { attacks } from './attacks.mjs';

const [, , kind, url, token] = process.argv;
const { hostname, port } = new URL(url);
const CONNECTIONS = 40;
const { bytes, slowly = false } = attacks[kind]({ host: hostname, token });

/** Sends as soon as there is an answer, or a connection again. */
function attack() {
  const socket = net.connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' });
  const send = () => socket.writable && socket.write(bytes);
  const drip = () => {
    let at = 0;
    const timer = setInterval(
      () => (socket.writable ? socket.write(bytes.subarray(at, ++at)) : clearInterval(timer)),
      20,
    );
  };
  socket.on('connect', slowly ? drip : send);
  socket.on('data', () => slowly || send());
  socket.on('error', () => undefined);
  socket.on('close', () => setImmediate(attack));
}

// Making what is sent takes a core for a while, which is not part of the attack.
process.stdout.write('ready');
for (let i = 0; i < CONNECTIONS * (slowly ? 10 : 1); i++) attack();
