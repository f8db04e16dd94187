import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operationsOf, type Operation } from './operations-of.js';
import type { TestApp } from './test-app.js';

export type { Field, Operation, Schema } from './operations-of.js';

/** Those of the published contract. */
export const operations: readonly Operation[] = operationsOf(
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../openapi.json'), 'utf8')) as Parameters<
    typeof operationsOf
  >[0],
);

/** Sends an operation with the given values wherever they belong. */
export function send(
  app: TestApp,
  who: { token: string } | undefined,
  { method, path, fields }: Operation,
  values: Record<string, unknown>,
) {
  const inPath = new Set(fields.filter((field) => field.in === 'path').map((field) => field.name));
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? 'missing')));
  return app.call(who, method, url, Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.has(name))));
}
