import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { isUsable, PHONE } from '../support/browser.mjs';
import { asAdministrator, asked, product } from '../support/stage.mjs';

/** Of this run: the same product may be looked at again. */
const TITLE = `Without signal ${process.pid}`;

/** A lesson of today with two riders, which is not over at any hour of today. */
const planned = async (page) => {
  const { farmDefaults } = await asked(page, 'farms/farmDefaults');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: farmDefaults.time_zone }).format(new Date());
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const { options } = await asked(page, 'options/index');
  const riders = options.student.slice(0, 2);
  const { lesson } = await asked(page, 'lessons/createSingleLesson', {
    section_id: options.section[0].id,
    title: TITLE,
    start: `${today} 23:00`,
    end: `${tomorrow} 01:00`,
    students: riders.map(({ id }) => id),
  });
  return { lesson, riders };
};

/** The day is kept, and the files that open it. */
const isKept = (page) =>
  page.waitForFunction(async (title) => {
    await navigator.serviceWorker.ready;
    const kept = await new Promise((resolve) => {
      const opening = indexedDB.open('leadline-arena');
      opening.onsuccess = () => {
        const db = opening.result;
        if (!db.objectStoreNames.contains('day')) return (db.close(), resolve(undefined));
        const reading = db.transaction('day').objectStore('day').get('today');
        reading.onsuccess = () => (db.close(), resolve(reading.result));
      };
    });
    const caches = await globalThis.caches.keys();
    return JSON.stringify(kept ?? '').includes(title) && caches.some((name) => name.startsWith('leadline-staff-'));
  }, TITLE);

const attendance = (page, name) =>
  page
    .getByRole('list', { name: `Riders of ${TITLE}` })
    .getByRole('group', { name: `Attendance of ${name}`, exact: true });
const mark = (page, name, as) => attendance(page, name).getByRole('button', { name: as, exact: true });
const isMarked = (page, name, as) => mark(page, name, as).and(page.locator('[aria-pressed="true"]')).waitFor();

test('a phone in the arena opens today without signal, keeps marks, sends them and asks where two disagree', async () => {
  const phone = await asAdministrator('/daysheet', { ...PHONE, keepsFiles: true });
  const {
    lesson,
    riders: [anna, leo],
  } = await planned(phone);
  await phone.reload();
  await attendance(phone, anna.name).waitFor();
  await isKept(phone);

  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByText(/No signal\. Showing the day as it was at \d\d:\d\d\./).waitFor();
  await mark(phone, anna.name, 'Present').click();
  await mark(phone, leo.name, 'Present').click();
  await phone.getByText(/2 marks waiting: /).waitFor();
  await phone.getByText('not saved yet').nth(1).waitFor();
  assert.equal(await phone.getByText('not saved yet').count(), 2);
  await isUsable(phone, 'the day sheet without signal');
  await phone.reload();
  await phone.getByText(/2 marks waiting: /).waitFor();
  await isMarked(phone, anna.name, 'Present');

  const office = await asAdministrator('/daysheet');
  await mark(office, leo.name, 'No show').click();
  await isMarked(office, leo.name, 'No show');
  await phone.context().setOffline(false);
  await isMarked(office, anna.name, 'Present');
  const question = phone.getByRole('region', { name: 'Marks to decide about' });
  await question.getByText(/you marked present; meanwhile it is no-show\./).waitFor();
  await isUsable(phone, 'the question which mark stands');
  await question.getByRole('button', { name: 'Save present' }).click();
  await isMarked(office, leo.name, 'Present');
  await question.waitFor({ state: 'detached' });
  assert.equal(await phone.getByText('not saved yet').count(), 0);

  const { feed } = await asked(office, 'feeds/create', { kind: 'barn' });
  const read = () => fetch(feed.address.replace(/^https?:\/\/[^/]+/, product.url));
  const calendar = new ICAL.Component(ICAL.parse(await (await read()).text()));
  const events = calendar.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
  const found = events.find(({ uid }) => uid === `${lesson.id}@leadline`);
  assert.ok(found.description.includes(anna.name));
  assert.equal(found.startDate.toJSDate().toISOString(), new Date(lesson.starts_at).toISOString());
  await asked(office, 'feeds/delete', { feed_id: feed.feed_id });
  assert.equal((await read()).status, 404);

  await phone.getByRole('button', { name: /your account/i }).click();
  await phone.getByRole('menuitem', { name: 'Logout' }).click();
  await phone.waitForURL(/\/log(out|in)/);
  const left = await phone.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('leadline-arena');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('day').objectStore('day').count();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
  assert.equal(left, 0);
  await phone.leave();
  await office.leave();
});
