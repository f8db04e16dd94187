import { after, before } from 'node:test';
import { newPage } from './browser.mjs';
import { started } from './started.mjs';

/** The product and a browser, for as long as the journeys of a file run. */
export let product, browser;
before(async () => {
  [product, browser] = await started();
});
after(async () => {
  await browser?.close();
  await product?.stop();
});

/** What the API answers somebody, to what is sent if anything is. */
async function answered(call, { token, sent }) {
  const answer = await fetch(`${product.url}/api/${call}`, {
    method: sent ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    body: sent && JSON.stringify(sent),
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** As above, for whoever is signed in on the page. */
export const asked = async (page, call, sent) =>
  answered(call, { token: await page.evaluate(() => localStorage.getItem('leadline.token')), sent });

const signedIn = new Map();

/** Somebody's token, asked for once: how one signs in by the form is shown where that is what a journey is about. */
const tokenOf = async (email) => {
  if (!signedIn.has(email))
    signedIn.set(email, answered('authenticate', { sent: { email, password: 'Leadline2026' } }));
  return (await signedIn.get(email)).auth_token;
};

/** A page at an address, somebody signed in. */
export async function openAs(email, address, device = {}) {
  const localStorage = [{ name: 'leadline.token', value: await tokenOf(email) }];
  const origins = [{ origin: product.url, localStorage }];
  const page = await newPage(browser, { ...device, storageState: { cookies: [], origins } });
  await page.goto(product.url + address);
  return page;
}

/** A page of the staff's screens, an administrator signed in. */
export const asAdministrator = (address, device) => openAs('admin@maplehill.test', `/admin${address}`, device);

/** A page of the portal, a mother signed in. */
export const asFamily = (device) => openAs('parent@maplehill.test', '/', device);
