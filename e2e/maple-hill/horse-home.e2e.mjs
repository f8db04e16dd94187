import { test } from 'node:test';
import { endedWell, isUsable } from '../support/browser.mjs';
import { asAdministrator } from '../support/stage.mjs';

test('an administrator opens a horse from the list, changes it, and takes it back', async () => {
  const page = await asAdministrator('/horses');
  const table = page.getByRole('table', { name: 'Horses' });
  const link = table.getByRole('rowheader').first().getByRole('link');
  const horse = await link.textContent();
  await link.click();
  await page.waitForURL(/\/admin\/horsehome\/[^/]+\/details$/);
  await page.getByText('Lessons a week').waitFor();
  await page.getByRole('link', { name: 'Edit' }).click();
  const colour = page.getByLabel('Color');
  const before = await colour.inputValue();
  await colour.fill('rose grey');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Changes to ${horse} saved`).waitFor();
  await page.getByText('rose grey').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await page.getByText('rose grey').waitFor({ state: 'detached' });
  await page.getByText(before, { exact: true }).waitFor();
  await endedWell(page);
});

test('a note is written about a horse, pinned, found in the review of the day, and deleted', async () => {
  const page = await asAdministrator('/horses');
  await page.getByRole('table', { name: 'Horses' }).getByRole('rowheader').last().getByRole('link').click();
  await page
    .locator('.tab-strip')
    .getByRole('link', { name: /^Notes/ })
    .click();
  const address = page.url();
  await page.getByRole('link', { name: 'Add Private Note' }).click();
  const dialog = page.getByRole('dialog');
  const text = `Loose shoe, left hind ${Date.now() % 100_000}`;
  await dialog.getByLabel('Note (required)').fill(text);
  await isUsable(page, 'a new note');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  const note = page.getByRole('listitem').filter({ hasText: text });
  await note.getByText('private').waitFor();
  await note.getByRole('button', { name: 'Pinned' }).click();
  await page.locator('.note-pin[aria-pressed="true"]').first().waitFor();
  await isUsable(page, 'notes about a horse');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('link', { name: 'Horse notes' }).click();
  await page.getByRole('row').filter({ hasText: text }).getByText('private').waitFor();
  await isUsable(page, 'the review of notes');
  await page.goto(address);
  await note.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
  await note.waitFor({ state: 'detached' });
  await endedWell(page);
});
