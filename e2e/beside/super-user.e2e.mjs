import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsable, newPage, signIn } from '../support/browser.mjs';
import { mailTo } from '../support/inbox.mjs';
import { browser, openAs, product } from '../support/stage.mjs';

const name = `Heath Farm ${Date.now() % 100_000}`;
const email = `ada-${Date.now()}@heathfarm.test`;
const password = 'Paddock2026';

async function asSuperUser() {
  const page = await openAs('super@leadline.test', '/admin/superuser');
  await page.getByRole('link', { name: 'Maple Hill' }).waitFor();
  return page;
}

// R192
test('the super user opens a barn, whose administrator is invited and sets it up', async () => {
  const page = await asSuperUser();
  await isUsable(page, 'the platform');
  await page.getByRole('link', { name: 'Add farm' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Contact name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').selectOption('GB');
  await isUsable(page, 'adding a farm');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('New Farm Saved').waitFor();
  await page.getByRole('searchbox', { name: 'Search barns' }).fill(name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await isUsable(page, 'a farm');
  await endedWell(page);

  const { text } = await mailTo(product.inboxUrl, email, /./);
  const administrator = await newPage(browser);
  await administrator.goto(/https?:\/\/\S+\/createpassword\/[\w.-]+/.exec(text)[0]);
  await administrator.getByLabel('Password').fill(password);
  await administrator.getByRole('button', { name: 'Save' }).click();
  await administrator.getByText('Your password is saved. Sign in with it now.').waitFor();
  await signIn(administrator, product.url, email, password);
  await administrator.waitForURL(/\/admin\/daysheet/);

  await administrator.goto(`${product.url}/admin/setup/updateprefs`);
  await administrator.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  assert.equal(await administrator.getByLabel('Time zone').inputValue(), 'Europe/London');
  await administrator.getByRole('switch', { name: 'Families cancel' }).click();
  await administrator.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  await administrator.getByLabel('Notice to cancel').fill('48');
  await administrator
    .getByText('Families will be able to cancel until 48 hours before; later it counts as used.')
    .first()
    .waitFor();
  await administrator.keyboard.press('Enter');
  await administrator.getByRole('status').filter({ hasText: 'Saved' }).nth(1).waitFor();
  await administrator.reload();
  await administrator.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  assert.equal(await administrator.getByLabel('Notice to cancel').inputValue(), '48');
  assert.ok(await administrator.getByRole('switch', { name: 'Families cancel' }).isChecked());
  await endedWell(administrator);
});

// F13 R010
test('an inactive barn signs everybody out, and nobody in until it is active again', async () => {
  const administrator = await newPage(browser);
  await signIn(administrator, product.url, email, password);
  await administrator.waitForURL(/\/admin\/daysheet/);
  // Away from the product: an open page may notice by itself, amid being sent to another.
  await administrator.goto('about:blank');
  const page = await asSuperUser();
  await page.getByRole('searchbox', { name: 'Search barns' }).fill(name);
  await page.getByRole('button', { name: `Inactivate ${name}` }).click();
  await page.getByRole('button', { name: 'Inactivate', exact: true }).click();
  await page.getByText(`${name} is inactive`).waitFor();
  await administrator.goto(`${product.url}/admin/setup/updateprefs`);
  await administrator.waitForURL(/\/login/);
  await signIn(administrator, product.url, email, password);
  await administrator.getByText('The username or password provided were incorrect.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Inactivate ${name}` }).waitFor();
  await signIn(administrator, product.url, email, password);
  await administrator.waitForURL(/\/admin\//);
  await administrator.leave();
  await endedWell(page);
});
