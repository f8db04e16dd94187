export type ChangeKind = 'added' | 'edited' | 'activated' | 'inactivated' | 'other';

export interface Described {
  change: ChangeKind;
  /** Names of what was changed; values are where they can be erased, never in the log. */
  fields: string[];
}

type Data = Readonly<Record<string, unknown>>;

const kinds: readonly unknown[] = ['added', 'edited', 'activated', 'inactivated'] satisfies ChangeKind[];
const isKind = (change: unknown): change is ChangeKind => kinds.includes(change);
const names = (fields: unknown) =>
  Array.isArray(fields) ? fields.filter((field): field is string => typeof field === 'string') : [];

/** What an event says of a record by its own words; whatever it has none for is told by the catalogue's meaning. */
export function describeChange({ change, active, field, fields }: Data): Described {
  if (isKind(change)) return { change, fields: change === 'edited' ? names(fields) : [] };
  if (typeof active === 'boolean') return { change: active ? 'activated' : 'inactivated', fields: [] };
  if (typeof field === 'string') return { change: 'edited', fields: [field] };
  return { change: 'other', fields: [] };
}
