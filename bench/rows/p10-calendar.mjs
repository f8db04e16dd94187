import { openBrowser } from '../../e2e/support/browser.mjs';
import { alternate } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage, program, root } from '../lib/stage.mjs';
import { bareCalendar } from '../reference/bare-calendar.mjs';

const BOUNDS = {
  week: { gate: 1.2, aim: 0.8 },
  month: { gate: 1.2, aim: 0.35 },
  agenda: { gate: 0.5, aim: 0.2 },
};
const VIEWPORT = { width: 1440, height: 900 };
const monday = (from) => {
  const day = new Date(`${from}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

/** A week of 300 lessons; the month is this week and as full ones around it, 2,000 lessons in what the month view loads. */
async function fill(product) {
  const barn = await newBarn(product, { riders: 120, units: 100 });
  const far = dayFromNow(120);
  const week = monday(far);
  const series = (first, count, i) =>
    newSeries(barn, {
      first,
      count,
      period: 'days',
      time: `${String(8 + (i % 12)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
      instructor: i,
      studentIds: barn.students.slice((i % 30) * 4, (i % 30) * 4 + 4),
    });
  for (let i = 0, left = 300; left > 0; i++, left -= 6) await series(week, Math.min(6, left), i);
  const month = new Date(`${far.slice(0, 7)}-15T12:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + 3);
  const first = `${month.toISOString().slice(0, 7)}-01`;
  for (let i = 0, left = 2000; left > 0; i++, left -= 28) await series(first, Math.min(28, left), i);
  return { barn, week, month: first };
}

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
        .filter(({ name, responseEnd }) => name.includes('lessons/calendar') && responseEnd > 0);
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
      const { barn, week, month } = await fill(product);
      await settle(product);
      server = await startServer([program('main')], { ...stage.env, STATIC_ROOT: root });
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
          await http.get(`/api/lessons/calendar?date1=${date}&date2=${to.toISOString().slice(0, 10)}`, {
            token: barn.token,
          }),
          'lessons/calendar',
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
