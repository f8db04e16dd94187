import { test } from 'node:test';
import assert from 'node:assert/strict';
import { endedWell, isUsable, newPage, PHONE } from '../support/browser.mjs';
import { mailTo } from '../support/inbox.mjs';
import { asAdministrator, asked, browser, product } from '../support/stage.mjs';

const guest = 'friederike@home.test';

/** A form that is sent within three seconds is taken for a program's, and asking in vain is counted. */
const A_PERSON_MS = 3500;

test('a guest pays for a place on a phone; the money is held, and taken when the barn gives the place', async () => {
  const desk = await asAdministrator('/enquiries');
  for (const [field, value] of Object.entries({ takes_enquiries: 1, guests_ask: 1, guests_pay: 'must' }))
    await asked(desk, 'farms/updateFarmPreferencesClient', { field, value });
  const { farmDefaults } = await asked(desk, 'farms/farmDefaults');

  const page = await newPage(browser, PHONE);
  await page.goto(`${product.url}/publicBook/${farmDefaults.public_id}`);
  await page
    .getByRole('link', { name: /^Book / })
    .last()
    .click();
  await page.getByRole('link', { name: 'Ask for this place' }).click();
  await page.getByLabel('First name').fill('Friederike');
  const begun = await page.evaluate(() => performance.now());
  await page.getByLabel('Last name').fill('von Hohenstein-Castellanos');
  await page.getByLabel(/^Email/).fill(guest);
  await page.getByLabel('Phone').fill('+1 519 555 0199');
  await page.getByLabel('Rider’s name').fill('Wilhelmina');
  await page.getByLabel('Rider’s year of birth').fill('2014');
  await page.getByText(/is held on your card/).waitFor();
  await isUsable(page, 'the form of a place');
  await page.waitForFunction((until) => performance.now() > until, begun + A_PERSON_MS);
  await page.getByRole('button', { name: 'Ask for this place' }).click();
  await page.getByText(/^We sent a mail to/).waitFor();

  const { text } = await mailTo(product.inboxUrl, guest, /./);
  const [link] = /https?:\/\/\S+enquiry\/\S+/.exec(text) ?? [];
  assert.ok(link, text);
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, ask for the place' }).click();
  await page.getByRole('heading', { name: 'Pay for the place' }).waitFor();
  await isUsable(page, 'what a place costs');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText(/A place is kept for Wilhelmina until/).waitFor();
  await page.getByText(/is held on your card\. It is taken when/).waitFor();
  await isUsable(page, 'what is held');
  await endedWell(page);

  await desk.reload();
  await desk
    .getByRole('link', { name: /Friederike von Hohenstein/ })
    .or(desk.getByText(/Friederike von Hohenstein/))
    .first()
    .click();
  await desk.getByText('Place kept').waitFor();
  await desk.getByRole('button', { name: 'Give the place…' }).click();
  await desk.getByText(/is taken from the guest’s card and pays for it/).waitFor();
  await desk.getByRole('dialog').getByRole('button', { name: 'Give the place' }).click();
  await desk.getByText('Wilhelmina has the place').waitFor();
  await mailTo(product.inboxUrl, guest, /^Receipt/);
  await endedWell(desk);
});
