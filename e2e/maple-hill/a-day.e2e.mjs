import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsableAsItIs, newPage, PHONE, signIn } from '../support/browser.mjs';
import { nextTuesday } from '../support/days.mjs';
import { mailTo } from '../support/inbox.mjs';
import { settled } from '../support/settled.mjs';
import { asAdministrator, browser, product } from '../support/stage.mjs';

test('somebody not signed in is sent to the sign-in once, however slowly it answers, and comes back', async () => {
  const page = await newPage(browser);
  let asked = 0;
  await page.route('**/login?next=*', async (route) => {
    asked += 1;
    // Slow enough for the page that is being left to change its mind many times.
    for (let n = 0; n < 20; n++) await page.request.get(`${product.url}/login`);
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${product.url}/admin/horses`);
  await page.getByLabel(/email/i).fill('admin@maplehill.test');
  assert.equal(asked, 1);
  await page.getByLabel(/password/i).fill('Leadline2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/horses/);
});

test('an administrator plans the day', async (t) => {
  const page = await newPage(browser);
  const tuesday = nextTuesday();
  const title = `Jumping clinic ${Date.now() % 100_000}`;

  await t.test('signs in and finds the day sheet', async () => {
    await signIn(page, product.url, 'admin@maplehill.test');
    await page.waitForURL(/\/admin\/daysheet/);
    await page.getByRole('heading', { name: /Day sheet/ }).waitFor();
  });

  await t.test('gives a rider without a horse the first that is rested', async () => {
    await page.goto(`${product.url}/admin/daysheet?date=${tuesday}`);
    // Of one lesson: those further down may still be on their way.
    const id = await page.locator('.ride', { hasText: 'choose horse' }).first().getAttribute('id');
    const waiting = page.locator(`[id="${id}"]`).getByText('choose horse');
    const before = await waiting.count();
    await waiting.first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /rested/ })
      .first()
      .click();
    await page.waitForFunction(
      ([ride, count]) =>
        [...document.getElementById(ride).querySelectorAll('button')].filter((button) =>
          button.textContent?.includes('choose horse'),
        ).length === count,
      [id, before - 1],
    );
  });

  await t.test('adds an event beside the day sheet', async () => {
    await page
      .getByRole('button', { name: 'Add Event' })
      .or(page.getByRole('link', { name: 'Add Event' }))
      .click();
    const form = page.getByRole('complementary', { name: 'Add Event' });
    await form.getByRole('button', { name: 'Save Event' }).click();
    await form.getByText('section is required').first().waitFor();
    await form.getByLabel(/SECTION/).selectOption({ label: 'Adult group' });
    await form.getByLabel('TITLE').fill(title);
    await isUsableAsItIs(page, 'the Add Event form');
    await form.getByRole('button', { name: 'Save Event' }).click();
    await page.getByText(/has been saved successfully/).waitFor();
    await page.getByText(title).first().waitFor();
  });

  await t.test('sees it in the calendar', async () => {
    await page.goto(`${product.url}/admin/calendarGroup/calendar?date=${tuesday}&view=day`);
    await page.getByText(title).first().waitFor();
  });

  await t.test('deletes it, told before that nobody is in it, and nothing that is gone is asked for', async () => {
    await page.goto(`${product.url}/admin/daysheet?date=${tuesday}`);
    await page.getByRole('button', { name: `More about ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete event' });
    await dialog.getByText(/^1 event/).waitFor();
    await dialog.getByRole('button', { name: 'Delete this event' }).click();
    await page.getByText(`Event ${title} has been successfully deleted`).waitFor();
    await settled(page);
    assert.deepEqual(page.problems, []);
  });

  await t.test('takes the day sheet on paper', async () => {
    // The browser keeps a token of the device, too.
    const token = await page.evaluate(() => localStorage.getItem('leadline.token'));
    const paper = await fetch(`${product.url}/api/lessons/daysheetPdf?dbday=${tuesday}&by=lesson&paper=A4`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(paper.status, 200);
    assert.equal(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
      '%PDF-',
    );
  });

  await t.test('finds a horse in the list', async () => {
    await page.goto(`${product.url}/admin/horses`);
    await page.getByPlaceholder('start typing to search for a horse').fill('bisc');
    await isUsableAsItIs(page, 'the list of horses');
  });

  await endedWell(page);
});

test('a mother cancels a lesson from her phone', async (t) => {
  const page = await newPage(browser, PHONE);

  await t.test('signs in and reads when they ride next', async () => {
    await signIn(page, product.url, 'parent@maplehill.test');
    await page.waitForURL(/\/clienthome\//);
    await page.getByText('Next ride').waitFor();
    await isUsableAsItIs(page, 'the family’s home');
  });

  await t.test('is told what cancelling will do, and cancels', async () => {
    const home = /.*\/clienthome\/[^/]+/.exec(page.url())[0];
    await page.goto(`${home}/lessons`);
    // The last lesson listed first is far enough ahead to be outside the notice window.
    await page
      .getByRole('link', { name: /cancel/i })
      .or(page.getByRole('button', { name: /cancel/i }))
      .nth(1)
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Cancel the lesson' }).waitFor();
    await isUsableAsItIs(page, 'the cancel sheet');
    await sheet.getByRole('button', { name: 'Cancel the lesson' }).click();
    await page
      .getByText(/has cancelled their lesson on/)
      .first()
      .waitFor();
  });

  await t.test('gets a mail that says so', async () => {
    const mail = await mailTo(product.inboxUrl, 'parent@maplehill.test', /cancel/i);
    assert.match(mail.text, /Anna/);
  });

  await t.test('reads what is left on the packages', async () => {
    await page.getByRole('link', { name: 'Packages' }).click();
    await page.getByText(/left/).first().waitFor();
    await isUsableAsItIs(page, 'the packages');
  });

  await endedWell(page);
});

test('a rainy day: what it does is told, done, watched and taken back', async (t) => {
  const tuesday = nextTuesday();
  const page = await asAdministrator(`/daysheet?date=${tuesday}`);
  const side = page.getByRole('region', { name: 'What will happen' });
  const cancelled = () => page.getByText('Cancelled', { exact: true }).count();
  let before;

  await t.test('is found on the day sheet', async () => {
    await page.getByRole('button', { name: 'Mark all present' }).or(page.getByText('choose horse')).first().waitFor();
    await settled(page);
    before = await cancelled();
    await page.getByRole('button', { name: 'More for this day' }).click();
    await page.getByRole('menuitem', { name: 'Weather day…' }).click();
    await page.getByRole('heading', { name: /Weather day/ }).waitFor();
    await page.getByText(/^\d+ of \d+ selected$/).waitFor();
  });

  await t.test('says in numbers that open who gets what', async () => {
    await page.getByLabel('From', { exact: true }).fill('15:00');
    await page.getByLabel('From', { exact: true }).press('Tab');
    await side.getByLabel('Cancel action').selectOption('BCWM');
    if (!(await side.getByLabel('Notify clients and staff').isChecked()))
      await side.getByLabel('Notify clients and staff').check();
    await side.getByLabel('Message').fill('The outdoor arena is under water.');
    await side.getByText(/^\d+ lessons · \d+ riders$/).waitFor();
    await side.getByText(/get a makeup$/).click();
    await side
      .getByText(/gets a makeup lesson, to be taken from/)
      .first()
      .waitFor();
    await isUsableAsItIs(page, 'the weather day');
  });

  await t.test('is done, and its mails are watched', async () => {
    await side.getByRole('button', { name: /^Cancel \d+ lessons$/ }).click();
    await page.getByText('Lessons Cancelled', { exact: true }).waitFor();
    await page.getByRole('heading', { name: /^\d+ lessons cancelled$/ }).waitFor();
    await page.getByText(/^\d+ sent$/).waitFor();
    await page.waitForFunction(() => !/\d+ on the way/.test(document.body.innerText));
    await isUsableAsItIs(page, 'a run that is done');
  });

  await t.test('and taken back', async () => {
    await page.getByRole('button', { name: /^Undo until/ }).click();
    await page.getByRole('heading', { name: /^\d+ lessons take place after all$/ }).waitFor();
    await page.goto(`${product.url}/admin/daysheet?date=${tuesday}`);
    await page.getByRole('button', { name: 'Mark all present' }).or(page.getByText('choose horse')).first().waitFor();
    await settled(page);
    assert.equal(await cancelled(), before);
  });

  await endedWell(page);
});
