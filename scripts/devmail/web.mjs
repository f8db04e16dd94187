import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inboxPage } from './pages.mjs';

const types = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};
const ours = "default-src 'self'; frame-ancestors 'self'";
/** For a mail's own HTML: no scripts, and links open a new tab. */
const confined =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Pages under /, JSON under /api (newest first; `?to=` filters by address or subject, DELETE empties). */
export const webHandler = (store, listeners) => async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://inbox');
  const [, area, id, part, number] = pathname.split('/');
  const search = searchParams.get('to') ?? '';
  const send = (type, body, { status = 200, policy = ours } = {}) =>
    response
      .writeHead(status, {
        'content-type': types[type] ?? type,
        'content-security-policy': policy,
        'cache-control': 'no-store',
      })
      .end(body);
  const json = (value) => send('json', JSON.stringify(value));
  const missing = () => send('text', 'There is no such mail.', { status: 404 });

  if (area === 'inbox.css' || area === 'inbox.js')
    return send(path.extname(area).slice(1), readFileSync(path.join(import.meta.dirname, area)));
  if (area === 'events') return follow(response, listeners);
  if (area === 'empty' && request.method === 'POST') {
    store.empty();
    return response.writeHead(303, { location: '/' }).end();
  }
  if (area === 'api' && request.method === 'DELETE') {
    store.empty();
    return json([]);
  }
  if (area === 'api' && !id) return json((await store.list({ search })).map(forJson));

  const mails = area === 'api' ? [] : await store.list({ search });
  if (area === '') return send('html', inboxPage({ mails, search }));
  const mail = await store.get(id);
  if (!mail) return missing();
  if (area === 'api') return json(forJson(mail));
  if (part === 'body') return send('html', openInNewTab(mail.html), { policy: confined });
  if (part === 'file') {
    const file = mail.attachments[Number(number)];
    return file ? send(file.mimeType, Buffer.from(file.content), { policy: confined }) : missing();
  }
  return send(
    'html',
    inboxPage({ mails, search, mail, view: part ?? (mail.html ? 'html' : 'text'), source: store.source(id) }),
  );
};

const openInNewTab = (html) => `<base target="_blank">${html}`;

const forJson = ({ attachments, ...mail }) => ({
  ...mail,
  attachments: attachments.map(({ filename, mimeType, content }) => ({
    name: filename,
    type: mimeType,
    size: content.byteLength,
  })),
});

function follow(response, listeners) {
  const tell = () => response.write('data: mail\n\n');
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  listeners.add(tell);
  response.on('close', () => listeners.delete(tell));
}
