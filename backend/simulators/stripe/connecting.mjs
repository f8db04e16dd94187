import { newId, ok } from './forms.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const notice = (body) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Simulated card provider</title>
<style>body{font:16px system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem}a{display:inline-block;margin:0 1rem 0 0}</style></head>
<body><h1>Simulated card provider</h1><p>In place of Stripe on a machine without an account there. No money moves.</p>
${body}</body></html>`;
const page = (yes, no) =>
  notice(`<p><a href="${escaped(yes)}">Connect a simulated account</a><a href="${escaped(no)}">Do not connect</a></p>`);

/** The page on which a barn says yes; both links lead back to the product. */
export function authorizePage({ store }, query) {
  const back = query.get('redirect_uri') ?? '';
  if (!/^https?:\/\//.test(back) || !query.get('client_id')) return { status: 400, html: 'redirect_uri, client_id' };
  const code = newId('ac');
  store.issueCode(code, newId('acct'));
  const to = (fields) => {
    const url = new URL(back);
    const state = query.get('state');
    for (const [name, value] of Object.entries({ ...fields, ...(state && { state }) }))
      url.searchParams.set(name, value);
    return url.href;
  };
  const no = { error: 'access_denied', error_description: 'The user denied your request' };
  return { status: 200, html: page(to({ code, scope: 'read_write' }), to(no)) };
}

/** Where a barn would change its card. */
export function portal(query) {
  const back = query.get('back') ?? '';
  if (!/^https?:\/\//.test(back)) return { status: 400, html: 'back' };
  return { status: 200, html: notice(`<p><a href="${escaped(back)}">Back to Leadline</a></p>`) };
}

/** Stripe's sign-in endpoint has an error shape of its own. */
export function accountOfCode({ store }, form) {
  const account = form.grant_type === 'authorization_code' && store.takeCode(form.code);
  if (!account)
    return {
      status: 400,
      body: { error: 'invalid_grant', error_description: `Authorization code does not exist: ${form.code}` },
    };
  return ok({ stripe_user_id: account, scope: 'read_write', token_type: 'bearer', livemode: false });
}
