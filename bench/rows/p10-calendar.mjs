import { openBrowser } from '../../e2e/support/browser.mjs';
import { alternate } from '../lib/alternate.mjs';
import { fullCalendar } from '../lib/full-calendar.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { productOn, settle } from '../lib/product.mjs';
import { backend, openStage, root } from '../lib/stage.mjs';
import { bareCalendar } from '../reference/bare-calendar.mjs';

const BOUNDS = {
  week: { gate: 1.2, aim: 0.8 },
  month: { gate: 1.2, aim: 0.35 },
  agenda: { gate: 0.5, aim: 0.2 },
};
const VIEWPORT = { width: 1440, height: 900 };

/** Runs before the page's own scripts: notes when the first lesson stands on the page, and the second frame after it. */
const watch = () => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('.rbc-event, .agenda-event, .rbc-agenda-event-cell')) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('second-frame')));
  });
  seen.observe(document, { childList: true, subtree: true });
};

/** Milliseconds from the last byte of the lessons to the second frame that shows them. */
async function drawn(page, url, least) {
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    () => {
      const [mark] = performance.getEntriesByName('second-frame');
      const [call] = performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => name.includes('lessons/index') && responseEnd > 0);
      return (
        mark &&
        call && {
          ms: mark.startTime - call.responseEnd,
          events: document.querySelectorAll('.rbc-event, .agenda-event, .rbc-agenda-event-cell').length,
        }
      );
    },
    undefined,
    { timeout: 60_000 },
  );
  const { ms, events } = await handle.jsonValue();
  if (events < least || !(ms > 0)) throw new Error(`${url} shows ${events} lessons after ${ms} ms.`);
  return ms;
}

export const row = {
  id: 'P10',
  what:
    'staff calendar, last byte of the lessons to the second frame that shows them, ' +
    'against bare react-big-calendar with the same lessons',
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server, http, browser, bare;
    try {
      const { barn, week, month } = await fullCalendar(product);
      await settle(product);
      server = await startServer([backend('main')], { ...stage.env, STATIC_ROOT: root });
      http = connectTo(server.url);
      let answer;
      bare = await bareCalendar(() => answer);
      browser = await openBrowser();
      const tab = async () => {
        const page = await (await browser.newContext({ viewport: VIEWPORT, timezoneId: 'America/Toronto' })).newPage();
        await page.addInitScript(watch);
        return page;
      };
      const [ours, plain] = [await tab(), await tab()];
      await ours.addInitScript((token) => localStorage.setItem('leadline.token', token), barn.token);
      for (const [view, date, lessons, least] of [
        ['week', week, 300, 300],
        ['month', month, 2000, 28],
        ['agenda', month, 2000, 2000],
      ]) {
        const to = new Date(`${date}T12:00:00Z`);
        to.setUTCDate(to.getUTCDate() + (view === 'week' ? 6 : 30));
        answer = expecting(
          200,
          await http.get(`/api/lessons/index?date1=${date}&date2=${to.toISOString().slice(0, 10)}`, {
            token: barn.token,
          }),
          'lessons/index',
        ).body;
        const count = JSON.parse(answer).lessons.length;
        if (count !== lessons) throw new Error(`The ${view} has ${count} lessons instead of ${lessons}.`);
        const result = await alternate(
          () => drawn(ours, `${server.url}/admin/calendarGroup/calendar?view=${view}&date=${date}`, least),
          () => drawn(plain, `${bare.url}/?view=${view}&date=${date}`, least),
          { pairs: 7 },
        );
        yield {
          name: `${view} of ${lessons} lessons`,
          ...BOUNDS[view],
          lower: true,
          result,
          note: `${result.ours.median.toFixed(0)} ms against ${result.reference.median.toFixed(0)} ms`,
        };
      }
    } finally {
      await browser?.close();
      bare?.close();
      http?.close();
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
