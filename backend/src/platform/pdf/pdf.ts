import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Browser, Page } from 'puppeteer';
import { chromium } from './chromium.js';
import { ResourcePool } from './resource-pool.js';

const AT_ONCE = 2;
const TIME_LIMIT_MS = 30_000;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-extensions',
  '--disable-background-networking',
];

/** One warm browser. Pages run no script and load nothing; paper and margins are their own `@page` rules. */
@Injectable()
export class Pdf implements OnApplicationShutdown {
  private browser?: Promise<Browser>;
  private readonly pages = new ResourcePool<Page>(
    AT_ONCE,
    () => this.newPage(),
    (page) => page.close(),
  );

  fromHtml(html: string): Promise<Buffer> {
    return this.pages.use(async (page) => {
      await page.setContent(html, { waitUntil: 'load', timeout: TIME_LIMIT_MS });
      return Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true, timeout: TIME_LIMIT_MS }));
    });
  }

  async onApplicationShutdown() {
    await (await this.browser?.catch(() => undefined))?.close();
  }

  private async newPage() {
    this.browser ??= this.launch();
    const page = await (await this.browser).newPage();
    await Promise.all([page.setJavaScriptEnabled(false), page.setOfflineMode(true)]);
    return page;
  }

  private async launch() {
    try {
      const found = await chromium();
      const { launch } = await import('puppeteer');
      const browser = await launch({
        ...found,
        headless: 'shell',
        args: ARGUMENTS,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      browser.on('disconnected', () => this.forget());
      return browser;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private forget() {
    this.browser = undefined;
    this.pages.clear();
  }
}
