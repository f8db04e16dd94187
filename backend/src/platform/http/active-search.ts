import { invalid } from '../errors/refusal.js';
import { activeOf, isWantedActive } from './active-filter.js';

export interface ActiveSearch {
  /** Undefined means both. */
  active?: boolean;
  search: string;
}

interface Sent {
  is_active?: string | number;
  search?: string;
  filters?: { is_active?: unknown; search?: unknown };
}

/** Fields beside the `filters` object win over those in it. R031 */
export function activeSearchOf({ is_active, search, filters = {} }: Sent): ActiveSearch {
  const active = is_active ?? filters.is_active ?? 1;
  if (!isWantedActive(active)) throw invalid('filters.is_active', 'filters.is_active must be one of 1, 0, all');
  const wanted = search ?? filters.search ?? '';
  if (typeof wanted !== 'string') throw invalid('filters.search', 'filters.search must be text');
  return { active: activeOf(active), search: wanted };
}
