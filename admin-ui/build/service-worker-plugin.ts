import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';

/** One script: the product's own, and what is told in both. */
const sources = ['../service-worker/service-worker.ts', '../../api-client/service-worker/push.ts'].map((source) =>
  fileURLToPath(new URL(source, import.meta.url)),
);

/** Only modules for the type checker: browsers run them as a classic script. */
const compiled = async (source: string): Promise<string> =>
  (await transformWithOxc(await readFile(source, 'utf8'), source)).code.replace(/^export \{\};?$/m, '');

/** Without signal today's day sheet opens, marks are made and conflicts decided; everything else waits for the signal. */
const needed = [
  /src\/entry\.ts$/,
  /src\/main\.tsx$/,
  /src\/day-sheet\/DaySheetPage\.tsx$/,
  /src\/arena\/(arena\.ts|Questions\.tsx)$/,
];

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** These chunks, what they import at once, and the styles of all of them. */
const shellOf = (bundle: Rolldown.OutputBundle): string[] => {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (name: string): void => {
    if (files.has(name)) return;
    files.add(name);
    const chunk = byName.get(name);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) files.add(style);
    chunk?.imports.forEach(add);
  };
  for (const { fileName, facadeModuleId, moduleIds } of chunks)
    if (needed.some((pattern) => pattern.test(facadeModuleId ?? '') || moduleIds.some((id) => pattern.test(id))))
      add(fileName);
  const fonts = Object.keys(bundle).filter((file) => /inter-latin(-ext)?-wght-normal.*\.woff2$/.test(file));
  return [...files, ...fonts].sort();
};

/** Compiles the service worker and tells it which hashed files make up this build. */
export const serviceWorker = (): Plugin => ({
  name: 'leadline-staff-service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
    if (!entry) throw new Error('The build has no entry.');
    const shell = shellOf(bundle).map((file) => `/admin/${file}`);
    const code = (await Promise.all(sources.map(compiled))).join('\n');
    const build = createHash('sha256').update(code).update(entry).update(shell.join()).digest('hex').slice(0, 12);
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: code
        .replaceAll('__BUILD__', JSON.stringify(build))
        .replaceAll('__ENTRY__', JSON.stringify(entry))
        .replaceAll('__SHELL__', JSON.stringify(shell)),
    });
  },
});
