import type { Type } from '@nestjs/common';
import type { DeclaredRoute } from '../auth/undeclared-routes.js';

const PROPERTIES = 'swagger/apiModelPropertiesArray';
const PROPERTY = 'swagger/apiModelProperties';
const RESPONSES = 'swagger/apiResponse';

const isDescribed = (type: unknown): type is Type =>
  typeof type === 'function' && Reflect.hasMetadata(PROPERTIES, (type as Type).prototype ?? {});

function classOf(type: unknown): Type | undefined {
  if (Array.isArray(type)) return classOf(type[0]);
  if (isDescribed(type)) return type;
  return typeof type === 'function' && type.prototype === undefined ? classOf((type as () => unknown)()) : undefined;
}

function propertiesOf({ prototype }: Type): unknown[] {
  const names = Reflect.getMetadata(PROPERTIES, prototype) as string[];
  return names.map((name) => (Reflect.getMetadata(PROPERTY, prototype, name.slice(1)) as { type?: unknown }).type);
}

function typesOf({ controller, handler }: DeclaredRoute): unknown[] {
  const taken = Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler.name) as unknown[];
  const answers = (Reflect.getMetadata(RESPONSES, handler) ?? {}) as Record<string, { type?: unknown }>;
  return [...(taken ?? []), ...Object.values(answers).map(({ type }) => type)];
}

/** Of two classes with one name, the second would silently replace the first in the contract. */
export function checkNames(routes: readonly DeclaredRoute[]) {
  const known = new Map<string, Type>();
  const twice = new Set<string>();
  const visit = (type: unknown) => {
    const described = classOf(type);
    if (!described || known.get(described.name) === described) return;
    if (known.has(described.name)) twice.add(described.name);
    known.set(described.name, described);
    propertiesOf(described).forEach(visit);
  };
  routes.flatMap(typesOf).forEach(visit);
  if (twice.size) throw new Error(`Two classes of the contract are called ${[...twice].join(' and ')}: rename one.`);
}
