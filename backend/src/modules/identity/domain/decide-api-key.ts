import { identityErrors } from './errors.js';

/** Of a barn, at one time: more than programs are connected to any, and few enough to look through. */
export const MOST_API_KEYS = 20;

export interface ApiKeyFacts {
  /** How many of the barn's keys are good. */
  good: number;
  /** By the barn's clock. */
  today: string;
}

/** A key is good on its last day, too. */
export function decideApiKey({ good, today }: ApiKeyFacts, { endsOn }: { endsOn: string | null }): void {
  if (endsOn !== null && endsOn < today) throw identityErrors.api_key_ends_before_today();
  if (good >= MOST_API_KEYS) throw identityErrors.api_keys_full(MOST_API_KEYS);
}
