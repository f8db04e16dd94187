import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMMENT = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*`;
const CLASS = new RegExp(String.raw`${COMMENT}(?:@[^\n]+\n)*export class (\w+)`, 'g');
const METHOD = new RegExp(String.raw`${COMMENT}@[\s\S]*?\n {2}(?:async )?(\w+)\(`, 'g');

/** Without stars and the ids of rules, of which readers of the contract know nothing. */
const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter(Boolean)
    .join(' ')
    .replace(/(\s+\b[A-Z]\d{2,3}\b)+\.?\s*$/, '')
    .replaceAll('`', '');

/** What the sources say of classes, and of the methods of controllers as `Class.method`. */
export function docstringsIn(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, comment = '', name = ''] of source.matchAll(CLASS)) found.set(name, plain(comment));
    const controller = /export class (\w+Controller)\b/.exec(source)?.[1];
    if (!controller) continue;
    const body = source.slice(source.indexOf(`class ${controller}`));
    for (const [, comment = '', method] of body.matchAll(METHOD)) found.set(`${controller}.${method}`, plain(comment));
  }
  return found;
}
