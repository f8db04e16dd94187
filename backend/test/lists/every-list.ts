import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RestList } from '../../src/platform/http/list-rows.js';

const MODULES = path.resolve(import.meta.dirname, '../../src/modules');

const isList = (value: unknown): value is RestList =>
  typeof value === 'object' && value !== null && 'resource' in value && 'rows' in value && 'defaultSort' in value;

/** Every list that a module describes among its queries. */
export async function everyList(): Promise<RestList[]> {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/queries\/[\w-]+\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(`../../src/modules/${file.replace(/ts$/, 'js')}`) as Promise<Record<string, unknown>>),
  );
  const lists = modules.flatMap((exported) => Object.values(exported).filter(isList));
  return [...new Map(lists.map((list) => [list.resource, list])).values()];
}
