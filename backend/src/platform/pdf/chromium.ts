import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A browser to print with, and the environment it needs. */
export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

const PACKED = '143.0.4';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const environment = () => ({ ...process.env }) as Record<string, string>;

const packedBrowser = () => createRequire(path.resolve('package.json')).resolve('@sparticuz/chromium');

/** The package changes the environment it is imported in, so it unpacks in a process of its own. */
async function unpackInto(folder: string) {
  const script = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(packedBrowser()).href)}); await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
}

/** Unpacks beside the final place and moves there when complete, so that a killed start leaves nothing half done. */
async function unpackOnce(home: string) {
  if (existsSync(home)) return;
  const unpacking = `${home}.${process.pid}`;
  await mkdir(unpacking, { recursive: true });
  try {
    await unpackInto(unpacking);
    const fonts = path.join(unpacking, 'fonts', 'fonts.conf');
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${home}/`));
    // Another process may have been faster; its copy is as good.
    await rename(unpacking, home).catch(() => undefined);
  } finally {
    await rm(unpacking, { recursive: true, force: true });
  }
}

/**
 * The browser named by CHROME_PATH, else the one inside an npm package, which brings its libraries and a font, so that nothing has
 * to be installed. That one exists for Linux on x64 only; elsewhere an installed Chrome serves.
 */
export async function chromium(cacheDir = process.env.CACHE_DIR): Promise<Chromium> {
  const packed = process.platform === 'linux' && process.arch === 'x64';
  const executablePath = [process.env.CHROME_PATH, ...(packed ? [] : INSTALLED)].find(
    (file) => file && existsSync(file),
  );
  if (executablePath) return { executablePath, env: environment() };
  const [modules = ''] = packedBrowser().split(`${path.sep}@sparticuz`);
  const home = path.join(cacheDir ? path.resolve(cacheDir) : path.join(modules, '.cache'), `chromium-${PACKED}`);
  await unpackOnce(home);
  return {
    executablePath: path.join(home, 'chromium'),
    env: {
      ...environment(),
      LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(home, 'fonts'),
    },
  };
}
