import { WAIT_MS } from '../../scripts/test-timeout.mjs';

/** Contexts in which no page is open, by what they were made for: whoever opens the next page there has the product's files already. */
const rested = new Map();

const TOKEN = 'leadline.token';
const tokenIn = ({ storageState }) =>
  storageState?.origins[0].localStorage.find(({ name }) => name === TOKEN)?.value ?? null;

/** One nobody uses at the moment, as good as new. */
export async function takeContext(browser, options) {
  const kept = rested.get(JSON.stringify(options))?.pop();
  if (kept) return kept;
  const context = await browser.newContext(options);
  context.setDefaultTimeout(WAIT_MS);
  return context;
}

/** Forgets all that the page's journey has kept there; answers who is signed in now, or `undefined` where nothing can be kept. */
const forget = (page) =>
  page
    .evaluate(async (name) => {
      const token = localStorage.getItem(name);
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      if (token) localStorage.setItem(name, token);
      for (const database of await indexedDB.databases()) indexedDB.deleteDatabase(database.name);
      return token;
    }, TOKEN)
    .catch(() => undefined);

/** Closes the pages; the context stays for the next journey of the same person, unless it has become another's. */
export async function leaveContext(page, options) {
  const context = page.context();
  const isAsBefore = options.serviceWorkers === 'block' && (await forget(page)) === tokenIn(options);
  if (!isAsBefore) return context.close();
  await Promise.all(context.pages().map((one) => one.close()));
  const key = JSON.stringify(options);
  rested.set(key, [...(rested.get(key) ?? []), context]);
}
