import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { endedWell, isUsable } from '../support/browser.mjs';
import { asAdministrator } from '../support/stage.mjs';

test('two people edit one record: the second is told what the first did, and loses nothing', async () => {
  const [first, second] = [await asAdministrator('/setup/tack'), await asAdministrator('/setup/tack')];
  const row = (page) => page.getByRole('table', { name: 'Tack' }).getByRole('rowheader').first().getByRole('link');
  const name = await row(first).textContent();
  for (const page of [first, second]) await row(page).click();
  await second.getByRole('textbox', { name: 'Description' }).fill('Left of the door');
  await first.getByRole('textbox', { name: 'Name' }).fill(`${name} (old)`);
  await first.getByRole('button', { name: 'Save' }).click();
  await first.getByText(`Changes to tack ${name} (old) saved`).waitFor();
  await second.getByRole('button', { name: 'Save' }).click();
  const notice = second.getByRole('alert').filter({ hasText: 'changed this tack meanwhile' });
  await notice.getByText(`${name} (old)`).waitFor();
  await isUsable(second, 'a record that somebody else changed');
  await notice.getByRole('button', { name: 'Keep what I filled in' }).click();
  await second.getByRole('button', { name: 'Save' }).click();
  await second.getByText(`Changes to tack ${name} (old) saved`).waitFor();
  await second.reload();
  await second.getByRole('cell', { name: 'Left of the door' }).waitFor();
  await endedWell(first);
  // The refusal is an answer, and the browser notes it as an error.
  second.problems = second.problems.filter((problem) => !problem.includes('412'));
  await endedWell(second);
});

test('what is ticked is inactivated with what follows said, taken back, kept as a view and exported', async () => {
  const page = await asAdministrator('/setup/locations');
  const table = page.getByRole('table', { name: 'Locations' });
  await table.getByRole('rowheader').first().waitFor();
  const names = await table.getByRole('rowheader').allTextContents();
  for (const name of names.slice(0, 2))
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Inactivate', exact: true }).click();
  await page.getByText(/2 locations are inactive now/).waitFor();
  await page.getByText(/It is not offered any more/).waitFor();
  await isUsable(page, 'what was inactivated together');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await table.getByRole('link', { name: names[0], exact: true }).waitFor();

  await page.getByRole('searchbox').fill(names[0]);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Name/).fill('The first');
  await isUsable(page, 'a view that is named');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'The first' }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'locations.csv');
  const text = await readFile(await download.path(), 'utf8');
  // Trimming takes the byte order mark along.
  assert.equal(text.charCodeAt(0), 0xfeff);
  const [head, ...lines] = text.trim().split('\r\n');
  assert.match(head, /^Name,/);
  assert.equal(lines.length, await table.getByRole('rowheader').count());
  assert.ok(lines.length < names.length && lines[0].includes(names[0]));
  await endedWell(page);
});

test('the search forgives an error of typing and leads to a horse, a person and a day', async () => {
  const page = await asAdministrator('/horses');
  const horse = await page.getByRole('table', { name: 'Horses' }).getByRole('rowheader').first().textContent();
  const search = async (text) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
  };
  // Its last two letters changed places.
  await search(horse.replace(/(.)(.)$/, '$2$1'));
  const found = page.getByRole('option').filter({ hasText: horse }).first();
  await found.waitFor();
  await isUsable(page, 'what the search found');
  await found.click();
  await page.waitForURL(/\/admin\/horsehome\//);
  await search('tue');
  await page.getByRole('option').filter({ hasText: 'Lesson' }).first().click();
  await page.waitForURL(/\/admin\/calendarGroup\/edit\//);
  await search('settings');
  await page.getByRole('option').filter({ hasText: 'Setup' }).first().click();
  await page.waitForURL(/\/admin\/setup\/updateprefs/);
  await endedWell(page);
});
