import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  type?: string;
  enum?: readonly unknown[];
  nullable?: boolean;
  oneOf?: readonly Schema[];
  allOf?: readonly { $ref?: string }[];
}

/**
 * What the decorators say and the standard does not know, said as it does: choices among texts and numbers have no single type, and
 * `nullable` belongs to a type.
 */
export function standardise(document: OpenAPIObject) {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    standardiseOne(node, schemas);
    Object.values(node).forEach(visit);
  };
  visit(document.paths);
  visit(schemas);
}

function standardiseOne(schema: Schema, schemas: Record<string, Schema>) {
  const choices = Array.isArray(schema.enum) ? schema.enum.filter((choice) => choice !== null) : [];
  if (new Set(choices.map((choice) => typeof choice)).size > 1) delete schema.type;
  if (schema.nullable !== true || schema.type) return;
  const [first, ...others] = schema.oneOf ?? [];
  const named = schemas[schema.allOf?.[0]?.$ref?.split('/').at(-1) ?? ''];
  if (first) {
    delete schema.nullable;
    schema.oneOf = [{ ...first, nullable: true }, ...others];
  } else if (named?.type) schema.type = named.type;
}
