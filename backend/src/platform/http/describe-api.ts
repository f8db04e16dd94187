import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { API_KEY, API_KEY_SCOPE, BEGIN, BY_API_KEY } from './api-beginnings.js';
import { scopeOf } from '../auth/api-scopes.js';
import { routesOf, type DeclaredRoute } from '../auth/undeclared-routes.js';
import { ErrorReply } from './error-reply.js';
import { checkNames } from './one-class-per-name.js';
import type { RestQuery } from './rest-query.js';
import { standardise } from './standard-schemas.js';
import { errorsOf, REFUSALS, takesIdempotencyKey } from './operation-errors.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { in: string }>;
type Schema = NonNullable<Parameter['schema']>;

/** The parameter of a list that can be asked for as a spreadsheet. */
const EXPORTED = 'columns' satisfies keyof RestQuery;

const idOf = (controller: string, method: string) => `${controller.replace(/Controller$/, '')}_${method}`;

export const operationIdOf = ({ controller, handler }: DeclaredRoute) => idOf(controller.name, handler.name);

const description = new DocumentBuilder()
  .setTitle('Leadline')
  .setVersion('1')
  .setDescription(BEGIN)
  .setLicense('Not licensed to others', '/')
  .addServer('/', 'Where this page comes from')
  .addBearerAuth()
  .addBearerAuth(BY_API_KEY, API_KEY)
  .build();

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request sent again under the same key has no second effect and the same answer',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const routes = routesOf(app);
  checkNames(routes);
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: idOf,
    extraModels: [ErrorReply],
  });
  const declared = new Map(routes.map((route) => [operationIdOf(route), route]));
  const described = new Set<string>();
  for (const operation of operationsOf(document)) {
    const { operationId = '' } = operation;
    const route = declared.get(operationId);
    if (!route || described.has(operationId))
      throw new Error(`${operationId} does not name one call: rename a method.`);
    described.add(operationId);
    complete(operation, route, document);
  }
  document.components = { ...document.components, responses };
  document.tags = tagsOf(document);
  standardise(document);
  return document;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));

const tagsOf = (document: OpenAPIObject) =>
  [...new Set(operationsOf(document).flatMap(({ tags = [] }) => tags))].toSorted().map((name) => ({ name }));

function complete(operation: Operation, route: DeclaredRoute, document: OpenAPIObject) {
  const parameters = (operation.parameters ?? []).filter((one): one is Parameter => 'in' in one);
  const statuses = errorsOf(route, { parameters, body: bodyOf(operation, document) });
  if (route.access === 'public') operation.security = [];
  const scope = scopeOf({ method: route.method, path: route.path.replace(/:(\w+)/g, '{$1}') });
  if (scope) {
    operation.security = [...(operation.security ?? []), { [API_KEY]: [] }];
    Object.assign(operation, { [API_KEY_SCOPE]: scope });
  }
  if (takesIdempotencyKey(route)) parameters.push(IDEMPOTENCY_KEY);
  operation.parameters = parameters.map(asJson);
  const { 200: answer } = operation.responses;
  if (parameters.some(({ name }) => name === EXPORTED) && answer && 'content' in answer)
    answer.content = { ...answer.content, 'text/csv': { schema: { type: 'string' } } };
  const byHand = Object.keys(operation.responses).map(Number);
  for (const [status, [name]] of Object.entries(REFUSALS))
    if ([...statuses, ...byHand].includes(Number(status)))
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
}

const content = { 'application/json': { schema: { $ref: `#/components/schemas/${ErrorReply.name}` } } };
const responses = Object.fromEntries(
  Object.values(REFUSALS).map(([name, description]) => [name, { description, content }]),
);

/** Lists and objects in a query are JSON text. D21 */
function asJson({ schema, ...parameter }: Parameter): Parameter {
  const isText = !schema || '$ref' in schema || !['object', 'array'].includes(String(schema.type));
  return isText || parameter.in !== 'query'
    ? { ...parameter, ...(schema && { schema }) }
    : { ...parameter, content: { 'application/json': { schema } } };
}

function bodyOf({ requestBody }: Operation, { components }: OpenAPIObject) {
  if (!requestBody || !('content' in requestBody)) return undefined;
  const resolved = (schema: Schema | undefined): Schema | undefined =>
    schema && '$ref' in schema ? components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema;
  const schema = resolved(Object.values(requestBody.content)[0]?.schema);
  return (schema && 'properties' in schema && schema.properties) || {};
}
