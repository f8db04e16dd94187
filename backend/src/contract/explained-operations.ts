import type { OpenAPIObject } from '@nestjs/swagger';
import type { DeclaredRoute } from '../platform/auth/undeclared-routes.js';
import { operationIdOf, operationsOf } from '../platform/http/describe-api.js';

/** `MarkPaid`, `markPaid` → Mark paid. */
const inWords = (name: string) => {
  const words = name.replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The commands and queries that a method of a controller sends, as its source names them. */
const messagesOf = ({ handler }: DeclaredRoute) =>
  [...String(handler).matchAll(/new ([A-Z]\w+)\(/g)].map(([, name = '']) => name);

/** Each call is called after what it sends and explained by what the source says of that, or of the method that takes it. */
export function explain(
  document: OpenAPIObject,
  routes: readonly DeclaredRoute[],
  docstrings: ReadonlyMap<string, string>,
) {
  const named = new Map(routes.map((route) => [operationIdOf(route), route]));
  for (const operation of operationsOf(document)) {
    const route = named.get(operation.operationId ?? '');
    if (!route) continue;
    const message = messagesOf(route).find((name) => docstrings.has(name)) ?? messagesOf(route)[0];
    const said = docstrings.get(`${route.controller.name}.${route.handler.name}`) ?? docstrings.get(message ?? '');
    const [resource = '', record = ''] = route.path.replaceAll('_', ' ').split('/').filter(Boolean);
    const place = resource === 'rest' ? record : resource;
    operation.summary = message ? inWords(message) : `${inWords(place)}: ${inWords(route.handler.name).toLowerCase()}`;
    if (said) operation.description = said;
  }
}
