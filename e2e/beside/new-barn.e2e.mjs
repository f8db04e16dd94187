import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedWell, inTabs, isUsable, newPage, signIn } from '../support/browser.mjs';
import { nextTuesday } from '../support/days.mjs';
import { mailTo } from '../support/inbox.mjs';
import { staffScreens } from '../support/screens.mjs';
import { follow, settled } from '../support/settled.mjs';
import { browser, product } from '../support/stage.mjs';

const run = String(Date.now()).slice(-6);
const barn = `Windy Ridge ${run}`;
const owner = `owner-${run}@windyridge.test`;
const teacher = `teacher-${run}@windyridge.test`;
const password = 'Paddock2027';
/** Of the empty barn at once. */
const TABS = 2;

/** Follows the invitation from the mail, chooses a password and signs in with it. */
async function accept(page, address) {
  const { text } = await mailTo(product.inboxUrl, address, /^Your account at/);
  await page.goto(/https?:\/\/\S+\/createpassword\/[\w.-]+/.exec(text)?.[0]);
  await page.getByRole('heading', { name: 'Create New Password' }).waitFor();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your password is saved. Sign in with it now.').waitFor();
  await signIn(page, product.url, address, password);
}

/** Counts from now on what its person clicks, by mouse or Enter, and types. */
const countDeeds = (page) =>
  page.addInitScript(() => {
    const add = (name, more) => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + more));
    addEventListener('click', ({ detail }) => detail > 0 && add('clicks', 1), true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && add('clicks', 1), true);
    addEventListener(
      'focusout',
      ({ target }) => add('letters', target.matches('input, textarea') ? target.value.length : 0),
      true,
    );
  });
const deeds = (page) =>
  page.evaluate(() => ['clicks', 'letters'].map((name) => Number(sessionStorage.getItem(name) ?? 0)));

/** Every page of the staff that needs nothing to be there. */
const emptyPages = Object.values(staffScreens({ day: nextTuesday() }))
  .flat()
  .filter((address) => !address.includes('undefined'));

/** By how much anything goes beyond its window. */
const tooWide = (page, width) =>
  page.evaluate((width) => {
    const frames = [document.documentElement, ...document.querySelectorAll('main, .with-panel-main, .panel-body')];
    return Math.max(0, ...frames.map((frame) => frame.scrollWidth - Math.min(width, frame.clientWidth || width)));
  }, width);

const field = (page, name) => page.getByRole('textbox', { name, exact: true });
const save = (page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** What there is one of is chosen already. */
const chosen = (page, only) => page.getByRole('combobox').filter({ hasText: only }).waitFor();

async function toDaySheet(page) {
  if (!page.url().endsWith('/daysheet')) await page.getByRole('link', { name: 'Day Sheet', exact: true }).click();
}

/** Goes to a step from the day sheet, as the list of the first steps leads there. */
async function step(page, name) {
  await toDaySheet(page);
  await page.locator('details[open]').filter({ hasText: 'First steps' }).getByRole('link', { name }).click();
}

/** The same once the barn runs and sells, which folds the list when the page learns of it. */
async function foldedStep(page, name) {
  await toDaySheet(page);
  await page.locator('details:not([open])').getByText('First steps').click();
  await step(page, name);
}
const done = (page, count) => page.getByText(`${count} of 9 done`).waitFor();

test('a barn is set up from nothing to its first lesson, and its instructor meets what the role opens', async (t) => {
  const page = await newPage(browser);
  await countDeeds(page);
  let begun;
  let before;
  /** Since the barn stood there empty; in the browser's own list of sections a person clicks once more. */
  const clicksUntil = async (what) => {
    const [after, letters] = await deeds(page);
    const clicks = after - before + 1;
    t.diagnostic(`from nothing to ${what}: ${clicks} clicks, ${letters} letters, ${Date.now() - begun} ms`);
    return clicks;
  };

  await t.test('the super user opens a barn', async () => {
    const platform = await newPage(browser);
    await signIn(platform, product.url, 'super@leadline.test');
    await platform.waitForURL(/\/admin\/superuser/);
    await platform.getByRole('link', { name: 'Add farm' }).click();
    await field(platform, 'Name').fill(barn);
    await field(platform, 'Contact name').fill('Olive Owner');
    await field(platform, 'Email').fill(owner);
    await save(platform);
    await platform.getByText('New Farm Saved').waitFor();
    await platform.getByRole('link', { name: barn }).waitFor();
    await endedWell(platform);
  });

  await t.test('its administrator is invited, and shown the first steps', async () => {
    await accept(page, owner);
    await page.waitForURL(/\/admin\/daysheet/);
    await done(page, 0);
    await isUsable(page, 'the day sheet of a new barn');
  });

  await t.test('every page of the empty barn has words, at any width', async () => {
    await inTabs(page, TABS, emptyPages, async (tab, address) => {
      await follow(tab, `${product.url}/admin${address}`);
      for (const width of [360, 768, 1440]) {
        await tab.setViewportSize({ width, height: 800 });
        assert.equal(await tooWide(tab, width), 0, `${address} at ${width} px`);
      }
      // What an address shows first may have come after the page before it was left.
      await settled(tab);
      const words = await tab.evaluate(() => document.querySelector('#content').innerText.trim().length);
      assert.ok(words > 20, `${address} says ${words} letters`);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await t.test('gets to its first lesson in twenty clicks', async () => {
    await page.goto(`${product.url}/admin/daysheet`);
    begun = Date.now();
    [before] = await deeds(page);
    await step(page, 'A place to ride');
    await field(page, 'Name').fill('Big ring');
    await save(page);
    await page.getByText('Location Big ring added').waitFor();

    await step(page, 'A program');
    await field(page, 'Name').fill('Riding school');
    await chosen(page, 'Lessons');
    await save(page);
    await page.getByRole('link', { name: 'Riding school' }).waitFor();

    await step(page, 'Somebody who teaches');
    await field(page, 'First name').fill('Tess');
    await field(page, 'Last name').fill('Teacher');
    await save(page);
    await page.waitForURL(/\/admin\/staffhome\//);

    await step(page, 'A section');
    await field(page, 'Name').fill('Beginners');
    for (const only of ['Riding school', 'Tess Teacher', 'Big ring']) await chosen(page, only);
    await save(page);
    await page.getByRole('link', { name: 'Beginners', exact: true }).waitFor();

    await step(page, 'The first lesson');
    const section = page.getByRole('complementary', { name: 'Add Event' }).getByLabel(/SECTION/);
    await section.click();
    await section.selectOption({ label: 'Beginners' });
    await page.getByRole('button', { name: 'Save Event' }).click();
    await page.getByText(/has been saved successfully/).waitFor();
    const clicks = await clicksUntil('the first lesson');
    assert.ok(clicks <= 20, `${clicks} clicks`);
  });

  await t.test('and from there to its first sold package, in twenty-six clicks in all', async () => {
    await step(page, 'A package');
    await field(page, 'Package Name').fill('Ten lessons');
    await page.getByRole('spinbutton', { name: 'Price' }).fill('500');
    await page.getByRole('spinbutton', { name: /^Count/ }).fill('10');
    await page.getByLabel('Valid For').fill('90');
    await save(page);
    await page.getByRole('link', { name: 'Ten lessons', exact: true }).waitFor();

    await step(page, 'The first family');
    await field(page, 'First name').fill('Anna');
    await field(page, 'Last name').fill('Rider');
    await save(page);
    await page.waitForURL(/\/admin\/(clienthome|students)/);

    await page.getByRole('link', { name: 'Purchase Items / Create Invoice' }).click();
    await page.getByRole('button', { name: /^Ten lessons/ }).click();
    await page.getByRole('button', { name: 'Manual Payment' }).click();
    await page.getByRole('button', { name: 'Save Payment' }).click();
    await page.getByText(/^Payment of .* recorded$/).waitFor();
    const clicks = await clicksUntil('the first sold package');
    assert.ok(clicks <= 26, `${clicks} clicks`);
  });

  await t.test('says where the barn is, and how its teacher is reached', async () => {
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await page.getByRole('link', { name: 'Tess Teacher' }).click();
    await page.getByRole('link', { name: 'Contact details' }).click();
    await page.getByLabel(/Email/).last().fill(teacher);
    await save(page);
    await page.getByRole('link', { name: teacher }).waitFor();

    await foldedStep(page, /address and times/);
    await field(page, 'Address').fill('1 Hill Road');
    await field(page, 'Address').blur();
    await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor();
  });

  await t.test('adds a horse, after which nothing is left to be led through', async () => {
    await foldedStep(page, 'The first horse');
    await field(page, 'Name').fill('Biscuit');
    await save(page);
    await page.getByText('Biscuit was added').waitFor();
    await page.goto(`${product.url}/admin/daysheet`);
    await page.getByText('Beginners').first().waitFor();
    assert.equal(await page.getByRole('heading', { name: 'First steps' }).count(), 0);
  });

  await t.test('connects its account with the card provider (R003, R184)', async () => {
    await page.goto(`${product.url}/admin/setup/updateprefs`);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('link', { name: 'Connect a simulated account' }).click();
    await page.getByText('Your payment provider account has been successfully connected with the product.').waitFor();
    await page.getByRole('link', { name: 'click to return' }).click();
    await page.getByText('Connected', { exact: true }).waitFor();
  });

  await t.test('gives the teacher a role and a login', async () => {
    await page.goto(`${product.url}/admin/setup/updateprefs`);
    await page.getByRole('switch', { name: 'Roles', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor();
    await page.goto(`${product.url}/admin/setup/roles/roleform/add`);
    await field(page, 'Role name').fill('Teacher');
    await save(page);
    await page.waitForURL(/\/rolepermission\//);
    await page.getByRole('checkbox', { name: /^Calendar/ }).click();
    await page.getByText(/Saved: Teacher has/).waitFor();
    await page.goto(`${product.url}/admin/staff`);
    await page.getByRole('link', { name: 'Tess Teacher' }).click();
    await page.getByRole('link', { name: 'Staff Account' }).click();
    await page.getByRole('button', { name: 'Create Login' }).click();
    await page.getByText('User Succesfully Created').waitFor();
    await page.getByLabel('Role').selectOption({ label: 'Teacher' });
    await page.getByText('Tess Teacher has the role Teacher now').waitFor();
  });

  await t.test('the teacher signs in and meets exactly what the role opens', async () => {
    const own = await newPage(browser);
    await accept(own, teacher);
    await own.waitForURL(/\/admin\/staffhome\/[^/]+\/schedule$/);
    const menu = own.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Calendar' }).waitFor();
    assert.deepEqual(await menu.getByRole('link').allTextContents(), ['Home Page', 'Calendar', 'Help']);
    await own.getByRole('table', { name: 'Schedule' }).getByRole('link', { name: 'Beginners' }).waitFor();
    await endedWell(own);
  });

  await endedWell(page);
});
