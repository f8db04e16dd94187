import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { chromium } from './chromium.js';
import { privateFolder } from './private-folder.js';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-extensions',
  '--disable-background-networking',
];

export interface Printer {
  browser: Browser;
  /** Resolves when the browser and what it wrote are gone. */
  close(): Promise<void>;
}

/** A browser that ends with this process, however that ends, and writes into a folder of its own below `parent` alone. */
export async function launchBrowser(parent: string): Promise<Printer> {
  const { executablePath, env } = await chromium();
  const { launch } = await import('puppeteer');
  const folder = await privateFolder(parent, 'browser');
  const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const browser = await launch({
      executablePath,
      env: { ...env, TMPDIR: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder },
      userDataDir: path.join(folder, 'profile'),
      headless: 'shell',
      // Spoken to through a pipe, it ends when nobody holds the other end any more.
      pipe: true,
      args: ARGUMENTS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const gone = new Promise((resolve) => browser.process()?.once('exit', resolve)).then(clear, clear);
    return { browser, close: () => browser.close().then(() => gone) };
  } catch (error) {
    await clear();
    throw error;
  }
}
