// Catches all mail of a development machine: SMTP in, web page and JSON out. Nothing is sent on.
import http from 'node:http';
import { listenFrom } from '../ports.mjs';
import { smtpServer } from './smtp.mjs';
import { openStore } from './store.mjs';
import { webHandler } from './web.mjs';

/** Mails are kept in `folder` across restarts. If a port is taken, the next free one is used. */
export async function startMailCatcher({ folder, smtpPort = 1025, webPort = 1080, host = '127.0.0.1' }) {
  const store = openStore(folder);
  const listeners = new Set();
  const smtp = smtpServer((raw, recipients) => {
    store.save(raw, recipients);
    for (const tell of listeners) tell();
  });
  const answer = webHandler(store, listeners);
  const web = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.writeHead(500).end()),
  );
  const ports = { smtp: await listen(smtp.server, smtpPort, host), web: await listen(web, webPort, host) };
  const stop = async () => {
    web.closeAllConnections();
    await Promise.all([new Promise((done) => smtp.close(done)), new Promise((done) => web.close(done))]);
  };
  return { smtpUrl: `smtp://127.0.0.1:${ports.smtp}`, inboxUrl: `http://localhost:${ports.web}/`, stop };
}

const listen = (server, wanted, host) =>
  listenFrom(wanted, async (port) => {
    await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    return port;
  });
