import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const STATIC_IMPORT =
  /(?:^|[;}])\s*import\s*(?:[\w*{][^'"]*?from\s*)?["']\.\/([^"']+\.js)["']|\bfrom\s*["']\.\/([^"']+\.js)["']/g;

/**
 * Bytes of gzip JavaScript a browser loads for one screen of a built UI: the entry of index.html, the lazy chunks whose names match
 * `screens`, and everything they import statically.
 */
export function firstLoad(dist, screens) {
  const assets = path.join(dist, 'assets');
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g)].map(([, file]) => file);
  const lazy = readdirSync(assets).filter(
    (file) => file.endsWith('.js') && screens.some((screen) => screen.test(file)),
  );
  const seen = new Set();
  const queue = [...entry, ...lazy];
  while (queue.length) {
    const file = queue.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, plain, from] of readFileSync(path.join(assets, file), 'utf8').matchAll(STATIC_IMPORT))
      queue.push(plain ?? from);
  }
  return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file))).length, 0);
}
