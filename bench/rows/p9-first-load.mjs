import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { firstLoad } from '../lib/first-load.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** React and ReactDOM alone, bundled as our screens are. */
async function react() {
  const folder = mkdtempSync(path.join(root, 'node_modules/.bench-'));
  try {
    writeFileSync(
      path.join(folder, 'index.html'),
      '<div id="root"></div><script type="module" src="./main.js"></script>',
    );
    writeFileSync(
      path.join(folder, 'main.js'),
      `import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      createRoot(document.getElementById("root")).render(createElement("p"));`,
    );
    await build({ root: folder, logLevel: 'error', build: { outDir: 'dist' } });
    const assets = path.join(folder, 'dist/assets');
    return readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file))).length, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const exactly = (value) => ({ median: value, min: value, max: value });
const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

export const row = {
  id: 'P9',
  what: 'gzip JavaScript to the first usable screen against React + ReactDOM alone (bytes, not times)',
  async *measure() {
    const bare = await react();
    for (const [name, ui, entries, gate, aim] of [
      ['portal home', 'client-ui', [/home/i], 1.8, 1.5],
      ['staff calendar', 'admin-ui', [/^CalendarPage/], 6, 5],
    ]) {
      const bytes = firstLoad(path.join(root, ui, 'dist'), entries);
      yield { name, gate, aim, lower: true, result: exactly(bytes / bare), note: `${kB(bytes)} against ${kB(bare)}` };
    }
  },
};
