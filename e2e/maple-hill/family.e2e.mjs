import { test } from 'node:test';
import { endedWell, isUsable, newPage, PHONE } from '../support/browser.mjs';
import { nextTuesday } from '../support/days.mjs';
import { asAdministrator, asFamily, asked, browser, product } from '../support/stage.mjs';

test('a mother books a lesson in three taps', async () => {
  const page = await asFamily(PHONE);
  await page.getByRole('heading', { name: /Next ride/ }).waitFor();

  await page.getByRole('link', { name: 'Book', exact: true }).click();
  const free = page.getByRole('link', { name: /places? free.*uses 1 of \d/ }).first();
  await free.waitFor();
  await isUsable(page, 'the lessons to book');
  await free.click();

  const sheet = page.getByRole('dialog', { name: /To This Lesson\?/ });
  await sheet.getByText(/uses 1 of \d+ on /).waitFor();
  await isUsable(page, 'the booking sheet');
  await sheet.getByRole('button', { name: 'Add' }).click();
  const said = page.getByText(/has been booked for .* on \w{3} \d+ \w{3} at \d\d:\d\d/);
  await said.waitFor();
  await sheet.waitFor({ state: 'detached' });
  const [, day, time] = /on (\w{3} \d+ \w{3}) at (\d\d:\d\d)/.exec(await said.textContent());

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByText(`${day}, ${time}`).first().waitFor();
  await isUsable(page, 'the family’s lessons');
  await endedWell(page);
});

test('an administrator books a rider from her calendar; her mother reads it on hers and books another (R067 R208 R216)', async () => {
  const phone = await asFamily(PHONE);
  await phone.getByRole('link', { name: 'View Calendar' }).click();
  await phone.waitForURL(/calendarview/);
  const [, person] = /clienthome\/([\w-]+)\//.exec(phone.url());

  const day = nextTuesday();
  const desk = await asAdministrator(`/clienthome/${person}/calendarview?view=day&date=${day}`);
  const rider = (await desk.getByRole('heading', { level: 1 }).textContent()).trim();
  const lesson = desk.locator('.lesson-event:not(.event-cancelled)').filter({ hasNotText: 'booked' }).first();
  const title = (await lesson.locator('.event-title').textContent()).trim();
  await lesson.click();
  const question = desk.getByRole('dialog', { name: `Add ${rider} To This Lesson?` });
  await question.getByText(title, { exact: true }).first().waitFor();
  await isUsable(desk, 'the question whether to book');
  await question.getByRole('button', { name: 'Add' }).click();
  await desk.getByText(`${rider} has been booked for ${title} on`).waitFor();
  await question.waitFor({ state: 'detached' });
  await isUsable(desk, 'a client’s calendar');
  await endedWell(desk);

  await phone.goto(`${product.url}/clienthome/${person}/calendarview?date=${day}`);
  const listed = phone.getByRole('listitem').filter({ hasText: title }).filter({ hasText: rider });
  await listed.first().waitFor();
  await isUsable(phone, 'the family’s calendar');
  await phone.getByText('Filters', { exact: true }).click();
  await phone.getByLabel('Student', { exact: true }).selectOption({ label: rider });
  await phone.waitForURL(/student=/);
  await listed.first().waitFor();
  await isUsable(phone, 'the calendar’s filters');

  await phone.getByRole('link', { name: 'Book', exact: true }).click();
  await phone
    .getByRole('link', { name: /places? free/ })
    .first()
    .click();
  await phone
    .getByRole('dialog', { name: /To This Lesson\?/ })
    .getByRole('button', { name: 'Add' })
    .click();
  await phone.getByText(/has been booked for .* on \w{3} \d+ \w{3} at \d\d:\d\d/).waitFor();
  await endedWell(phone);
});

test('a mother sees what a package has paid for', async () => {
  const page = await asFamily(PHONE);
  await page.getByRole('link', { name: 'Packages', exact: true }).click();
  await page
    .getByText(/\d+ left of \d+/)
    .first()
    .waitFor();
  await isUsable(page, 'the packages');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  const sheet = page.getByRole('dialog', { name: 'Package Details' });
  await sheet.getByText('Remaining').waitFor();
  await isUsable(page, 'the package');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await endedWell(page);
});

test('anybody sees the open lessons of a barn at its public address, and books after signing in', async () => {
  const family = await asFamily(PHONE);
  const { farmDefaults } = await asked(family, 'farms/farmDefaults');
  await endedWell(family);

  const page = await newPage(browser);
  await page.goto(`${product.url}/public/${farmDefaults.public_id}`);
  await page.getByRole('heading', { level: 1, name: farmDefaults.farm_name }).waitFor();
  await page
    .getByText(/places? free|Full/)
    .first()
    .waitFor();
  await isUsable(page, 'the barn’s public page');
  await page.getByRole('link', { name: 'Next seven days' }).click();
  await page.getByRole('link', { name: 'Earlier' }).waitFor();
  await page.getByRole('link', { name: 'Book a lesson' }).click();
  await page.getByText('Lessons with spots').waitFor();
  // Far from the lessons that other journeys book for the same riders.
  await page.getByRole('link', { name: 'Next seven days' }).click();
  await page.getByRole('link', { name: 'Earlier' }).waitFor();
  await page
    .getByRole('link', { name: /^Book / })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Book this lesson' });
  await sheet.getByRole('link', { name: 'Sign in to book' }).waitFor();
  await isUsable(page, 'a lesson on the public booking page');
  await sheet.getByRole('link', { name: 'Sign in to book' }).click();
  await page.getByLabel('Email').fill('parent@maplehill.test');
  await page.getByLabel('Password').fill('Leadline2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await sheet.getByLabel('Who rides?').waitFor();
  await sheet.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText('added to lesson').waitFor();

  await page.goto(`${product.url}/public/no-such-barn`);
  await page.getByText('This barn has no public page at this address.').waitFor();
  page.problems.splice(
    0,
    page.problems.length,
    ...page.problems.filter((problem) => !/status of 404 .*no-such-barn/.test(problem)),
  );
  await endedWell(page);
});
