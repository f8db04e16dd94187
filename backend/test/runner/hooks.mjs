import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const SOURCES = new URL('../../src/', import.meta.url).href;
const BUILT = new URL('../../dist/src/', import.meta.url).href;
const options = {
  ...JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8')),
  swcrc: false,
  sourceMaps: 'inline',
};

/** Tests and what only they need is TypeScript, made JavaScript as it is loaded; what they test is what has been built. */
export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !context.parentURL?.endsWith('.ts')) return next(specifier, context);
  const [, file, ending] = /^(.*?)(\.m?[jt]s|\.json)?$/.exec(new URL(specifier, context.parentURL).href);
  if (ending !== '.js' && ending !== undefined) return next(specifier, context);
  const isTested = file.startsWith(SOURCES) && !/\/test\/|\.spec$/.test(file);
  const url = isTested ? `${file.replace(SOURCES, BUILT)}.js` : `${file}.ts`;
  return { url, shortCircuit: true };
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
