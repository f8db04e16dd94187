// The part of Stripe's HTTP API that Leadline calls, reached through the SDK like Stripe itself.
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { openStore } from './store.mjs';

const MOST_BYTES = 1_048_576;
const price = (name, amount) => ({
  id: `price_simulated_${name.toLowerCase()}`,
  object: 'price',
  active: true,
  type: 'recurring',
  nickname: null,
  currency: 'cad',
  unit_amount: amount,
  product: { id: `prod_simulated_${name.toLowerCase()}`, object: 'product', name: `Leadline ${name}` },
});
const PRICES = [price('Monthly', 4900), price('Yearly', 49_000)];
const newId = (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`;
const error = (status, type, message, more = {}) => ({ status, body: { error: { type, message, ...more } } });

/** `file` keeps customers and idempotency keys across restarts. `port` 0 is any free one. */
export async function startStripeSimulator({ port = 0, host = '127.0.0.1', file } = {}) {
  const store = openStore(file);
  const requests = [];
  const failures = [];
  const server = http.createServer((request, response) => {
    void answer(request).then(
      ({ status, body, cut }) => {
        if (cut) return request.socket.destroy();
        response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
        response.end(JSON.stringify(body));
      },
      () => request.socket.destroy(),
    );
  });

  async function answer(request) {
    const form = new URLSearchParams(await textOf(request));
    const key = request.headers['idempotency-key'];
    const call = { method: request.method, path: request.url, key, form: Object.fromEntries(form) };
    requests.push(call);
    const failure = failures.shift();
    if (failure?.before) return failure;
    const done = once(key, call, () => perform(request, call));
    return failure ?? done;
  }

  /** Like Stripe: a known key gets the first answer, and is refused for another request. */
  function once(key, { method, path, form }, work) {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([method, path, form]))
      .digest('hex');
    const known = key && store.answers[key];
    if (known && known.fingerprint !== fingerprint)
      return error(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
    if (known) return known.answer;
    const made = work();
    if (key && made.status < 400) store.remember(key, { fingerprint, answer: made });
    return made;
  }

  function perform(request, { method, path, form }) {
    if (!/^Bearer (sk|rk)_\w+$/.test(request.headers.authorization ?? ''))
      return error(401, 'invalid_request_error', 'Invalid API Key provided.');
    const route = `${method} ${path.split('?')[0]}`;
    if (route === 'POST /v1/customers') return { status: 200, body: store.add(customer(form)) };
    if (route === 'GET /v1/prices') return { status: 200, body: { object: 'list', has_more: false, data: PRICES } };
    const [, id] = /^GET \/v1\/customers\/(\w+)$/.exec(route) ?? [];
    const found = id && store.customers[id];
    if (found) return { status: 200, body: found };
    return error(404, 'invalid_request_error', `No such thing: ${route}`, { code: 'resource_missing' });
  }

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${server.address().port}`,
    requests,
    customers: () => Object.values(store.customers),
    /** The next request fails without effect. */
    refuse: (status, type = 'api_error') => failures.push({ before: true, ...error(status, type, 'As told.') }),
    /** The next request takes effect, but its answer is lost. */
    loseAnswer: () => failures.push({ cut: true }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function customer({ name = null, email = null, ...form }) {
  const metadata = Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) => {
      const [, inner] = /^metadata\[(\w+)\]$/.exec(field) ?? [];
      return inner ? [[inner, value]] : [];
    }),
  );
  return { id: newId('cus'), object: 'customer', created: Math.floor(Date.now() / 1000), name, email, metadata };
}

async function textOf(request) {
  const pieces = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
