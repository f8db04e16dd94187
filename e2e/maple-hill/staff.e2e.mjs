import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { endedWell, isUsable, smallTargets } from '../support/browser.mjs';
import { nextTuesday } from '../support/days.mjs';
import { textOf } from '../support/paper.mjs';
import { settled } from '../support/settled.mjs';
import { asAdministrator, asked, product } from '../support/stage.mjs';

const tuesday = nextTuesday();
const openDaySheet = async () => {
  const page = await asAdministrator(`/daysheet?date=${tuesday}`);
  await page
    .getByRole('list', { name: /^Riders of / })
    .first()
    .waitFor();
  await settled(page);
  return page;
};
/** How much of something lies beside what can be seen of it. */
const overhang = (page, selector) =>
  page.locator(selector).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
/** The first riders of the day who are neither cancelled nor marked. */
const unmarked = (page) =>
  page.getByRole('group', { name: /^Attendance of / }).filter({ hasNot: page.locator('[aria-pressed="true"]') });

test('an administrator marks a rider present, and a second browser sees it', async () => {
  const page = await openDaySheet();
  const other = await openDaySheet();
  const listens = other.waitForResponse(/\/api\/lessons\/changes/);
  await other.reload();
  await listens;
  await other
    .getByRole('list', { name: /^Riders of / })
    .first()
    .waitFor();
  const name = await unmarked(page).first().getAttribute('aria-label');
  // The same rider may ride twice that day.
  const marks = (where) =>
    where.getByRole('group', { name, exact: true }).first().getByRole('button', { name: 'Present', exact: true });
  await marks(page).click();
  await page.getByText(/: present$/).waitFor();
  // Below the pointer it stays, however long the other one takes.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await marks(other).and(other.locator('[aria-pressed="true"]')).waitFor();
  await undo.click();
  await marks(other).and(other.locator('[aria-pressed="false"]')).waitFor();
  await endedWell(page);
  await endedWell(other);
});

/** How high the rows of these riders are, and whether the message lies over anything else. */
const layout = (page, names) =>
  page.evaluate((names) => {
    const { bottom } = document.querySelector('.shell').getBoundingClientRect();
    const message = document.querySelector('.notification');
    return {
      heights: names.map((name) => document.querySelector(`[aria-label="${name}"]`).closest('li').offsetHeight),
      covered: message ? Math.max(0, Math.ceil(bottom - message.getBoundingClientRect().top - 1)) : null,
    };
  }, names);

for (const width of [360, 1440])
  test(`marks change no row's height, are said together and cover nothing, at ${width} px`, async () => {
    const page = await asAdministrator(`/daysheet?date=${tuesday}`, { width });
    const open = unmarked(page).and(page.locator('.ride:not(.ride-cancelled) .attendance'));
    await open.first().waitFor();
    await settled(page);
    const labels = await open.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    const names = labels.filter((name) => labels.indexOf(name) === labels.lastIndexOf(name)).slice(0, 3);
    const { heights } = await layout(page, names);
    for (const [index, mark] of ['Present', 'Late cancel', 'No show'].entries()) {
      await page.getByRole('group', { name: names[index], exact: true }).getByRole('button', { name: mark }).click();
      await page
        .locator('.notification')
        .filter({ hasText: index === 0 ? 'present' : '1 late cancel' })
        .waitFor();
    }
    await page.getByText('1 present, 1 late cancel, 1 no-show').waitFor();
    assert.deepEqual(await layout(page, names), { heights, covered: 0 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 marks taken back').waitFor();
    assert.deepEqual(await layout(page, names), { heights, covered: 0 });
    await endedWell(page);
  });

for (const width of [360, 768])
  test(`a finger hits whatever can be tapped, at ${width} px`, async () => {
    const page = await asAdministrator(`/daysheet?date=${tuesday}&needs=1`, {
      width,
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('.mark').first().waitFor();
    await settled(page);
    assert.deepEqual(await smallTargets(page), [], 'the day sheet');
    for (const view of ['day', 'week', 'month', 'agenda']) {
      await page.goto(`${product.url}/admin/calendarGroup/calendar?date=${tuesday}&view=${view}`);
      await page.locator('.lesson-event').first().waitFor();
      assert.deepEqual(await smallTargets(page), [], `the calendar by ${view}`);
      if (view === 'agenda' && width === 360) assert.equal(await overhang(page, '.agenda'), 0);
    }
    await endedWell(page);
  });

test('a rider is one line on a phone, so that sixteen are less than two screens', async () => {
  const page = await asAdministrator(`/daysheet?date=${tuesday}`, { width: 360, height: 740 });
  await page.locator('.mark').first().waitFor();
  await settled(page);
  const heightsOf = (rows) => page.locator(rows).evaluateAll((found) => found.map((row) => row.offsetHeight));
  assert.deepEqual([...new Set(await heightsOf('.rider:not(:has(.need, .tag))'))], [49]);
  // What needs a hand and can be mended has a line of its own.
  const heights = await heightsOf('.rider:not(:has(.need))');
  const most = Math.max(...heights);
  const above = await page
    .locator('.rider')
    .first()
    .evaluate((row) => row.offsetTop - row.closest('.ride').offsetTop);
  assert.ok(above + 16 * most < 2 * 740, `${above} px and ${most} px each`);
  await endedWell(page);
});

test('whoever asks a month for more by keyboard goes on in that day, and Escape leads back', async () => {
  const page = await asAdministrator(`/calendarGroup/calendar?date=${tuesday}&view=month`);
  const more = page.getByRole('button', { name: /^\+\d+ more$/ }).nth(1);
  await more.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.matches('.rbc-day-slot .lesson-event'));
  assert.equal(
    await page
      .locator('.lesson-event')
      .first()
      .evaluate((first) => first === document.activeElement),
    true,
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement.matches('.rbc-show-more'));
  assert.equal(await more.evaluate((button) => button === document.activeElement), true);
  await endedWell(page);
});

test('a clash is said so that everybody can hear it', async () => {
  const page = await asAdministrator(`/calendarGroup/calendar?date=${tuesday}&view=day`);
  const { lessons } = await asked(page, `lessons/index?dbday=${tuesday}`);
  const { instructor_id, scheduled_starttime } = lessons.find((lesson) => lesson.instructor_id && !lesson.is_allday);
  const at = `at=${tuesday}T${scheduled_starttime.slice(0, 5)}&for_staff=${instructor_id}`;
  await page.goto(`${product.url}/admin/add/newevent?date=${tuesday}&${at}`);
  await page
    .getByRole('status')
    .getByRole('listitem')
    .filter({ hasText: /is also in/ })
    .first()
    .waitFor();
  await isUsable(page, 'a clash');
  await endedWell(page);
});

test('an administrator moves a lesson by dragging it, and takes it back', async () => {
  const page = await asAdministrator(`/calendarGroup/calendar?date=${tuesday}&view=day`);
  const event = page.locator('.lesson-event:not(.event-cancelled):not(.event-completed)').first();
  await event.waitFor();
  await event.scrollIntoViewIfNeeded();
  const time = event.locator('.event-time');
  const before = await time.textContent();
  const box = await event.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + 12 + 87, { steps: 8 });
  await page.mouse.up();

  const question = page.getByRole('dialog', { name: /^Move / });
  const said = page.getByText(/has been successfully rescheduled/);
  await question.waitFor();
  await isUsable(page, 'the question before a move');
  await question.getByRole('button', { name: 'Move' }).click();
  await said.waitFor();
  const title = /Event (.*) has been/.exec(await said.textContent())[1];
  assert.ok(title);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.lesson-event').filter({ hasText: before }).first().waitFor();
  await endedWell(page);
});

test('an administrator calls a lesson off, told before what every rider gets', async () => {
  const page = await openDaySheet();
  await page
    .locator('.ride:not(.ride-cancelled)')
    .filter({ has: page.locator('.attendance') })
    .last()
    .getByRole('heading', { level: 2 })
    .getByRole('button')
    .click();
  await page.getByRole('button', { name: 'Cancel lesson…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel lesson' });
  await dialog.getByText(/What \d+ riders? gets?/).click();
  const sentences = await dialog.getByRole('listitem').allTextContents();
  assert.ok(sentences.length > 0 && sentences.every((sentence) => sentence.endsWith('.')), sentences.join(' · '));
  await isUsable(page, 'calling a lesson off');
  await dialog.getByRole('button', { name: 'Cancel this lesson' }).click();
  await page.getByText(/ on .* been cancelled$/).waitFor();
  await page.locator('.ride-cancelled').last().getByText('Cancelled').first().waitFor();
  await endedWell(page);
});

test('an administrator prints the day sheet, which can be read, searched and copied', async () => {
  const page = await openDaySheet();
  const title = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'By lesson, A4' }).click();
  const file = await downloading;
  assert.equal(file.suggestedFilename(), `day-sheet-${tuesday}-by-lesson.pdf`);
  const text = textOf(await readFile(await file.path()));
  assert.ok(text.includes('Maple Hill') && text.includes(title.trim()), text.slice(0, 500));
  await endedWell(page);
});

test('the page of the API shows every call to an administrator, within the policy of the screens, and none to strangers', async () => {
  const page = await asAdministrator('/daysheet');
  await page.goto(`${product.url}/api/docs`);
  await page.locator('.opblock-summary-path').first().waitFor();
  // Only what is in sight is drawn: down page by page, and from the top again.
  await page.waitForFunction(() => {
    const drawn = [...document.querySelectorAll('.opblock-summary-path')];
    if (drawn.some(({ textContent }) => textContent.includes('cancelStudent'))) return true;
    const { scrollHeight } = document.scrollingElement;
    scrollTo(0, scrollY + innerHeight < scrollHeight - 1 ? scrollY + innerHeight / 2 : 0);
    return false;
  });
  const { paths } = await asked(page, 'openapi.json');
  assert.ok(paths['/api/lesson_people/cancelStudent'].post.description);
  await endedWell(page);
  const strangers = await Promise.all(
    ['openapi.json', 'docs/openapi.json', 'docs-json'].map((name) => fetch(`${product.url}/api/${name}`)),
  );
  assert.deepEqual(
    strangers.map(({ status }) => status),
    [401, 404, 404],
  );
});

test('whoever goes back by keyboard sees where they are, below the heading that stays', async () => {
  const page = await asAdministrator(`/daysheet?date=${tuesday}`, { width: 360, height: 740 });
  await page.locator('.rider').first().waitFor();
  await settled(page);
  await page.locator('.ride button').last().focus();
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const { left, top, width } = document.activeElement.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + 3);
      return document.activeElement.contains(seen) ? null : document.activeElement.outerHTML.slice(0, 200);
    });
    assert.equal(hidden, null);
  }
  await endedWell(page);
});

// Of 740 px, a quarter.
const HEAD = 185;
const phoneScreens = [
  [`/daysheet?date=${tuesday}`, '.ride, .rides-group'],
  [`/bulk?date=${tuesday}`, '.check-list'],
  ...['day', 'week', 'month', 'agenda'].map((view) => [
    `/calendarGroup/calendar?date=${tuesday}&view=${view}`,
    '.calendar-body',
  ]),
  [`/whiteboard?date=${tuesday}`, '.board'],
  ['/horses', '.table-scroll'],
  ['/students', '.table-scroll'],
  ['/setup/sections', '.table-scroll'],
  [`/weather?date=${tuesday}`, '.check-list'],
  ['/reports/workloadgraphic/graphic', '.week-table'],
  ['/reports/student/detail', '.report > [role=status]'],
  ['/notesReview', '.notes, .state'],
  ['/setup/updateprefs', '.settings-groups'],
];

test('the head of a screen takes at most a quarter of a phone', async () => {
  const page = await asAdministrator('/help', { width: 360, height: 740, hasTouch: true, isMobile: true });
  for (const [address, content] of phoneScreens) {
    await page.goto(`${product.url}/admin${address}`);
    const first = page.locator(content).first();
    await first.waitFor();
    // A day of today opens at this hour.
    await page.evaluate(() => document.querySelector('.with-panel-main, #content').scrollTo(0, 0));
    // Of what stands there now: a list that is asked for again is drawn anew.
    const y = await first.evaluate((element) => element.getBoundingClientRect().y);
    assert.ok(y <= HEAD, `${address}: its content begins at ${y} px`);
  }
  // What follows the scroll leaves as much.
  await page.goto(`${product.url}/admin/setup/updateprefs`);
  await page.locator('.settings-group').nth(2).waitFor();
  await page.locator('.setup-tab').evaluate((tab) => tab.scrollTo(0, 900));
  const { y, height } = await page.locator('.settings-index').boundingBox();
  assert.ok(y + height <= HEAD, `the groups of settings end at ${y + height} px`);
  await endedWell(page);
});
