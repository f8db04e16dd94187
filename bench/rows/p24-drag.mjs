import { openBrowser } from '../../e2e/support/browser.mjs';
import { spread } from '../lib/alternate.mjs';
import { fullCalendar } from '../lib/full-calendar.mjs';
import { startServer } from '../lib/process.mjs';
import { productOn, settle } from '../lib/product.mjs';
import { backend, openStage, root } from '../lib/stage.mjs';

const DRAGS = 7;
/** Of the mouse, about one in each frame. */
const STEPS = 120;
const FRAME_MS = 1000 / 60;
const GATE_MS = 50;
const AIM_MS = 33.4;

/** Notes when each frame is drawn, until told to stop. */
const watchFrames = () => {
  globalThis.drawn = [];
  const note = (at) => {
    globalThis.drawn.push(at);
    globalThis.watching = requestAnimationFrame(note);
  };
  globalThis.watching = requestAnimationFrame(note);
};
const framesOf = () => {
  cancelAnimationFrame(globalThis.watching);
  return globalThis.drawn.slice(1).map((at, i) => at - globalThis.drawn[i]);
};

/** Over all days and half of the hours, as a hand that has not decided yet; put back in the end. */
async function drag(page) {
  const columns = await page.locator('.rbc-day-slot').all();
  const last = await columns.at(-1).boundingBox();
  const lesson = page.locator('.rbc-day-slot').first().locator('.lesson-event').first();
  await lesson.scrollIntoViewIfNeeded();
  const { x, y, width } = await lesson.boundingBox();
  const from = { x: x + width / 2, y: y + 12 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  await page.evaluate(watchFrames);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    const sideways = Math.min(last.x + last.width / 2, 1400) - from.x;
    await page.mouse.move(from.x + part * sideways, from.y + Math.sin(part * 9) * 120 + 130);
  }
  const frames = await page.evaluate(framesOf);
  if (!(await page.locator('.rbc-addons-dnd-drag-preview').count())) throw new Error('No lesson was dragged.');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.keyboard.press('Escape');
  return frames.sort((a, b) => a - b);
}

export const row = {
  id: 'P24',
  what: 'frames while a lesson is dragged across a week of 300',
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server, browser;
    try {
      const { barn, week } = await fullCalendar(product);
      await settle(product);
      server = await startServer([backend('main')], { ...stage.env, STATIC_ROOT: root });
      browser = await openBrowser();
      const viewport = { width: 1440, height: 900 };
      const page = await (await browser.newContext({ viewport, timezoneId: 'America/Toronto' })).newPage();
      await page.addInitScript((token) => localStorage.setItem('leadline.token', token), barn.token);
      const medians = [];
      const slowest = [];
      let [late, all] = [0, 0];
      for (let n = 0; n <= DRAGS; n++) {
        await page.goto(`${server.url}/admin/calendarGroup/calendar?view=week&date=${week}`);
        await page.locator('.rbc-day-slot .lesson-event').nth(250).waitFor();
        const frames = await drag(page);
        if (n === 0) continue;
        medians.push(frames[frames.length >> 1]);
        slowest.push(frames[Math.ceil(frames.length * 0.95) - 1]);
        all += frames.length;
        late += frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
      }
      const bounds = { gate: GATE_MS, aim: AIM_MS, lower: true };
      yield { name: 'median', ...bounds, result: spread(medians), note: 'milliseconds' };
      const note = `milliseconds; ${late} of ${all + late} frames dropped`;
      yield { name: '95 of 100 drawn within', ...bounds, result: spread(slowest), note };
    } finally {
      await browser?.close();
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
