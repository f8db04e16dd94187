import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { privateFolder } from './private-folder.js';

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

/** In its own process, because importing the package changes the environment. */
async function unpackInto(folder: string) {
  const module = JSON.stringify(pathToFileURL(packedBrowser()).href);
  const script = `const { default: chromium } = await import(${module}); await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
}

/** No absolute path: the folder can be moved, and its path may contain any character. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacks beside the target and renames, so that a crash leaves nothing incomplete. */
async function unpackOnce(home: string) {
  if (existsSync(home)) return;
  const unpacking = await privateFolder(path.dirname(home), 'unpacking');
  try {
    await unpackInto(unpacking);
    await rm(path.join(unpacking, 'fonts', 'fonts.conf'));
    await writeFile(path.join(unpacking, 'fonts.conf'), FONTS);
    await rename(unpacking, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(unpacking, { recursive: true, force: true });
  }
}

const NOT_OURS_TO_WRITE = ['EACCES', 'EPERM', 'EROFS'];

/** In the first of these folders in which it lies or may be written. */
async function unpackedBelow([folder = '', ...others]: readonly string[]): Promise<string> {
  const home = path.join(folder, `printer-${PACKED}`);
  try {
    await unpackOnce(home);
    return home;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (others.length && NOT_OURS_TO_WRITE.includes(code)) return unpackedBelow(others);
    throw error;
  }
}

/** `spare` is for an installation whose packages may only be read. */
export async function chromium(spare: string, cacheDir = process.env.CACHE_DIR): Promise<Chromium> {
  const packed = process.platform === 'linux' && process.arch === 'x64';
  const executablePath = [process.env.CHROME_PATH, ...(packed ? [] : INSTALLED)].find(
    (file) => file && existsSync(file),
  );
  if (executablePath) return { executablePath, env: environment() };
  const [modules = ''] = packedBrowser().split(`${path.sep}@sparticuz`);
  const home = await unpackedBelow(cacheDir ? [path.resolve(cacheDir)] : [path.join(modules, '.cache'), spare]);
  return {
    executablePath: path.join(home, 'chromium'),
    env: {
      ...environment(),
      // Relative to the browser: an absolute path could contain a colon.
      LD_LIBRARY_PATH: '$ORIGIN/al2023/lib',
      FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
    },
  };
}
