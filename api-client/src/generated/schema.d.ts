export type paths = Record<string, never>;
