import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

interface Response {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}
interface Operation {
  responses: Record<string, Response>;
}
/**
 * An object that may be null stands in OpenAPI 3.0 as `nullable` beside `allOf`, which says to people and generators
 * what it does not say to JSON Schema.
 */
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

/** Routes with parameters, and what their addresses look like. */
const patterns = Object.keys(contract.paths).map(
  (route) => [route, new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
);
const routeOf = (address: string) =>
  address in contract.paths ? address : patterns.find(([, pattern]) => pattern.test(address))?.[0];

const known = new Map<string, ValidateFunction | undefined>();
const compiled = (pointer: string) => {
  if (!known.has(pointer)) known.set(pointer, ajv.compile({ $ref: `contract#${pointer}` }));
  return known.get(pointer);
};

const JSON_TYPE = 'application/json';

/** What the contract promises of this answer; a refusal that it does not name is none of the call's. */
function promiseOf(method: string, route: string | undefined, status: number, type: string) {
  const operation = route && contract.paths[route]?.[method];
  if (!operation) return status >= 400 ? '/components/schemas/ErrorReply' : undefined;
  const response = operation.responses[status];
  if (status < 400 && type !== JSON_TYPE && response?.content?.[type]) return undefined;
  if (response?.$ref) return `${response.$ref.slice(1)}/content/application~1json/schema`;
  if (!response && status >= 400)
    throw new Error(`${method} ${route} gave ${status}, which its contract does not name.`);
  return response?.content?.['application/json']?.schema
    ? `/paths/${pointed(route)}/${method}/responses/${status}/content/application~1json/schema`
    : undefined;
}

/**
 * Fails where an answer or a refusal is not what the published contract says of it: a field that is missing, of another
 * type, or null without leave.
 */
export function keepsContract(
  method: string,
  address: string,
  { status, type, body }: { status: number; type: string; body: unknown },
) {
  const pointer = promiseOf(method.toLowerCase(), routeOf(address), status, type);
  const validate = pointer && compiled(pointer);
  if (!validate || validate(body)) return;
  const faults = (validate.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${method} ${address} does not answer as its contract says:\n${faults.join('\n')}`);
}
