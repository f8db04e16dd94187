import type { Type } from '@nestjs/common';
import { ARRAY_MAX_SIZE, getMetadataStorage } from 'class-validator';
import { invalid } from '../errors/refusal.js';

/** Field names, each with the maximum length of its list. */
type Declared = ReadonlyMap<string, number>;
const known = new WeakMap<Type, Declared>();

function declaredBy(input: Type): Declared {
  const kept = known.get(input);
  if (kept) return kept;
  const declared = new Map<string, number>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(input, input.name, true, false)) {
    const most = rule.name === ARRAY_MAX_SIZE ? Number(rule.constraints[0]) : Infinity;
    declared.set(rule.propertyName, Math.min(most, declared.get(rule.propertyName) ?? Infinity));
  }
  known.set(input, declared);
  return declared;
}

/** Linear in the class, not in what was sent; a list that is too long is refused before its entries are read. */
export function onlyDeclared(input: Type, sent: object): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, most] of declaredBy(input)) {
    if (!Object.hasOwn(sent, name)) continue;
    const value = (sent as Record<string, unknown>)[name];
    if (Array.isArray(value) && value.length > most) throw invalid(name, `${name} must not hold more than ${most}`);
    found[name] = value;
  }
  return found;
}
