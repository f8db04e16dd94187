import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

/** One script: the product's own, and what is told in both. */
const sources = ['../service-worker/service-worker.ts', '../../api-client/service-worker/push.ts'].map((source) =>
  fileURLToPath(new URL(source, import.meta.url)),
);

/** Only modules for the type checker: browsers run them as a classic script. */
const compiled = async (source: string): Promise<string> =>
  (await transformWithOxc(await readFile(source, 'utf8'), source)).code.replace(/^export \{\};?$/m, '');

/** Alphabets beyond Latin are fetched when a name needs them, not by every family's phone. */
const belongsToShell = (file: string): boolean =>
  /\.(js|css)$/.test(file) || /inter-latin(-ext)?-wght-normal.*\.woff2$/.test(file);

/** Compiles the service worker and tells it which hashed files make up this build. */
export const serviceWorker = (): Plugin => ({
  name: 'leadline-service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter(belongsToShell).sort();
    const shell = ['/', ...files.map((file) => `/${file}`), '/icon-192.png'];
    const code = (await Promise.all(sources.map(compiled))).join('\n');
    const build = createHash('sha256').update(code).update(shell.join()).digest('hex').slice(0, 12);
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: code.replaceAll('__BUILD__', JSON.stringify(build)).replaceAll('__SHELL__', JSON.stringify(shell)),
    });
  },
});
