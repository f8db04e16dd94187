import net from 'node:net';
import { Problem } from './problem.mjs';

export const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });

/** Ports from 32768 to 60999 are skipped: Linux lends them to outgoing connections, so a free one may be taken a moment later. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 2000; port++) if (await isFree(port, '127.0.0.1')) return port;
  throw new Problem(`No free port from ${wanted} on.`);
}

/** Listens on the first of these ports that is free, also where others look for one at the same moment. */
export async function listenFrom(wanted, listen) {
  for (;;) {
    const port = await freePort(wanted);
    try {
      return await listen(port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}

export async function becomesFree(port, host, milliseconds = 2000) {
  for (const end = Date.now() + milliseconds; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    if (await isFree(port, host)) return true;
    if (Date.now() > end) return false;
  }
}

/** For the port that people chose: a taken one is an error, not passed over. */
export async function requireFree(port) {
  if (!(await becomesFree(port)))
    throw new Problem(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
}

export const accepts = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const socket = net.connect(port, host, () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
