export interface Named {
  readonly key: string | null;
  readonly name: string;
}
export interface Part extends Named {
  /** Minor units. */
  readonly minor: number;
}

const REST: Named = { key: null, name: 'All others' };

const keyOf = ({ key, name }: Named) => `${key ?? ''} ${name}`;

/** The largest of all parts by name, in that order, and one for the rest; a single rest keeps its own name. */
export function topmost(parts: readonly Part[], most: number): Named[] {
  const sums = new Map<string, Part>();
  for (const { key, name, minor } of parts) {
    const sum = sums.get(keyOf({ key, name }))?.minor ?? 0;
    sums.set(keyOf({ key, name }), { key, name, minor: sum + minor });
  }
  const named = [...sums.values()]
    .toSorted((a, b) => b.minor - a.minor || a.name.localeCompare(b.name))
    .map(({ key, name }) => ({ key, name }));
  return named.length <= most + 1 ? named : [...named.slice(0, most), REST];
}

/** What each of those comes to in some parts; whatever is none of them is the last one’s. */
export function heaped(parts: readonly Part[], top: readonly Named[]): number[] {
  const places = new Map(top.map((one, at) => [keyOf(one), at]));
  const heaps = top.map(() => 0);
  for (const part of parts) {
    const at = places.get(keyOf(part)) ?? heaps.length - 1;
    heaps[at] = (heaps[at] ?? 0) + part.minor;
  }
  return heaps;
}
