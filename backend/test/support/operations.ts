import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from './test-app.js';

export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maxLength?: number;
  items?: Schema;
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}
export interface Field {
  name: string;
  in: 'query' | 'path' | 'body';
  required: boolean;
  schema: Schema;
}
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the contract, without `/api/`; parameters in braces. */
  path: string;
  fields: Field[];
}

interface Described {
  parameters?: {
    name: string;
    in: 'query' | 'path' | 'header';
    required?: boolean;
    schema?: Schema;
    content?: Record<string, { schema: Schema }>;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

const resolved = (schema: Schema = {}): Schema => {
  if (schema.$ref) return resolved(document.components.schemas[schema.$ref.split('/').at(-1) as string]);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(resolved)) as Schema;
  return schema.items ? { ...schema, items: resolved(schema.items) } : schema;
};

const fieldsOf = ({ parameters = [], requestBody }: Described): Field[] => {
  const body = resolved(Object.values(requestBody?.content ?? {})[0]?.schema);
  return [
    ...parameters.flatMap(({ name, in: place, required = false, schema, content }): Field[] =>
      place === 'header'
        ? []
        : [{ name, in: place, required, schema: resolved(schema ?? content?.['application/json']?.schema) }],
    ),
    ...Object.entries(body.properties ?? {}).map(([name, schema]): Field => ({
      name,
      in: 'body',
      required: body.required?.includes(name) ?? false,
      schema: resolved(schema),
    })),
  ];
};

/** Every call of the published contract with every field it takes. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    method: method.toUpperCase() as Operation['method'],
    path: route.replace(/^\/api\//, ''),
    fields: fieldsOf(described),
  })),
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
