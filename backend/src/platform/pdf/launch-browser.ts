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
  close(): Promise<void>;
}

/** Ends with this process, however that ends, and writes only into its own folder below `parent`. */
export async function launchBrowser(parent: string): Promise<Printer> {
  const { executablePath, env } = await chromium(parent);
  const { launch } = await import('puppeteer');
  const folder = await privateFolder(parent, 'browser');
  const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const browser = await launch({
      executablePath,
      env: { ...env, TMPDIR: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder },
      userDataDir: path.join(folder, 'profile'),
      headless: 'shell',
      // Through a pipe: the browser ends when the other end is closed.
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
