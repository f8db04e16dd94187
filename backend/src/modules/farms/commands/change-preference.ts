import { command } from '../../../platform/event-store/command.js';
import { forbidden, invalid } from '../../../platform/errors/refusal.js';
import { settingValue } from '../domain/setting-value.js';
import { settingNamed } from '../domain/settings.js';
import type { PreferenceChanged } from '../events.js';

/** Changes one setting that administrators may change; ids of providers and products are never among them. B04 B10 */
export const changePreference = command(
  'farms.ChangePreference',
  async (barn, { field, value: sent }: { field: string; value: unknown }) => {
    const setting = settingNamed(field);
    if (!setting) throw invalid('field', `${field.slice(0, 100)} is not a setting`);
    if (setting.editableBy !== 'administrator') throw forbidden();
    const value = settingValue(setting, sent);
    if (setting.column && value === null) throw invalid('value', `${field} is required`);
    if (setting.kind === 'id' && value !== null) {
      const [section] =
        await barn.sql`select 1 from section where farm_id = ${barn.farmId} and section_id = ${value} and is_active`;
      if (!section) throw invalid('value', `${field} must be an active section`);
    }
    const current = setting.column ? barn.settings.farmName : (barn.settings.preferences[field] ?? null);
    if (current === value) return;
    if (setting.column) await barn.sql`update farm set ${barn.sql({ [field]: value })} where farm_id = ${barn.farmId}`;
    else
      await barn.sql`update farm set preferences = preferences || ${barn.sql.json({ [field]: value })} where farm_id = ${barn.farmId}`;
    barn.record(`farm-${barn.farmId}`, {
      type: 'farms.PreferenceChanged',
      data: { field },
    } satisfies PreferenceChanged);
  },
);
