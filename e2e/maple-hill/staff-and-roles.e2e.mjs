import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsable, newPage, signIn } from '../support/browser.mjs';
import { asAdministrator, browser, openAs, product } from '../support/stage.mjs';

test('a role loses a permission while its screen is open, and gets it back by Undo', async () => {
  const staff = await openAs('instructor@maplehill.test', '/admin/horses');
  const entry = staff.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Horses' });
  await entry.waitFor();
  const page = await asAdministrator('/setup/roles');
  await page.getByRole('checkbox', { name: 'Instructor: Horse list' }).click();
  await page.getByText('Saved: Instructor no longer has Horse list').waitFor();
  // Below the pointer it stays, however long the other screen takes.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await staff.getByRole('button', { name: 'Color' }).click();
  await staff.getByText('This page is not open to you').waitFor();
  await entry.waitFor({ state: 'detached' });
  await undo.click();
  await page.getByText('Saved: Instructor has Horse list').waitFor();
  await staff.reload();
  await entry.waitFor();
  await isUsable(page, 'the roles');
  await endedWell(page);
});

test('an instructor signs in to the own schedule, and meets what the role opens and nobody else’s home', async () => {
  const page = await newPage(browser);
  await signIn(page, product.url, 'instructor@maplehill.test');
  await page.waitForURL(/\/admin\/staffhome\/[^/]+\/schedule$/);
  const own = new URL(page.url()).pathname;
  await page.getByRole('table', { name: 'Schedule' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Main' });
  assert.deepEqual(await menu.getByRole('link').allTextContents(), [
    'Home Page',
    'Day Sheet',
    'Calendar',
    'Horses',
    'Help',
  ]);
  await page.getByRole('button', { name: 'Change colour' }).click();
  await page.getByRole('menuitemradio', { name: /Tom Becker/ }).click();
  await page.getByText('Tom Becker has this colour, too.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  const lesson = page.getByRole('table', { name: 'Schedule' }).getByRole('link').first();
  const title = await lesson.textContent();
  await lesson.click();
  await page.getByRole('complementary', { name: title }).waitFor();
  await page.getByRole('table', { name: 'Schedule' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(`${product.url}${own}`);
  await isUsable(page, 'the staff home');
  const other = await asAdministrator('/staff');
  await other.getByRole('link', { name: 'Tom Becker' }).click();
  await other.waitForURL(/\/admin\/staffhome\/[^/]+\/details$/);
  await page.goto(other.url());
  await page.getByText('This page is not open to you').waitFor();
  // The refusal that was wanted is what the browser logs.
  page.problems.splice(0, Infinity, ...page.problems.filter((text) => !/403/.test(text)));
  await endedWell(page);
  await endedWell(other);
});

test('an administrator adds staff, notes availability, and is told what follows before somebody is inactivated', async () => {
  const page = await asAdministrator('/staff');
  await page.getByRole('button', { name: 'Add New' }).click();
  await isUsable(page, 'the list of the staff');
  await page.getByRole('textbox', { name: 'First name' }).fill('Wilhelmina');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Aarden');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/admin\/staffhome\/[^/]+\/details$/);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Availability' }).fill('Mondays');
  await isUsable(page, 'the form of a member of the staff');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/admin\/staff(\?|$)/);
  await page.getByRole('row', { name: /Wilhelmina Aarden.*Mondays/ }).waitFor();
  await page.getByRole('link', { name: 'Maya Reyes' }).click();
  await page.getByRole('button', { name: 'Inactivate', exact: true }).click();
  await page.getByText(/\d+ coming lessons/).waitFor();
  await page.getByRole('button', { name: 'Keep active' }).click();
  await page.getByRole('navigation', { name: 'Back to the list' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Inactivate Wilhelmina Aarden' }).click();
  const asked = page.getByRole('dialog', { name: 'Inactivate Wilhelmina Aarden?' });
  await asked.getByText('What was taught stays.').waitFor();
  await asked.getByRole('button', { name: 'Inactivate' }).click();
  await page.getByText('Wilhelmina Aarden is inactive now').waitFor();
  await endedWell(page);
});

test('an administrator sees the product as a role, changes nothing, and comes back', async () => {
  const page = await asAdministrator('/setup/roles');
  await page.getByRole('button', { name: 'See as this role: Instructor' }).click();
  const banner = page.getByText('You see what “Instructor” opens. Nothing can be changed.');
  await banner.waitFor();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Add Event' }).waitFor();
  await isUsable(page, 'the calendar as a role sees it');
  await page.goto(`${product.url}/admin/setup/roles`);
  await page.getByText('This page is not open to you').waitFor();
  await banner.waitFor();
  const other = await page.context().newPage();
  await other.goto(`${product.url}/admin/setup/roles`);
  await other.getByRole('heading', { name: 'Roles' }).waitFor();
  await page.getByRole('button', { name: 'Back to your own view' }).click();
  await page.getByRole('button', { name: 'See as this role: Instructor' }).waitFor();
  assert.equal(await banner.count(), 0);
  // The own page of somebody who is nobody of the staff is what the browser logs.
  page.problems.splice(0, Infinity, ...page.problems.filter((text) => !/40[34]/.test(text)));
  await endedWell(page);
});
