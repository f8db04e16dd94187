export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  example?: unknown;
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

interface Contract {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** Every call of a contract with every field it takes. */
export function operationsOf({ paths, components }: Contract): Operation[] {
  const resolved = (schema: Schema = {}): Schema => {
    if (schema.$ref) return resolved(components.schemas[schema.$ref.split('/').at(-1) as string]);
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

  return Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as Operation['method'],
      path: route.replace(/^\/api\//, ''),
      fields: fieldsOf(described),
    })),
  );
}
