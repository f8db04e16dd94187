// The part of Stripe's HTTP API that Leadline calls, reached through the SDK like Stripe itself.
import { createHash } from 'node:crypto';
import http from 'node:http';
import { BROWSER_SCRIPT } from './browser-script.mjs';
import { error, newId, textOf } from './forms.mjs';
import { closeDispute, endRefund, openDispute, refund } from './money-back.mjs';
import { routeOf } from './routes.mjs';
import { openStore } from './store.mjs';
import { openWebhooks } from './webhooks.mjs';
import { authorizePage, portal } from './connecting.mjs';
import { endSubscription } from './plans.mjs';

const API_VERSION = /^\d{4}-\d\d-\d\d(\.\w+)?$/;

/** Browsers call from the product's address. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
  // The product's pages embed nothing that does not say so.
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * `file` keeps what was made across restarts. `port` 0 is any free one. `webhook` is where events are told, signed with its secret.
 */
export async function startStripeSimulator({ port = 0, host = '127.0.0.1', file, webhook } = {}) {
  const store = openStore(file);
  const webhooks = openWebhooks(webhook);
  const requests = [];
  const failures = [];
  const holds = [];
  const inUse = new Set();
  const server = http.createServer((request, response) => {
    void answer(request).then(
      ({ status, body, html, script, cut, silent }) => {
        if (silent) return;
        if (cut) return request.socket.destroy();
        const type = html ? 'text/html' : script ? 'text/javascript' : 'application/json';
        response.writeHead(status, { 'content-type': type, 'request-id': newId('req'), ...CORS });
        response.end(html ?? script ?? JSON.stringify(body));
      },
      () => request.socket.destroy(),
    );
  });

  async function answer(request) {
    const url = new URL(request.url, 'http://simulator');
    if (request.method === 'OPTIONS') return { status: 204, body: {} };
    if (url.pathname === '/v3/') return { status: 200, script: BROWSER_SCRIPT };
    if (url.pathname === '/portal') return portal(url.searchParams);
    if (url.pathname === '/oauth/authorize') return authorizePage({ store }, url.searchParams);
    const sent = request.method === 'GET' ? url.search : await textOf(request);
    const form = Object.fromEntries(new URLSearchParams(sent));
    const key = request.headers['idempotency-key'];
    const account = request.headers['stripe-account'];
    const call = { method: request.method, path: request.url, key, account, form };
    requests.push(call);
    const due = failures.findIndex(({ on }) => !on || on.test(request.url));
    const [failure] = due < 0 ? [] : failures.splice(due, 1);
    if (failure?.before) return failure;
    if (key && inUse.has(key))
      return error(409, 'idempotency_error', 'There is another request with this key under way.', {
        code: 'idempotency_key_in_use',
      });
    const done = once(key, call, () => perform(request, call, url.pathname));
    const held = holds.findIndex(({ on }) => on.test(request.url));
    if (held >= 0) {
      inUse.add(key);
      await holds.splice(held, 1)[0].released;
      inUse.delete(key);
    }
    return failure ?? done;
  }

  /** Like Stripe: a known key gets the first answer, and is refused for another request. */
  function once(key, { method, path, form, account }, work) {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([method, path, form, account]))
      .digest('hex');
    const known = key && store.answers[key];
    if (known && known.fingerprint !== fingerprint)
      return error(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
    if (known) return known.answer;
    const made = work();
    if (key && (made.status < 400 || made.status === 402)) store.remember(key, { fingerprint, answer: made });
    return made;
  }

  function perform(request, call, pathname) {
    const [, kind] = /^Bearer (sk|rk|pk)_\w+$/.exec(request.headers.authorization ?? '') ?? [];
    if (!kind) return error(401, 'invalid_request_error', 'Invalid API Key provided.');
    const version = request.headers['stripe-version'];
    if (version !== undefined && !API_VERSION.test(version))
      return error(400, 'invalid_request_error', `Invalid Stripe API version: ${version}`);
    if (!store.knows(call.account))
      return error(403, 'invalid_request_error', 'The provided key does not have access to this account.', {
        code: 'account_invalid',
      });
    const context = { store, account: call.account, emit: webhooks.emit, url: `http://${request.headers.host}` };
    return routeOf({ ...call, path: pathname }, kind === 'pk')(context, call.form);
  }

  const on = (account) => ({ store, account, emit: webhooks.emit });

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${server.address().port}`,
    requests,
    events: webhooks.events,
    customers: () => store.all('customer'),
    intents: () => store.all('payment_intent'),
    refunds: () => store.all('refund'),
    refundByHand: (account, intentId, amount) =>
      refund(on(account), { payment_intent: intentId, ...(amount && { amount }) }).body,
    endRefund: (account, id, status) => endRefund(on(account), id, status),
    openDispute: (account, intentId) => openDispute(on(account), intentId),
    closeDispute: (account, id, status) => closeDispute(on(account), id, status),
    subscriptions: () => store.all('subscription'),
    endSubscription: (id) => endSubscription(on(undefined), id),
    deleteCustomer: (account, id) => store.remove(account, id),
    /** An account that has said yes, without the page. */
    connect: () => {
      const code = newId('ac');
      const account = newId('acct');
      store.issueCode(code, account);
      return { code, account };
    },
    disconnect: (account) => {
      store.disconnect(account);
      webhooks.emit('account.application.deauthorized', account, { id: 'ca_simulator', object: 'application' });
    },
    /** A request as a browser makes it, with the publishable key. */
    browse: async (account, path, form) => {
      const headers = { authorization: 'Bearer pk_test_simulator', ...(account && { 'stripe-account': account }) };
      const said = await fetch(`http://${host}:${server.address().port}/v1/${path}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(form),
      });
      return said.json();
    },
    /** The next request to such a path takes effect, and is answered once it is released; its key is in use until then. */
    hold: (path) => {
      let release;
      const released = new Promise((resolve) => (release = resolve));
      holds.push({ on: path, released });
      return release;
    },
    /** The next request, or the next to such a path, fails without effect. */
    refuse: (status, type = 'api_error', on) => failures.push({ on, before: true, ...error(status, type, 'As told.') }),
    /** The next request takes effect, but its answer is lost. */
    loseAnswer: (on) => failures.push({ on, cut: true }),
    /** The next request takes effect and is never answered. */
    hang: (on) => failures.push({ on, silent: true }),
    stop: async () => {
      webhooks.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
