import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Arguments = Parameters<Storage['getTargetValidationMetadatas']>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

/**
 * class-validator compares a class with every other that has rules, to find what it inherits, for each object that it looks at.
 * The rules of a class are all there before its first object is, so they are looked up once.
 */
export function rememberRules(storage: Storage = getMetadataStorage()) {
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const remembered = new WeakMap<Arguments[0], Rules>();
  storage.getTargetValidationMetadatas = (...args: Arguments) => {
    const [target, schema, always, strictGroups, groups] = args;
    // With groups there are as many answers as groups; the product has none.
    if (schema || always || strictGroups || groups?.length) return lookUp(...args);
    const rules = remembered.get(target) ?? lookUp(...args);
    remembered.set(target, rules);
    return rules;
  };
}
