import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { endedWell, isUsable, isUsableAsItIs, newPage, seriousViolations } from '../support/browser.mjs';
import { asAdministrator, asked, browser, product } from '../support/stage.mjs';

/** A barn's own site, at an address that is not the product's. */
async function siteWith(body) {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>Maple Hill</title><main><h1>Our barn</h1>${body()}</main></html>`),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

let line = '';
let own, foreign;
before(async () => {
  [own, foreign] = [await siteWith(() => line), await siteWith(() => line)];
});
after(() => {
  own?.stop();
  foreign?.stop();
});

/** Resolves once the frame is as high as the page in it. */
const fits = async (page) => {
  const frame = page.locator('iframe');
  const inside = await (await frame.elementHandle()).contentFrame();
  const within = inside.locator('main');
  await within.waitFor();
  await page.waitForFunction(
    ([element, height]) => Math.abs(element.getBoundingClientRect().height - height) <= 1,
    [await frame.elementHandle(), await within.evaluate((main) => main.offsetHeight)],
  );
  return within.evaluate((main) => main.offsetHeight);
};

test('an administrator names the barn’s own site and takes the line along that shows the lessons there', async () => {
  const page = await asAdministrator('/setup/updateprefs?q=website');
  const sites = page.getByLabel('Sites that show the lessons');
  await sites.fill(`${own.origin}/lessons.html`);
  await sites.press('Enter');
  const copied = page.getByLabel('Put this line where the lessons are to stand on your site');
  line = await copied.inputValue();
  await page.frameLocator('.site-preview').getByRole('heading', { level: 1 }).waitFor();
  await page.getByLabel('Shown there').selectOption('booking');
  await page.getByLabel('Color there', { exact: true }).fill('#7A1F5C');
  await page.keyboard.press('Tab');
  await page.getByRole('status').filter({ hasText: 'Saved' }).nth(1).waitFor();
  await isUsable(page, 'the barn’s own site among the settings');
  await endedWell(page);
});

test('the site shows the lessons in a frame that follows their height, and leads out of it to book', async () => {
  const page = await newPage(browser);
  await page.goto(own.origin);
  await page.getByTitle('Lessons at Maple Hill').waitFor();
  const wide = await fits(page);
  await isUsableAsItIs(page, 'the barn’s own site');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.waitForFunction((before) => document.querySelector('iframe').offsetHeight !== before, wide);
  assert.ok((await fits(page)) > wide, 'what is narrower is higher');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(await seriousViolations(page), []);

  const inside = page.frameLocator('iframe');
  assert.equal(await inside.locator('html').evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await inside.getByRole('link', { name: 'Next seven days' }).click();
  await inside.getByRole('link', { name: 'Earlier' }).waitFor();
  await fits(page);
  await inside
    .getByRole('link', { name: /^Book / })
    .first()
    .click();
  await page.waitForURL(/\/publicBook\/.*lesson=/);
  await page.getByRole('dialog', { name: 'Book this lesson' }).waitFor();
  assert.equal(new URL(page.url()).origin, product.url);
  await endedWell(page);
});

test('a site that the barn did not name shows nothing of it, nor does the barn’s own show any other page', async () => {
  const page = await newPage(browser);
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(foreign.origin);
  await refused;
  const other = page.waitForEvent('console', (message) => /frame|X-Frame-Options/i.test(message.text()));
  await page.goto(own.origin);
  await page.evaluate(
    (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    },
    `${product.url}/public/${/data-leadline-barn="([^"]+)"/.exec(line)[1]}`,
  );
  await other;
  await page.leave();

  const administrator = await asAdministrator('/daysheet');
  for (const field of ['widget_origins', 'widget_shows', 'widget_color'])
    await asked(administrator, 'farms/updateFarmPreferencesClient', { field, value: '' });
  await endedWell(administrator);
});
