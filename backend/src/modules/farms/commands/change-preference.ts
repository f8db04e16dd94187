import { CommandHandler } from '@nestjs/cqrs';
import { forbidden, invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { settingValue } from '../domain/setting-value.js';
import { settingNamed } from '../domain/settings.js';
import type { PreferenceChanged } from '../events.js';
import { Farm } from '../tables/farm.entity.js';

interface Choice {
  field: string;
  value: unknown;
}

/** Only settings that administrators may change; ids of providers and products are not among them. B04 B10 */
export class ChangePreference extends barnCommand<Choice>('farms.ChangePreference') {}

@CommandHandler(ChangePreference)
export class ChangePreferenceHandler extends BarnCommandHandler<ChangePreference> {
  async handle(barn: BarnTransaction, { field, value: sent }: Choice) {
    const setting = settingNamed(field);
    if (!setting) throw invalid('field', `${field.slice(0, 100)} is not a setting`);
    if (setting.editableBy !== 'administrator') throw forbidden();
    const value = settingValue(setting, sent);
    if (setting.column && value === null) throw invalid('value', `${field} is required`);
    const { farmId } = barn;
    const farms = barn.repository(Farm);
    const [farm, [section]] = await Promise.all([
      farms.findOneByOrFail({ farmId }),
      setting.kind === 'id' && value !== null
        ? barn.sql`select 1 from section where farm_id = ${farmId} and section_id = ${value} and is_active`
        : [true],
    ]);
    if (!section) throw invalid('value', `${field} must be an active section`);
    // The barn's name is the only such setting with a column of its own.
    const current = setting.column ? farm.farmName : (farm.preferences[field] ?? null);
    if (current === value) return;
    await farms.update(
      { farmId },
      setting.column ? { farmName: String(value) } : { preferences: { ...farm.preferences, [field]: value } },
    );
    barn.record(`farm-${farmId}`, {
      type: 'farms.PreferenceChanged',
      data: { field },
    } satisfies PreferenceChanged);
  }
}
