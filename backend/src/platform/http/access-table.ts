import type { OpenAPIObject } from '@nestjs/swagger';
import { circleOf } from '../auth/allow.js';
import type { DeclaredRoute } from '../auth/undeclared-routes.js';
import type { FamilyCircle } from '../tenancy/family-part.js';
import { PERMISSION } from './fields.js';

export interface AccessRow {
  method: string;
  path: string;
  public: boolean;
  adm: boolean;
  ins: boolean | readonly string[];
  stu: boolean;
  /** Whom of a family; null: nobody. */
  family: FamilyCircle | null;
  spr: boolean;
  fields: Readonly<Record<string, string>>;
}

export const callName = ({ method, path }: { method: string; path: string }) =>
  path.startsWith('/rest/') ? `${method} ${path.slice(1)}` : path.slice(1);

export function accessTable(routes: readonly DeclaredRoute[], document: OpenAPIObject): AccessRow[] {
  const rows = routes.map(({ method, path, access }): AccessRow => {
    const wire = path.replace(/:(\w+)/g, '{$1}');
    const declared = access === 'public' || !access ? {} : access;
    const { adm, ins, spr } = declared;
    const family = circleOf(declared) ?? null;
    return {
      method,
      path: wire,
      public: access === 'public',
      adm: adm === true,
      ins: typeof ins === 'string' ? [ins] : (ins ?? false),
      stu: family !== null,
      family,
      spr: spr === true,
      fields: guardedFields(document, method, `/api${wire}`),
    };
  });
  return rows.sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

function guardedFields({ paths, components }: OpenAPIObject, method: string, path: string) {
  const operation = paths[path]?.[method.toLowerCase() as 'post'];
  const body = operation?.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const schema = body['application/json']?.schema;
  const named = schema && '$ref' in schema ? components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema;
  const properties = Object.entries((named && 'properties' in named && named.properties) || {});
  const marked = properties.map(([field, property]) => [field, (property as Record<string, unknown>)[PERMISSION]]);
  return Object.fromEntries(marked.filter(([, permission]) => permission)) as Record<string, string>;
}
