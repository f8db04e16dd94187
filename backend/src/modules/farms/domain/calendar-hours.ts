import { invalid } from '../../../platform/errors/refusal.js';
import type { SettingValue } from './setting-value.js';

/** The calendar's day begins before it ends. R050 */
export function refuseCrossedHours({ min_time: first, max_time: last }: Readonly<Record<string, SettingValue>>) {
  if (first && last && String(first) >= String(last)) throw invalid('value', 'min_time must be earlier than max_time');
}
