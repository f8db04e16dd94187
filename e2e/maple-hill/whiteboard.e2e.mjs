import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsable } from '../support/browser.mjs';
import { nextTuesday } from '../support/days.mjs';
import { asAdministrator } from '../support/stage.mjs';

const address = `/whiteboard?date=${nextTuesday()}`;
const rail = (page) => page.getByRole('complementary', { name: 'Horses' });
const horseIn = (page, card) => page.locator(`#${card} .card-horse`);
const dotsOf = async (page, horse) =>
  rail(page)
    .getByRole('button', { name: new RegExp(`^${horse}\\b`) })
    .locator('.work-dot')
    .count();
const shows = (page, card, horse) => page.locator(`#${card} .card-horse`, { hasText: horse }).waitFor();
const empty = (page) => page.locator('button.card-face', { hasText: 'choose horse' });

// R140
test('two people at one whiteboard see what the other does', async (t) => {
  const [anna, ben] = [await asAdministrator(address), await asAdministrator(address)];
  for (const page of [anna, ben]) await page.locator('button.card-face').first().waitFor();
  const card = await empty(anna).first().getAttribute('id');
  let horse;

  await t.test('a horse that one gives to a rider stands at the other’s, with one dot more', async () => {
    const rested = rail(anna).getByRole('button', { name: /, rested$/ });
    horse = (await rested.first().locator('.rail-name').textContent()).trim();
    await rested.first().click();
    await anna.getByText(`${horse}: rested`).waitFor();
    await isUsable(anna, 'the whiteboard with a horse lifted');
    await anna.locator(`#${card}`).click();
    await shows(ben, card, horse);
    assert.deepEqual([await dotsOf(anna, horse), await dotsOf(ben, horse)], [1, 1]);
  });

  await t.test('the other takes it away by keyboard, and gives another', async () => {
    await ben.locator(`#${card}`).focus();
    await ben.keyboard.press('Delete');
    await shows(anna, card, 'choose horse');
    assert.equal(await dotsOf(anna, horse), 0);
    await ben.locator(`#${card}`).focus();
    await ben.keyboard.press('Enter');
    const chooser = ben.getByRole('dialog');
    await chooser.getByRole('textbox').fill(horse.slice(0, 3));
    await ben.keyboard.press('Tab');
    await ben.keyboard.press('Enter');
    await shows(anna, card, horse);
  });

  await t.test('a rider’s horse is dragged onto another rider', async () => {
    const lane = anna.locator('.lane', { has: anna.locator(`#${card}`) });
    const next = lane.locator(`button.card-face:not(#${card})`).first();
    const to = await next.getAttribute('id');
    await anna.locator(`#${card}`).dragTo(next);
    await shows(ben, to, horse);
  });

  await t.test('and both see it on the wall', async () => {
    await anna.getByRole('button', { name: 'On the wall' }).click();
    await anna.locator('.wall-horse', { hasText: horse }).first().waitFor();
    await isUsable(anna, 'the whiteboard on the wall');
    await anna.keyboard.press('Escape');
    await anna.locator('.wall').waitFor({ state: 'detached' });
  });

  for (const page of [anna, ben]) await endedWell(page);
});

test('a horse goes lame: its lessons get other horses', async () => {
  const page = await asAdministrator(address);
  await page.locator('button.card-face').first().waitFor();
  const busiest = rail(page)
    .getByRole('button')
    .filter({ has: page.locator('.work-dot:nth-child(2)') })
    .first();
  const horse = (await busiest.locator('.rail-name').textContent()).trim();
  const ridden = page.locator('button.card-face', { has: page.getByText(horse, { exact: true }) });
  const cards = await ridden.evaluateAll((all) => all.map(({ id }) => id));
  await busiest.click();
  await page.getByRole('button', { name: `Take ${horse} off ${cards.length} riders` }).click();
  for (const card of cards) await shows(page, card, 'choose horse');
  assert.equal(await dotsOf(page, horse), 0);
  for (const card of cards) {
    await page.locator(`#${card}`).click();
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasNotText: horse })
      .filter({ hasNotText: 'No horse' })
      .first()
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (id) => !document.querySelector(`#${id} .card-horse`).textContent.includes('choose'),
      card,
    );
    assert.notEqual(await horseIn(page, card).textContent(), horse);
  }
  await isUsable(page, 'the whiteboard afterwards');
  await endedWell(page);
});
