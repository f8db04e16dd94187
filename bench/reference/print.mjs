// One warm tab of the same headless browser that prints one page of HTML after the other, and nothing else.
import { launch } from 'puppeteer';
import { backend } from '../lib/stage.mjs';

export async function openPrinter() {
  const { chromium } = await import(backend('platform/pdf/chromium'));
  const browser = await launch({
    ...(await chromium('.data/run')),
    headless: 'shell',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-extensions',
      '--disable-background-networking',
    ],
  });
  const tab = await browser.newPage();
  await tab.setJavaScriptEnabled(false);
  const print = async (html) => {
    await tab.setContent(html, { waitUntil: 'load' });
    return Buffer.from(await tab.pdf({ preferCSSPageSize: true, printBackground: true }));
  };
  return { print, close: () => browser.close() };
}
