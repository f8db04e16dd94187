import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { endedWell, inTabs, isDeep, isUsableAsItIs, newPage } from '../support/browser.mjs';
import { nextTuesday, weekAfter } from '../support/days.mjs';
import { asAdministrator, asFamily, asked, browser, openAs, product } from '../support/stage.mjs';
import { familyScreens, staffScreens, superUserScreens } from '../support/screens.mjs';
import { drawn, follow, open, settled } from '../support/settled.mjs';

/** From a desk to a phone, on which the next address is opened. */
const widths = [1440, 768, 360];
const root = path.resolve(import.meta.dirname, '../..');
/** At once, because much of a screen's time goes by in waiting. */
const TABS = 3;
/** What is looked at here are screens that have come: on their way there nothing is drawn sixty times a second. */
const still = { reducedMotion: 'reduce' };

/** What the routes of these files name, apart from what is caught by none of them. */
const patterns = (...files) =>
  files
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/ path="([^"]+)"|\{ name: '(\w+)'/g)])
    .map(([, pattern, resource]) => pattern ?? resource)
    .filter((pattern) => pattern !== '*');

/** The booking screens have several names, listed beside the routes. */
const aliases = () =>
  [
    ...readFileSync(path.join(root, 'client-ui/src/app/family-routes.tsx'), 'utf8').matchAll(/Pages = \[([^\]]+)\]/g),
  ].flatMap(([, names]) => [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name));

/**
 * How far the document goes beyond its window, and beyond what is in it; and whether somebody sees anything. Measured against the
 * width that was set: a phone's own grows with a page that is too wide. What scrolls within the frame is not to go sideways either.
 */
const look = (page, width) =>
  page.evaluate((width) => {
    const { scrollHeight } = document.scrollingElement;
    const sideways = [document.documentElement, ...document.querySelectorAll('main, .with-panel-main, .panel-body')]
      .map((element) => element.scrollWidth - Math.min(width, element.clientWidth || width))
      .filter((beyond) => beyond > 0);
    const box = document.querySelector('#root > :first-child').getBoundingClientRect();
    const words = [...document.querySelectorAll('main *, dialog *, [role="dialog"] *')].filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      return isText && height > 1 && bottom > 0 && top < innerHeight;
    });
    return {
      tooWide: Math.max(0, ...sideways),
      tooTall: Math.max(0, scrollHeight - Math.max(innerHeight, Math.ceil(box.bottom + scrollY) + 1)),
      scrolls: scrollHeight > innerHeight,
      blank: words.length === 0,
    };
  }, width);

/** `refused` is what the browser notes as an error and the address is meant to meet. */
async function staysInItsWindow(page, address, { mayScroll, refused }) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await page.mouse.move(width / 2, 500);
    await page.mouse.wheel(0, 100_000);
    await page.keyboard.press('End');
    await drawn(page);
    const { scrolls, ...found } = await look(page, width);
    const problems = page.problems.filter((problem) => !refused?.test(problem));
    assert.deepEqual(
      { ...found, scrolls: scrolls && !mayScroll, problems },
      { tooWide: 0, tooTall: 0, blank: false, scrolls: false, problems: [] },
      `${address} at ${width} px`,
    );
  }
}

/** As browsers measure it. */
const MOST_SHIFT = 0.1;

/** How far what stood on the page has jumped while all of it came. */
const shiftOf = (page) =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (entries) => entries.forEach(({ hadRecentInput, value }) => (sum += hadRecentInput ? 0 : value));
    const shifts = new PerformanceObserver((list) => add(list.getEntries()));
    shifts.observe({ type: 'layout-shift', buffered: true });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    add(shifts.takeRecords());
    return sum;
  });

/** Addresses that have been loaded and whose parts did not keep their places. */
const jumps = [];

/** Loads an address at a desk, then on a phone. */
async function load(page, address) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, product.url + address);
    const shift = await shiftOf(page);
    if (shift > MOST_SHIFT) jumps.push(`${address} at ${width} px shifts by ${shift.toFixed(2)}`);
  }
}

/**
 * All addresses of a screen, to which one gets from the page before, as by a link. What somebody else could not use is looked for once
 * each, on a phone and at a desk by turns. The deep run loads each on both, and looks on both; nothing may jump while it comes.
 */
async function walk(page, addresses, { forEverybody = false, ...expected }) {
  for (const [index, address] of addresses.entries()) {
    if (isDeep) await load(page, address);
    else await follow(page, product.url + address);
    const sights = isDeep ? [360, 1440] : [index % 2 === 0 ? 360 : 1440];
    for (const width of forEverybody ? sights : []) {
      await page.setViewportSize({ width, height: 800 });
      await isUsableAsItIs(page, `${address} at ${width} px`);
    }
    await staysInItsWindow(page, address, expected);
  }
}

const wanted = new RegExp(process.env.E2E_SCREENS ?? '');

/** Those with the most addresses first, or one tab would still be busy with them when the others have ended. */
const longestFirst = (screens) =>
  Object.entries(screens)
    .filter(([pattern, addresses]) => addresses.length > 0 && wanted.test(pattern))
    .map(([, addresses]) => addresses)
    .toSorted((one, other) => other.length - one.length);

/** Years later than what others look at. */
async function openSession(page, { section, product }) {
  const { students } = await asked(page, 'students/index');
  const { series } = await asked(page, 'lesson_date_time_series/createRegistration', {
    title: 'A session for beginners who would like to trot before the winter begins',
    section_id: section,
    product_id: product,
    students: students.slice(0, 3).map(({ student_id }) => student_id),
    start: '2029-06-05 06:00',
    is_recuring: 1,
    frequency: 1,
    period: 'weeks',
    endtype: 'after',
    repeat_count: 4,
  });
  return series.id;
}

test('no screen of the staff outgrows its window, whatever one scrolls, and everybody can use it', async () => {
  const page = await asAdministrator('/daysheet', still);
  // Others work on the Tuesday before.
  const day = weekAfter(nextTuesday());
  /** The first row of each list, by what the addresses call it. */
  const lists = {
    horse: 'rest/horses',
    student: 'rest/students',
    account: 'rest/accounts',
    section: 'rest/sections',
    product: 'rest/products',
    program: 'rest/programs',
    location: 'rest/locations',
    staff: 'rest/staff',
    client: 'rest/students',
  };
  const people = new Set(['staff', 'client']);
  const rows = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => [name, (await asked(page, list))[0]]),
  );
  const first = Object.fromEntries(rows.map(([name, { id, person_id }]) => [name, people.has(name) ? person_id : id]));
  const [{ lessons, LessonStudents }, { roles }, { waivers }] = await Promise.all([
    asked(page, `lessons/index?dbday=${day}`),
    asked(page, 'roles/index'),
    asked(page, 'own_waiver/index'),
  ]);
  const place = LessonStudents.find(({ student_is_cancelled }) => student_is_cancelled !== 1);
  const [lesson, role, ownWaiver] = [lessons, roles, waivers].map(([{ id }]) => id);
  const session = await openSession(page, first);
  const screens = staffScreens({ ...first, day, lesson, place: place.id, role, ownWaiver, session });
  assert.deepEqual(new Set(Object.keys(screens)), new Set(patterns('admin-ui/src/app/routes.tsx')));
  const pieces = longestFirst({ ...screens, nothing: ['/nothing/here'] });
  await inTabs(page, TABS, pieces, (tab, addresses) =>
    walk(
      tab,
      addresses.map((address) => `/admin${address}`),
      { mayScroll: false, forEverybody: true },
    ),
  );
  await endedWell(page);
});

test('no screen of the super user outgrows its window', async () => {
  const page = await openAs('super@leadline.test', '/admin/superuser', still);
  const { farms } = await asked(page, 'farms/farmList');
  const screens = superUserScreens({ farm: farms[0].id });
  assert.deepEqual(new Set(Object.keys(screens)), new Set(patterns('admin-ui/src/features/platform/PlatformPage.tsx')));
  for (const addresses of Object.values(screens))
    await walk(
      page,
      addresses.map((address) => `/admin${address}`),
      { mayScroll: false },
    );
  await endedWell(page);
});

/** What the last link of a page to one of its sheets ends with: the first are what others cancel and book meanwhile. */
async function lastPartOf(page, address, sheet) {
  await page.goto(product.url + address);
  const link = page.locator(`a[href*="/${sheet}/"]`).last();
  await link.waitFor({ state: 'attached' });
  return /[^/?]+$/.exec(new URL(await link.getAttribute('href'), product.url).pathname)[0];
}

test('no page of the family goes on beyond what is on it', async () => {
  const page = await asFamily(still);
  const named = patterns(
    ...['portal', 'stranger', 'family', 'further', 'money'].map((routes) => `client-ui/src/app/${routes}-routes.tsx`),
    'client-ui/src/app/sheets.tsx',
  );
  assert.deepEqual(new Set([...named, ...aliases()]), new Set(Object.keys(familyScreens)));
  const { farmDefaults } = await asked(page, 'farms/farmDefaults');
  await page.waitForURL(/\/clienthome\/[^/]+/);
  const [home, person] = /\/clienthome\/([^/?]+)/.exec(page.url());
  const place = await lastPartOf(page, `${home}/lessons`, 'modalCancel');
  const item = await lastPartOf(page, `${home}/purchases`, 'package');
  const lesson = await lastPartOf(page, `${home}/calendarbook`, 'calendarbook');
  const { templates } = await asked(page, `own_waiver/standing?person_id=${person}`);
  const ownWaiver = templates[0].id;
  const facts = { person, place, item, lesson, ownWaiver, barn: farmDefaults.public_id };
  const screens = longestFirst(
    Object.fromEntries(Object.entries(familyScreens).map(([pattern, of]) => [pattern, of(facts)])),
  );
  const isTheirs = ([address]) => address.startsWith('/clienthome/');
  await inTabs(page, TABS, screens.filter(isTheirs), (tab, addresses) => walk(tab, addresses, { mayScroll: true }));
  // Signed in, nobody is shown where to sign in.
  const stranger = await newPage(browser, still);
  for (const addresses of screens.filter((one) => !isTheirs(one)))
    await walk(stranger, addresses, {
      mayScroll: true,
      // A barn that sells no vouchers says so; another journey lets this one sell them.
      refused: / 404 .*(public_id=|public\/)nothing| 400 .*mail_(answers|stops)\/read| 409 .*voucherForm/,
    });
});

test('nothing on a screen jumps while the rest of it comes', { skip: !isDeep }, () => assert.deepEqual(jumps, []));
