import path from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Page } from 'puppeteer';
import { CONFIG, type Config } from '../config/config.js';
import { FileStorage } from '../files/file-storage.js';
import { launchBrowser, type Printer } from './launch-browser.js';
import { ResourcePool } from './resource-pool.js';
import { withStoredPictures } from './stored-pictures.js';

const AT_ONCE = 2;
const TIME_LIMIT_MS = 30_000;

/** One warm browser. Pages run no script and load nothing but stored pictures; their `@page` rules set paper and margins. */
@Injectable()
export class Pdf implements OnApplicationShutdown {
  private printer?: Promise<Printer>;
  private readonly pages = new ResourcePool<Page>(
    AT_ONCE,
    () => this.newPage(),
    (page) => page.close(),
  );

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'dataDir'>,
    private readonly storage: FileStorage,
  ) {}

  async fromHtml(html: string): Promise<Buffer> {
    const complete = await withStoredPictures(html, this.storage);
    return this.pages.use(async (page) => {
      await page.setContent(complete, { waitUntil: 'load', timeout: TIME_LIMIT_MS });
      const pdf = Buffer.from(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, timeout: TIME_LIMIT_MS }),
      );
      // Without a font the browser leaves out all text, and reports no error.
      if (!pdf.includes('/Type /Font')) throw new Error('The PDF has no text in it: the browser found no font.');
      return pdf;
    });
  }

  async onApplicationShutdown() {
    await (await this.printer?.catch(() => undefined))?.close();
  }

  private async newPage() {
    this.printer ??= this.launch();
    const page = await (await this.printer).browser.newPage();
    await Promise.all([page.setJavaScriptEnabled(false), page.setOfflineMode(true)]);
    return page;
  }

  private async launch() {
    try {
      const printer = await launchBrowser(path.join(this.config.dataDir, 'run'));
      printer.browser.on('disconnected', () => this.forget());
      return printer;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private forget() {
    this.printer = undefined;
    this.pages.clear();
  }
}
