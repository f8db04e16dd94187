import { newPage, openBrowser } from '../../e2e/support/browser.mjs';
import { follow } from '../../e2e/support/settled.mjs';
import { spread } from '../lib/alternate.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage, program, root } from '../lib/stage.mjs';

const ROUNDS = 7;
const RIDERS = 4;
const DAYS = [
  { lessons: 14, day: dayFromNow(7) },
  { lessons: 72, day: dayFromNow(8) },
];

async function fill(product) {
  const barn = await newBarn(product, { riders: 60, units: 60 });
  for (const { lessons, day } of DAYS)
    for (let i = 0; i < lessons; i++)
      await newSeries(barn, {
        first: day,
        count: 1,
        time: `${String(8 + (i % 12)).padStart(2, '0')}:${i % 24 < 12 ? '00' : '30'}`,
        instructor: i,
        studentIds: barn.students.slice((i % 15) * RIDERS, (i % 15) * RIDERS + RIDERS),
      });
  await settle(product);
  return barn;
}

/** Milliseconds of a processor in the longest task of the page's thread while something is opened. */
async function longestTask(page, session, open) {
  const events = [];
  const take = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', take);
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
  await open();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', take);
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = events.filter((event) => event.tdur && event.name.endsWith('RunTask') && main.has(thread(event)));
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}

export const row = {
  id: 'P27',
  what: 'staff day sheet, time of a processor in the longest task of the browser’s thread',
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server, browser;
    try {
      const { token } = await fill(product);
      server = await startServer([program('main')], { ...stage.env, STATIC_ROOT: root });
      browser = await openBrowser();
      const page = await newPage(browser);
      await page.addInitScript((kept) => localStorage.setItem('leadline.token', kept), token);
      const session = await page.context().newCDPSession(page);
      for (const { lessons, day } of DAYS) {
        const sheet = `${server.url}/admin/daysheet?date=${day}`;
        const whole = () =>
          page.waitForFunction((all) => document.querySelectorAll('.rider').length === all, lessons * RIDERS);
        const ways = {
          'by its address': async () => {
            await page.goto('about:blank');
            return () => page.goto(sheet);
          },
          'by a link': async () => {
            await page.goto(`${server.url}/admin/help`);
            await page.locator('h1').waitFor();
            return () => follow(page, sheet);
          },
        };
        for (const [way, before] of Object.entries(ways)) {
          const taken = [];
          for (let round = -1; round < ROUNDS; round++) {
            const open = await before();
            const held = await longestTask(page, session, async () => {
              await open();
              await whole();
            });
            if (round >= 0) taken.push(held);
          }
          const name = `${lessons} lessons with ${lessons * RIDERS} riders, ${way}, in ms`;
          yield { name, gate: 150, aim: 100, lower: true, result: spread(taken) };
        }
      }
    } finally {
      await browser?.close();
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
