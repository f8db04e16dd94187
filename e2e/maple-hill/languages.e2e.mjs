import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { endedWell, isUsable, newPage, PHONE } from '../support/browser.mjs';
import { browser, product } from '../support/stage.mjs';

const wordsIn = (code) =>
  JSON.parse(readFileSync(new URL(`../../client-ui/locales/${code}.json`, import.meta.url), 'utf8'));

/** English of the portal's own that is on the page although the language has another word. */
async function leftInEnglish(page, words) {
  const shown = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    // A barn may call a program as the portal calls something.
    while (texts.nextNode())
      if (texts.currentNode.parentElement.localName !== 'option') found.push(texts.currentNode.textContent.trim());
    return found;
  });
  return shown.filter(
    (text) => Object.hasOwn(words, text) && words[text] !== text && !Object.values(words).includes(text),
  );
}

const PAGES = ['', '/lessons', '/history', '/calendarbook', '/calendarview', '/registration', '/purchases', '/online'];
const FURTHER = ['/invoices', '/payments', '/statement', '/account', '/details', '/notes', '/waivers'];

for (const [code, name, { signIn, email, password, next }] of [
  ['de', 'Deutsch', { signIn: 'Anmelden', email: 'E-Mail', password: 'Passwort', next: /^Nächste Reitstunde/ }],
  ['fr', 'Français', { signIn: 'Se connecter', email: 'E-mail', password: 'Mot de passe', next: /^Prochaine leçon/ }],
])
  test(`a family that reads ${name} finds no English of the portal’s on its phone`, async () => {
    const words = wordsIn(code);
    const page = await newPage(browser, PHONE);
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('heading', { name: signIn }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), code);
    await page.getByLabel(email).fill('parent@maplehill.test');
    await page.getByLabel(password).fill('Leadline2026');
    await page.getByRole('button', { name: signIn, exact: true }).click();
    await page.getByRole('heading', { name: next }).waitFor();

    const home = page.url().replace(/\/$/, '');
    for (const address of [...PAGES, ...FURTHER]) {
      await page.goto(home + address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await isUsable(page, `${address || 'home'} in ${name}`);
      assert.deepEqual(await leftInEnglish(page, words), [], address || 'home');
    }
    await endedWell(page);
  });
