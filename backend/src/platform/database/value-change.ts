/** Null where nothing was filled in. */
export interface ValueChange {
  field: string;
  was: string | null;
  became: string | null;
}

/** As text: numbers, switches and lists too. An empty text is nothing. */
export function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
