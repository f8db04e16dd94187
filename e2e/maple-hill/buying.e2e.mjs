import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsable, PHONE } from '../support/browser.mjs';
import { asAdministrator, asFamily, asked } from '../support/stage.mjs';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS_THE_BANK = '4000 0025 0000 3155';

/** In the provider's own field. */
async function enter(page, number) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}
const pay = (page) => page.getByRole('button', { name: /^Pay CAD \$\d/ }).click();
const refusedBy = (page, words) => page.getByRole('alert').filter({ hasText: words }).waitFor();
const paid = async (page) => {
  await page.getByText('Your payment was successful.').waitFor();
  await isUsable(page, 'what was paid');
  await page.getByRole('button', { name: 'Close' }).last().click();
};
const add = (page) => page.getByRole('button', { name: /^Add / }).first().click();

test('a barn connects its account with the provider (R003, R184)', async () => {
  const desk = await asAdministrator('/setup/updateprefs');
  await desk.getByRole('button', { name: 'Connect', exact: true }).click();
  await desk.getByRole('link', { name: 'Connect a simulated account' }).click();
  await desk.getByText('Your payment provider account has been successfully connected with the product.').waitFor();
  await desk.getByRole('link', { name: 'click to return' }).click();
  await desk.getByText('Connected', { exact: true }).waitFor();
  await endedWell(desk);
});

test('a mother buys for two riders with a new card, after one that is declined (R177, R223, R224)', async () => {
  const page = await asFamily(PHONE);
  await page.getByRole('link', { name: 'Buy Package or Lessons' }).first().click();
  await add(page);
  await page.getByText('Leo', { exact: true }).click();
  await add(page);
  await isUsable(page, 'what is sold');
  await page.getByRole('link', { name: 'Cart' }).click();
  await page.getByText(/^Total$/).waitFor();
  await isUsable(page, 'the cart');
  await page.reload();
  await page.getByRole('link', { name: 'Pay Now' }).click();
  await page.waitForURL(/online\/payments$/);
  await enter(page, DECLINED);
  await isUsable(page, 'the card form');
  await pay(page);
  await refusedBy(page, 'Payment failed: Your card was declined.');
  await enter(page, ASKS_THE_BANK);
  await pay(page);
  await refusedBy(page, /^Payment failed: We are unable to authenticate/);
  await enter(page, GOOD);
  await page.getByLabel('Save this card for later').check();
  await pay(page);
  await paid(page);
  await page.waitForURL(/\/purchases$/);
  page.problems.splice(0, page.problems.length, ...page.problems.filter((text) => !text.includes('402')));
  await endedWell(page);
});

test('and again with the card that is kept, in four taps from home (R179, R243)', async () => {
  const page = await asFamily(PHONE);
  let taps = 0;
  const tap = async (what) => {
    taps += 1;
    await what.click();
  };
  const again = page.getByRole('link', { name: /^Buy/ }).first();
  await again.waitFor();
  const isOneTap = /Buy again/.test(await again.textContent());
  await tap(again);
  if (!isOneTap) {
    await add(page);
    await tap(page.getByRole('link', { name: 'Cart' }));
  }
  await tap(page.getByRole('link', { name: 'Pay Now' }));
  await page.getByText('Use card ending in 4242').waitFor();
  await isUsable(page, 'the saved cards');
  await tap(page.getByRole('button', { name: /^Pay CAD/ }));
  await page.getByText('Your payment was successful.').waitFor();
  assert.ok(taps <= 4, `${taps} taps`);
  await endedWell(page);
});

test('and pays an invoice that the barn has written (R181)', async () => {
  const page = await asFamily(PHONE);
  await page.getByRole('heading', { name: /Next ride/ }).waitFor();
  const [, person] = /clienthome\/([\w-]+)/.exec(page.url());
  const desk = await asAdministrator(`/clienthome/${person}/purchases`);
  const { members, account } = await asked(desk, `people/getUserClients?person_id=${person}`);
  const { products } = await asked(desk, 'products/index?is_active=1');
  const [rider] = members;
  const { payment } = await asked(desk, 'items/createMultiple', {
    invoice: 1,
    account_holder_id: account.person_id,
    item_details: [{ product_id: products[0].id, student_id: rider.student_id }],
  });
  await page.goto(new URL(`/clienthome/${person}/invoices/inv/${payment.id}`, page.url()).href);
  await page.getByRole('link', { name: 'Pay Now' }).click();
  await pay(page);
  await page.getByText('Your payment was successful.').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Total', { exact: true }).waitFor();
  assert.equal(await page.getByText('To be paid').count(), 0);
  await endedWell(page);
});
