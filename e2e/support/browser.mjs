import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { WAIT_MS } from '../../scripts/test-timeout.mjs';
import { leaveContext, takeContext } from './contexts.mjs';
import { countRequests, settled } from './settled.mjs';

/** `npm run test:deep`: whatever is looked at by turns is looked at each time. */
export const isDeep = Boolean(process.env.TEST_DEEP);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A headless Chromium: the one that prints, unpacked once for whoever comes first; needs nothing installed. */
export async function openBrowser() {
  const { chromium: unpacked } = await import('../../backend/dist/src/platform/pdf/chromium.js');
  return chromium.launch({
    ...(await unpacked(tmpdir())),
    headless: true,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
}

/** Remembers what goes wrong in a page, and what it waits for. */
function watched(page, more) {
  const problems = [];
  countRequests(page);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
  return Object.assign(page, { problems, ...more });
}

/**
 * A page of its own, which remembers what went wrong in it. Without signal a page opens from what a worker has kept: each page would
 * load all of that first, so only where it matters it is allowed.
 */
export async function newPage(browser, { width = 1440, height = 900, keepsFiles = false, ...device } = {}) {
  const options = { serviceWorkers: keepsFiles ? 'allow' : 'block', ...device };
  const context = await takeContext(browser, options);
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  return watched(page, { usualMotion: device.reducedMotion ?? null, leave: () => leaveContext(page, options) });
}

/** A tab that has stopped drawing never answers some questions, and nothing else says where it was. `work`: an address, or several. */
async function within(looking, work) {
  const ended = new AbortController();
  const limit = 2 * WAIT_MS * [work].flat().length;
  const late = pause(limit, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`Looking at ${[work].flat().join(', ')} does not end`);
  });
  await Promise.race([looking, late]).finally(() => ended.abort());
}

/** A page and others beside it in the same window, of which each takes the next piece of work when it is free. */
export async function inTabs(page, count, work, look) {
  const queue = work.values();
  const tabs = [page];
  while (tabs.length < count)
    tabs.push(watched(await page.context().newPage(), { usualMotion: page.usualMotion, leave: () => {} }));
  await Promise.all(
    tabs.map(async (tab) => {
      for (const piece of queue) await within(look(tab, piece), piece);
      assert.deepEqual(tab.problems, []);
      if (tab !== page) await tab.close();
    }),
  );
}

/** What a parent holds, and whoever stands in the arena. */
export const PHONE = { width: 360, height: 780, hasTouch: true, isMobile: true };

export async function signIn(page, url, email, password = 'Leadline2026') {
  await page.goto(`${url}/login`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: /sign in|log in/i }).click();
}

/** Once a page, and past Playwright, which would first read half a megabyte to see whether it is a function. */
async function bringAxe(page) {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  const session = await page.context().newCDPSession(page);
  // It stays: with its end the page would forget that it is offline.
  await session.send('Runtime.evaluate', { expression: axe });
}

/** Whatever moves or fades has arrived. */
const arrived = (page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** What is half below a heading that stays could not be hit there; one scroll further it can. */
const fromTheTop = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
  });

/** What axe finds at least serious, from the top of the page: rule and place, one line each. */
export async function seriousViolations(page) {
  await settled(page);
  await fromTheTop(page);
  await bringAxe(page);
  // Half faded in, a text has half its contrast: what begins to fade while axe looks is there at once.
  const isStill = page.usualMotion === 'reduce';
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrived(page);
  const { violations } = await page.evaluate(
    (preload) =>
      globalThis.axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // What passes is not looked at again for a report.
        resultTypes: ['violations'],
        // Left out by axe unless asked for: whoever speaks to the page says what they read.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        // The style sheets are the same on every page, and read once each in the deep run.
        preload,
      }),
    isDeep,
  );
  if (!isStill) await page.emulateMedia({ reducedMotion: page.usualMotion });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Fails where somebody could not use what is on the page as it is. */
export const isUsableAsItIs = async (page, place) =>
  assert.deepEqual(await seriousViolations(page), [], `${place} can be used by everybody`);

/** By its name the one or the other, and always the same. */
const sightOf = (place) => [360, 1440][[...place].reduce((sum, letter) => sum + letter.codePointAt(0), 0) % 2];

/** As above, on a phone or on a desk; in the deep run on both. */
export async function isUsable(page, place) {
  const before = page.viewportSize();
  for (const width of isDeep ? [360, 1440] : [sightOf(place)]) {
    await page.setViewportSize({ width, height: before.height });
    await isUsableAsItIs(page, `${place} at ${width} px`);
  }
  await page.setViewportSize(before);
}

/** What a finger could miss: whatever can be tapped and is less than 44 px high, one line each. An input is its frame, or its label. */
export function smallTargets(page) {
  return page.evaluate(() => {
    const tappable = 'a[href], button, input, select, textarea, summary, [role="button"]';
    return [...document.querySelectorAll(tappable)]
      .map((element) => ({ element, frame: element.closest('label, .MuiInputBase-root') ?? element }))
      .map(({ element, frame }) => ({ element, ...frame.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 1 && height > 1 && height < 43.5)
      .map(({ element, height }) => `${element.textContent || element.ariaLabel || element.name}: ${height} px`);
  });
}

/** Nothing was thrown, logged as an error or answered with 500; the page is closed. */
export async function endedWell(page) {
  assert.deepEqual(page.problems, []);
  await page.leave();
}
