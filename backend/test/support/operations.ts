import { describeApi } from '../../src/platform/http/describe-api.js';
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

/** Every call of the contract with every field it takes, read from what the application itself publishes. */
export function operationsOf(app: TestApp): Operation[] {
  const document = describeApi(app.app);
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const resolve = (schema: Schema): Schema =>
    schema.$ref
      ? resolve(schemas[schema.$ref.split('/').at(-1) as string] ?? {})
      : schema.allOf
        ? schema.allOf.reduce<Schema>((all, one) => ({ ...all, ...resolve(one) }), {})
        : schema.items
          ? { ...schema, items: resolve(schema.items) }
          : schema;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([method, described]) => {
      const body = resolve(Object.values(described.requestBody?.content ?? {})[0]?.schema ?? {});
      return {
        method: method.toUpperCase() as Operation['method'],
        path: path.replace(/^\/api\//, ''),
        fields: [
          ...(described.parameters ?? []).flatMap(({ name, in: place, required = false, schema, content }): Field[] =>
            place === 'header'
              ? []
              : [{ name, in: place, required, schema: resolve(schema ?? content?.['application/json']?.schema ?? {}) }],
          ),
          ...Object.entries(body.properties ?? {}).map(([name, schema]): Field => ({
            name,
            in: 'body',
            required: body.required?.includes(name) ?? false,
            schema: resolve(schema),
          })),
        ],
      };
    }),
  );
}

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
