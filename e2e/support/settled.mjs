import { WAIT_MS } from '../../scripts/test-timeout.mjs';

const unanswered = new WeakMap();

/** Keeps what the page has asked for and has not got; the news it listens to never ends. */
export function countRequests(page) {
  const requests = new Set();
  unanswered.set(page, requests);
  page.on('request', (request) => {
    // What the page before has asked for, nobody waits for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (request.headers().accept !== 'text/event-stream') requests.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => requests.delete(request));
}

/** Two frames later whatever was there has been drawn. */
export const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Nothing that the page has asked for is on its way, and nothing on it says that it waits. Both: a dialog whose file is still on its
 * way says nothing, and what has just come may ask for more when it is drawn.
 */
export async function settled(page) {
  const deadline = Date.now() + WAIT_MS;
  const requests = unanswered.get(page);
  do {
    if (Date.now() > deadline)
      throw new Error(`${page.url()} still waits for ${[...requests].map((request) => request.url()).join(' ')}`);
    // The portal's class has more to its name.
    await page.waitForFunction(() => !document.querySelector('[class*="skeleton"], [aria-busy="true"]'));
    await drawn(page);
  } while (requests.size > 0);
}

/** Opens an address, and waits until all of it is there. */
export async function open(page, url) {
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  await settled(page);
}

const appOf = (url) => url.origin + (url.pathname.startsWith('/admin') ? '/admin' : '');

/** As a link leads to an address, without loading the product again; from another of its two apps, or from nowhere, it is opened. */
export async function follow(page, url) {
  if (page.url() === 'about:blank' || appOf(new URL(page.url())) !== appOf(new URL(url))) return open(page, url);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);
  await settled(page);
  await page.getByRole('heading').first().waitFor();
}
