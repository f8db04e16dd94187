import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
/** An object that may be null stands in OpenAPI 3.0 as `nullable` beside `allOf`, which says to people and generators what it does not say to JSON Schema. */
const asMeant = (_: string, value: unknown) => {
  const { nullable, allOf } = (value ?? {}) as { nullable?: boolean; allOf?: object[] };
  return nullable && allOf ? { anyOf: [{ allOf }, { enum: [null] }] } : value;
};
const contract = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../openapi.json'), 'utf8'), asMeant) as {
  paths: Record<string, Record<string, Operation>>;
};

const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(contract, 'contract');
formats.default(ajv);
const pointed = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

const known = new Map<string, ValidateFunction | undefined>();
function promiseOf(method: string, route: string, status: number) {
  const name = `${method} ${route} ${status}`;
  if (!known.has(name)) {
    const promised = contract.paths[route]?.[method]?.responses[String(status)]?.content?.['application/json']?.schema;
    known.set(
      name,
      promised &&
        ajv.compile({
          $ref: `contract#/paths/${pointed(route)}/${method}/responses/${status}/content/application~1json/schema`,
        }),
    );
  }
  return known.get(name);
}

/** Fails where an answer is not what the published contract says of it: a field that is missing, of another type, or null without leave. */
export function keepsContract(method: string, route: string, status: number, body: unknown) {
  const validate = promiseOf(method.toLowerCase(), route, status);
  if (!validate || validate(body)) return;
  const faults = (validate.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${method} ${route} does not answer as its contract says:\n${faults.join('\n')}`);
}
