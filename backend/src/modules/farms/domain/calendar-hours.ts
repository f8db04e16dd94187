import { invalid } from '../../../platform/errors/refusal.js';
import { textOf } from '../../../platform/tenancy/barn-settings.js';
import type { SettingValue } from './setting-value.js';

/** The calendar's day begins before it ends, where one of the two is left empty as well. R050 */
export function refuseCrossedHours(preferences: Readonly<Record<string, SettingValue>>) {
  if (textOf({ preferences }, 'min_time') >= textOf({ preferences }, 'max_time'))
    throw invalid('value', 'min_time must be earlier than max_time');
}
