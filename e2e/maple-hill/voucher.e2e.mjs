import { test } from 'node:test';
import assert from 'node:assert/strict';
import { endedWell, isUsable, newPage, PHONE } from '../support/browser.mjs';
import { mailTo } from '../support/inbox.mjs';
import { asAdministrator, asked, browser, product } from '../support/stage.mjs';

const buyer = 'grandmother@home.test';

/** In the provider's own field. */
async function enter(page, number) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

/** Whoever fills in the form as quickly as a program is asked to wait a moment. */
async function goOn(page) {
  const ordered = page.getByRole('heading', { name: 'Your voucher' });
  const tooQuick = page.getByText(/That was very quick/);
  for (;;) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await ordered.or(tooQuick).waitFor();
    if (await ordered.isVisible()) return;
  }
}

test('a grandmother buys a voucher on the public page, on a phone, and the barn finds it', async () => {
  const desk = await asAdministrator('/reports/vouchers');
  for (const [field, value] of Object.entries({ sells_vouchers: 1, voucher_amounts: '25 50', voucher_other_amount: 1 }))
    await asked(desk, 'farms/updateFarmPreferencesClient', { field, value });
  const { farmDefaults } = await asked(desk, 'farms/farmDefaults');

  const page = await newPage(browser, PHONE);
  await page.goto(`${product.url}/public/${farmDefaults.public_id}`);
  await page.getByRole('link', { name: 'Give a voucher' }).click();
  await page.getByText('Another amount').click();
  await page.getByLabel(/^Amount in/).fill('72.50');
  await page.getByLabel('First name').fill('Wilhelmina');
  await page.getByLabel('Last name').fill('van der Heyden-Castellanos');
  await page.getByLabel(/^Email/).fill(buyer);
  await page.getByLabel('For whom it is').fill('Anna');
  await page.getByLabel(/^Your words/).fill('Ride well!');
  await isUsable(page, 'the form of a voucher');
  await goOn(page);
  await enter(page, '4000 0000 0000 0002');
  await isUsable(page, 'what the voucher costs');
  const pay = page.getByRole('button', { name: /^Pay CAD \$\d/ });
  await pay.click();
  await page.getByRole('alert').filter({ hasText: 'Payment failed: Your card was declined.' }).waitFor();
  await enter(page, '4242 4242 4242 4242');
  await pay.click();
  await page.getByText(/^Your payment of CAD \$.* was successful/).waitFor();
  await isUsable(page, 'what was paid');
  page.problems.splice(0, page.problems.length, ...page.problems.filter((text) => !/40[29]/.test(text)));
  await endedWell(page);

  const { subject } = await mailTo(product.inboxUrl, buyer, /^Gift voucher/);
  assert.match(subject, /^Gift voucher of CAD 72\.50 from/);
  await mailTo(product.inboxUrl, buyer, /^Receipt/);
  await desk.reload();
  await desk.getByText('Wilhelmina van der Heyden-Castellanos').first().waitFor();
  await endedWell(desk);
});
