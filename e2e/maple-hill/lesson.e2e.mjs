import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsableAsItIs } from '../support/browser.mjs';
import { nextTuesday, weekAfter } from '../support/days.mjs';
import { settled } from '../support/settled.mjs';
import { asAdministrator, product } from '../support/stage.mjs';

const tuesday = nextTuesday();
const daySheet = (day) => `/daysheet?date=${day}`;
const named = (words) => `${words} ${Date.now() % 100_000}`;

/** As somebody without a mouse gets there. */
async function tabTo(page, target) {
  await target.waitFor();
  for (let n = 0; n < 150; n++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab`);
}
const press = async (page, target) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
const write = async (page, target, text) => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

test('by the keyboard alone an event is added, moved and cancelled (R066 R085)', async () => {
  const page = await asAdministrator(daySheet(tuesday));
  const title = named('Keyboard ride');

  await press(page, page.getByRole('button', { name: 'Add Event' }).first());
  const form = page.getByRole('complementary', { name: 'Add Event' });
  await tabTo(page, form.getByLabel(/SECTION/));
  await page.keyboard.type('Adult');
  await write(page, form.getByLabel('TITLE'), title);
  await isUsableAsItIs(page, 'Add Event');
  await page.keyboard.press('Enter');
  await page
    .getByText(`${title} `, { exact: false })
    .getByText(/has been saved successfully/)
    .waitFor();
  // It gives the focus back to where it came from.
  await form.waitFor({ state: 'detached' });

  const open = async () => {
    await press(page, page.getByRole('heading', { level: 2, name: title }).getByRole('button'));
    const lesson = page.getByRole('complementary', { name: title });
    await lesson.waitFor();
    return lesson;
  };
  const lesson = await open();
  await isUsableAsItIs(page, 'the open lesson');
  await press(page, lesson.getByRole('button', { name: 'Edit DATE/TIME' }));
  await write(page, lesson.getByLabel(/^Start/), '20:00');
  await write(page, lesson.getByLabel(/^End/), '21:00');
  await press(page, lesson.getByRole('button', { name: 'Save Changes' }));
  await page.getByText(`Date and Time for ${title} has been successfully updated`).waitFor();
  await lesson.waitFor({ state: 'detached' });

  const moved = await open();
  await moved.getByText(/20:00–21:00/).waitFor();
  await press(page, moved.getByRole('button', { name: 'Cancel lesson…' }));
  const question = page.getByRole('dialog', { name: 'Cancel lesson' });
  const answer = question.getByRole('button', { name: 'Cancel this lesson' });
  await page.waitForFunction((button) => !button.disabled, await answer.elementHandle());
  await press(page, answer);
  await page
    .getByText(/been cancelled/)
    .first()
    .waitFor();
  await moved.getByText('Barn Cancel').first().waitFor();
  assert.equal(await moved.getByRole('button', { name: 'Cancel lesson…' }).count(), 0);
  await endedWell(page);
});

test('an instructor is ill and somebody covers (R091)', async () => {
  const page = await asAdministrator(`/add/newevent?at=${tuesday}T19:30`);
  const title = named('Evening ride');
  const form = page.getByRole('complementary', { name: 'Add Event' });
  await form.getByLabel(/SECTION/).selectOption({ label: 'Adult group' });
  await form.getByLabel('TITLE').fill(title);
  await form.getByRole('button', { name: 'Save Event' }).click();
  await page.getByText(/has been saved successfully/).waitFor();

  await page.goto(`${product.url}/admin${daySheet(tuesday)}`);
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click();
  const lesson = page.getByRole('complementary', { name: title });
  const staff = lesson.getByRole('region', { name: 'MAIN STAFF' });
  await staff.getByRole('button', { name: 'Edit MAIN STAFF' }).click();
  const choice = staff.getByRole('combobox', { name: 'Instructor' });
  const ill = await choice.evaluate((select) => select.selectedOptions[0].textContent);
  const cover = await choice.evaluate(
    (select) => [...select.options].find((option) => option.value && !option.selected).textContent,
  );
  await choice.selectOption({ label: cover });
  const notify = staff.getByRole('checkbox', { name: 'Notify clients and staff' });
  await notify.check();
  await staff.getByRole('textbox', { name: 'Message' }).fill(`${ill} is ill, ${cover} teaches.`);
  await isUsableAsItIs(page, 'the open panel');
  await staff.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(`Instructor for ${title} has been successfully updated`).waitFor();
  await staff.getByText(cover).waitFor();
  await endedWell(page);
});

test('a term is planned, but for one week', async () => {
  const page = await asAdministrator(`/add/newevent?at=${tuesday}T07:00&date=${tuesday}`);
  const title = named('Spring term');
  const form = page.getByRole('complementary', { name: 'Add Event' });
  await form.getByRole('group', { name: 'Likely sections' }).getByRole('button').first().click();
  await form.getByLabel('TITLE').fill(title);
  await form.getByLabel('Repeats').selectOption({ label: 'Repeats Weekly' });
  await form.getByLabel('Times').fill('6');
  await form.getByText(/^Every Tuesday 07:00 until .+: 6 events$/).waitFor();
  await form.getByRole('list', { name: 'Dates' }).getByRole('button').nth(2).click();
  await form.getByText(/: 5 events, 1 date left out$/).waitFor();
  await isUsableAsItIs(page, 'the dates of a series');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await page.getByText(new RegExp(`Recurring ${title}.* has been saved successfully`)).waitFor();

  for (const [week, isThere] of [
    [1, true],
    [2, false],
    [5, true],
    [6, false],
  ]) {
    await page.goto(`${product.url}/admin${daySheet(weekAfter(tuesday, week))}`);
    await page.getByRole('heading', { name: /Day sheet/ }).waitFor();
    await settled(page);
    if (isThere) await page.getByText(title).first().waitFor();
    else assert.equal(await page.getByText(title).count(), 0);
  }
  await endedWell(page);
});
