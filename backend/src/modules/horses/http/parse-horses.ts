import { invalid } from '../../../platform/errors/refusal.js';
import { activeOf, isWantedActive } from '../../../platform/http/active-filter.js';
import type { HorsesQuery } from './horses.inputs.js';

/** Fields beside the `filters` object win over those in it. R031 */
export function parseHorses({ is_active, search, filters = {} }: HorsesQuery) {
  const active = is_active ?? filters.is_active ?? 1;
  if (!isWantedActive(active)) throw invalid('filters.is_active', 'filters.is_active must be one of 1, 0, all');
  const wanted = search ?? filters.search ?? '';
  if (typeof wanted !== 'string') throw invalid('filters.search', 'filters.search must be text');
  return { active: activeOf(active), search: wanted };
}
