import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openBrowser } from '../../e2e/support/browser.mjs';
import { alternate, p99, spread, throughput } from '../lib/alternate.mjs';
import { bookableBarn } from '../lib/bookable-barn.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { productOn, settle } from '../lib/product.mjs';
import { openStage, program, root } from '../lib/stage.mjs';

const LISTENERS = 200;
const BARNS = 12;
const BOOKINGS = 40;
const SECONDS = 4;
const LANES = 32;
const GATE_MS = 2000;
const AIM_MS = 300;

const now = () => performance.timeOrigin + performance.now();
const LISTENING = path.join(import.meta.dirname, '../lib/listening-screens.mjs');

/** Opens that many streams, dealt out to the barns in turn. */
async function listeners(url, barns) {
  const child = fork(LISTENING);
  const heard = async () => (await once(child, 'message'))[0];
  const answer = heard();
  child.send({ url, tokens: Array.from({ length: LISTENERS }, (_, i) => barns[i % barns.length].token) });
  await answer;
  return {
    /** Milliseconds from before the command is sent to each listener's callback: longer than from its commit. */
    delays: async (lessonId, command) => {
      const watching = heard();
      child.send({ lessonId });
      await watching;
      const all = heard();
      const begin = now();
      await command();
      return (await all).heard.map((at) => at - begin);
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

const book = async (line, barn, { lessonId, studentId } = barn.pair()) => {
  const asked = { lesson_date_time_id: lessonId, student_id: studentId };
  const answer = await line.post('/api/lesson_people/addStudentToLesson', asked, { token: barn.token });
  expecting(200, answer, 'booking');
};

/** Until the count of riders on another person's open calendar is the new one. */
async function onScreen(browser, url, barn, line) {
  const page = await (await browser.newContext({ timezoneId: 'America/Toronto' })).newPage();
  await page.addInitScript((token) => localStorage.setItem('leadline.token', token), barn.token);
  const first = barn.pair();
  const { body } = await line.get(`/api/lessons/index?id=${first.lessonId}`, { token: barn.token });
  const [{ scheduled_date, cnt, max_enrollment }] = JSON.parse(body).lessons;
  await page.goto(`${url}/admin/calendarGroup/calendar?view=day&date=${scheduled_date}`);
  const shows = (count) =>
    page.waitForFunction(
      (text) => [...document.querySelectorAll('.event-places')].some(({ textContent }) => textContent === text),
      `${count}/${max_enrollment}`,
    );
  await shows(cnt);
  const taken = [];
  for (let count = cnt + 1; count <= Math.min(max_enrollment, cnt + 8); count++) {
    const begin = now();
    await book(line, barn, { ...first, studentId: barn.students.at(-count) });
    await shows(count);
    taken.push(now() - begin);
  }
  return taken;
}

const atMost = (name, taken, value, note = '') => ({
  name,
  gate: GATE_MS,
  aim: AIM_MS,
  lower: true,
  result: { ...spread(taken), median: value },
  note: `milliseconds${note}`,
});

export const row = {
  id: 'P21',
  what: `live: from a command to the other person's screen, with ${LISTENERS} listeners, and P1 while they listen`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server, screens, browser;
    try {
      const barns = [];
      for (let i = 0; i < BARNS; i++) barns.push(await bookableBarn(product, { riders: 900, series: 4, units: 10 }));
      await product.owner`analyze`;
      await settle(product);
      server = await startServer([program('main')], {
        ...stage.env,
        STATIC_ROOT: root,
        LISTENERS_OF_A_BARN: String(LISTENERS + 10),
        LISTENERS_OF_AN_ACCOUNT: String(LISTENERS + 10),
      });
      const line = connectTo(server.url);
      const [barn, looked] = barns;

      screens = await listeners(server.url, [barn]);
      const taken = [];
      for (let i = 0; i < BOOKINGS + 5; i++) {
        const pair = barn.pair();
        const delays = await screens.delays(pair.lessonId, () => book(line, barn, pair));
        if (i >= 5) taken.push(...delays);
      }
      taken.sort((a, b) => a - b);
      yield atMost(`to each of ${LISTENERS} listeners of one barn, median`, taken, spread(taken).median);
      yield atMost('… p99', taken, p99(taken));

      browser = await openBrowser();
      const drawn = await onScreen(browser, server.url, looked, line);
      yield atMost('to the new count on an open calendar', drawn, spread(drawn).median);
      yield atMost('… slowest', drawn, Math.max(...drawn));
      await browser.close();
      await screens.stop();
      line.close();

      const lanes = Array.from({ length: LANES }, () => connectTo(server.url));
      let turn = 0;
      const bookings = () =>
        throughput((lane) => book(lanes[lane], barns[turn++ % BARNS]), { lanes: LANES, seconds: SECONDS });
      const beside = async () => {
        screens = await listeners(server.url, barns);
        const rate = await bookings();
        await screens.stop();
        return rate;
      };
      const result = await alternate(beside, bookings);
      for (const lane of lanes) lane.close();
      yield {
        name: `bookings on ${LANES} connections while ${LISTENERS} listen in ${BARNS} barns, against bookings alone`,
        gate: 0.8,
        aim: 0.9,
        result,
        note: `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} bookings/s`,
      };
    } finally {
      await browser?.close();
      await screens?.stop().catch(() => undefined);
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
