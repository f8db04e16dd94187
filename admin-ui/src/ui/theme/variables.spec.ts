import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssVariables } from '@leadline/api-client';

const source = join(__dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx?)$/.test(name));
const texts = files.map((name) => readFileSync(join(source, name), 'utf8'));
const all = (pattern: RegExp) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));

it('uses no colour, size or distance that no theme has', () => {
  const known = new Set<string | undefined>(Object.keys(cssVariables('light')));
  const set = all(/(--[a-z-]+)['"]?\]?\s*[:;]/g);
  const unknown = [...all(/var\((--[a-z0-9-]+)/g)].filter((name) => !known.has(name) && !set.has(name));
  expect(unknown).toEqual([]);
});
