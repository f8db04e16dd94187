import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsable, PHONE } from '../support/browser.mjs';
import { nextTuesday, weekAfter } from '../support/days.mjs';
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
  await page.getByRole('button', { name: 'Fail authentication' }).click();
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
  await page.getByText('To be paid').first().waitFor({ state: 'detached' });
  await endedWell(page);
});

/** Below what others look at: weeks later, before the day begins. */
async function openSession(desk) {
  const { options } = await asked(desk, 'options/index');
  const { product } = await asked(desk, 'products/create', {
    product_name: 'Three early mornings',
    product_price: 120,
    product_count: 3,
    expires_in: 90,
  });
  await asked(desk, 'lesson_date_time_series/createRegistration', {
    title: 'Early session',
    section_id: options.section[0].id,
    product_id: product.id,
    max_enrollment: 2,
    start: `${weekAfter(nextTuesday(), 6)} 06:00`,
    is_recuring: 1,
    frequency: 1,
    period: 'weeks',
    endtype: 'after',
    repeat_count: 3,
  });
}

test('and registers both riders for a session, pays for it as for anything else, and gives the places up (R146, R148)', async () => {
  const desk = await asAdministrator('/setup/updateprefs');
  const letRegister = (value) =>
    asked(desk, 'farms/updateFarmPreferencesClient', { field: 'clients_can_register', value });
  await letRegister(1);
  await openSession(desk);
  const page = await asFamily(PHONE);
  await page.getByRole('link', { name: 'Registration' }).click();
  await isUsable(page, 'what is open for registration');
  await page.getByRole('link', { name: 'Register for Early session' }).click();
  await page.getByRole('checkbox', { name: /^Leo/ }).check();
  await isUsable(page, 'who is registered');
  await page.getByRole('button', { name: 'Register Anna and Leo' }).click();
  await page.getByText('Full', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await page.getByText('Registration: Early session').nth(1).waitFor();
  await page.getByText(/^Total$/).waitFor();
  await isUsable(page, 'the cart of a session');
  await page.getByRole('link', { name: 'Pay Now' }).click();
  await pay(page);
  await paid(page);
  await page.waitForURL(/\/purchases$/);
  await page.goto(page.url().replace(/purchases$/, 'registration'));
  for (const left of ['1 of 2 places left', '2 of 2 places left']) {
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await page.getByText(/What pays for them is free again/).waitFor();
    await isUsable(page, 'giving up a place');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove / })
      .click();
    await page.getByText(left).waitFor();
  }
  await letRegister(0);
  await endedWell(page);
});
