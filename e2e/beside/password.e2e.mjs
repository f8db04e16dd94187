import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, isUsable, newPage, PHONE, signIn } from '../support/browser.mjs';
import { mailsSoFar, mailTo } from '../support/inbox.mjs';
import { browser, product } from '../support/stage.mjs';

/** A new password signs everybody out who is signed in as them: somebody who does nothing else. */
const person = 'admin@lakeside.test';

/** Asks for a link, follows it from the mail and saves; answers with the link, which is used up then. */
async function changePassword(page, password) {
  const seen = await mailsSoFar(product.inboxUrl, person);
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: /forgot your password/ }).click();
  await page.getByRole('heading', { name: 'Change your password' }).waitFor();
  await page.getByLabel('Email').fill(person);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByText('A link to change your password has been sent').waitFor();
  const { text } = await mailTo(product.inboxUrl, person, /new password/, { seen });
  const link = /https?:\/\/\S+\/updatepassword\/[\w.-]+/.exec(text)?.[0];
  await page.goto(link);
  await page.getByRole('heading', { name: 'Create New Password' }).waitFor();
  await isUsable(page, 'choosing a password');
  await page.getByLabel('Email').fill(person);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your password is saved. Sign in with it now.').waitFor();
  return link;
}

test('a password is changed by the link in a mail, on a phone, and back again', async () => {
  const page = await newPage(browser, PHONE);
  const link = await changePassword(page, 'Paddock2027');
  await isUsable(page, 'the sign-in page');
  await signIn(page, product.url, person, 'Paddock2027');
  await page.waitForURL(/\/admin\/daysheet/);
  await page.goto(`${product.url}/logout`);
  await page.waitForURL(/\/login/);
  assert.deepEqual(page.problems, []);

  await page.goto(link);
  await page.getByLabel('Email').fill(person);
  await page.getByLabel('Password').fill('Again2028');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Ask for a new link' }).waitFor();
  await page.leave();

  const again = await newPage(browser, PHONE);
  await changePassword(again, 'Leadline2026');
  await endedWell(again);
});
