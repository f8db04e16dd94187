// The part of Smartwaiver's HTTP API that Leadline calls, and the page on which one signs.
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { pdfOf } from './pdf.mjs';
import { signingPage, waiverOf } from './signing.mjs';
import { openStore } from './store.mjs';

const MOST_BYTES = 65_536;

/** As the provider proves that its news is its own. */
export const credentialOf = (waiverId, key) =>
  createHash('md5')
    .update(key + waiverId)
    .digest('hex');

/** `file` keeps what was signed across restarts; `webhook` (`url`, `key`) is told of it; `returnTo` is where a signer is led then. */
export async function startWaiverSimulator({ port = 0, host = '127.0.0.1', file, webhook, returnTo } = {}) {
  const store = openStore(file);
  const requests = [];
  const failures = [];
  const server = http.createServer((request, response) => {
    void answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => request.socket.destroy(),
    );
  });

  async function answer(request) {
    const url = new URL(request.url, 'http://simulator');
    const [, templateId] = /^\/w\/([^/]+)\/web\/$/.exec(url.pathname) ?? [];
    if (templateId) return page(request, decodeURIComponent(templateId), url.searchParams.get('auto_tag'));
    requests.push(request.url);
    if (failures.length > 0) return json(failures.shift(), { message: 'As told.' });
    if (!request.headers['sw-api-key']) return json(401, { message: 'This route requires an API key.' });
    if (url.pathname === '/v4/waivers') return json(200, { type: 'waivers', waivers: listed(url.searchParams) });
    const [, id] = /^\/v4\/waivers\/([^/]+)$/.exec(url.pathname) ?? [];
    const waiver = store.get(decodeURIComponent(id ?? ''));
    if (!waiver) return json(404, { message: 'The waiver was not found.' });
    const pdf = url.searchParams.get('pdf') === 'true' && { pdf: pdfOf(waiver) };
    return json(200, { type: 'waiver', waiver: { ...waiver, ...pdf } });
  }

  async function page(request, templateId, tag) {
    if (request.method !== 'POST') return html(200, signingPage(templateId));
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
    sign({ ...waiverOf(form), templateId, tags: tag ? [tag] : [] });
    return returnTo ? { status: 303, headers: { location: returnTo } } : html(200, '<h1>Thank you</h1>');
  }

  const listed = (query) =>
    store
      .all()
      .filter(({ tags }) => !query.get('tag') || tags.includes(query.get('tag')))
      .slice(0, Number(query.get('limit') ?? 20))
      .map(({ waiverId, templateId, title, createdOn, tags, verified }) => ({
        waiverId,
        templateId,
        title,
        createdOn,
        tags,
        verified,
      }));

  function sign(details) {
    const createdOn = new Date().toISOString().slice(0, 19).replace('T', ' ');
    const waiver = {
      waiverId: randomBytes(11).toString('base64url'),
      createdOn,
      tags: [],
      verified: false,
      ...details,
    };
    store.put(waiver);
    if (webhook) void tell(waiver.waiverId);
    return waiver;
  }

  /** Once: the product finds what it was not told when somebody looks. */
  const tell = (waiverId) =>
    fetch(webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        unique_id: waiverId,
        event: 'new-waiver',
        credential: credentialOf(waiverId, webhook.key),
      }),
    }).catch(() => undefined);

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${server.address().port}`,
    requests,
    /** As if somebody had, without the page. */
    sign,
    /** The signer has followed the mail that the provider sent. */
    verify: (waiverId) => store.put({ ...store.get(waiverId), verified: true }),
    remove: (waiverId) => store.remove(waiverId),
    /** The next request is refused. */
    refuse: (status) => failures.push(status),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const json = (status, body) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ version: 4, ...body }),
});
const html = (status, body) => ({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body });

async function textOf(request) {
  let text = '';
  for await (const piece of request) {
    text += piece;
    if (text.length > MOST_BYTES) throw new Error('too large');
  }
  return text;
}
