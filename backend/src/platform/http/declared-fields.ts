import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

const known = new WeakMap<Type, readonly string[]>();
function namesOf(input: Type): readonly string[] {
  const kept = known.get(input);
  if (kept) return kept;
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, input.name, true, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
  known.set(input, names);
  return names;
}

/** What an input class declares of an object, in time that grows with the class and not with what was sent. */
export function onlyDeclared(input: Type, sent: object): Record<string, unknown> {
  const values = sent as Record<string, unknown>;
  return Object.fromEntries(
    namesOf(input)
      .filter((name) => Object.hasOwn(sent, name))
      .map((name) => [name, values[name]]),
  );
}
