import { CommandHandler } from '@nestjs/cqrs';
import { asText } from '../../../platform/database/value-change.js';
import { forbidden, invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { refuseCrossedHours } from '../domain/calendar-hours.js';
import { symbolOf } from '../domain/countries.js';
import { farmErrors } from '../domain/errors.js';
import { settingValue, type SettingValue } from '../domain/setting-value.js';
import { settingNamed, systemUseOf, type Setting } from '../domain/settings.js';
import type { PreferenceChanged } from '../events.js';
import { Farm } from '../tables/farm.entity.js';
import { ChooseSystemProduct } from './choose-system-product.js';
import { SetFarmActivation } from './set-farm-activation.js';
import { sections, takings } from '../lookups.js';

export interface Choice {
  field: string;
  value: unknown;
}

/** Administrators change what is theirs, the super user the platform's settings, too; what the system keeps nobody. B04 B10 */
export class ChangePreference extends barnCommand<Choice>('farms.ChangePreference') {}

@CommandHandler(ChangePreference)
export class ChangePreferenceHandler extends BarnCommandHandler<ChangePreference> {
  async handle(barn: BarnTransaction, { field, value: sent }: Choice) {
    const setting = changeable(field, barn.actor);
    const value = settingValue(setting, sent);
    const use = systemUseOf(field);
    if (use) return barn.execute(ChooseSystemProduct, { use, productId: String(value) });
    if (field === 'is_active') await barn.execute(SetFarmActivation, { active: value === 1 });
    else await this.write(barn, setting, value);
  }

  private async write(barn: BarnTransaction, { name, kind, column }: Setting, value: SettingValue) {
    const { farmId } = barn;
    const farms = barn.repository(Farm);
    const [farm, [section]] = await Promise.all([
      farms.findOneByOrFail({ farmId }),
      kind === 'id' && value !== null
        ? barn.sql`select 1 from ${sections(barn.sql)} s where farm_id = ${farmId} and section_id = ${value} and is_active`
        : [true],
    ]);
    if (!section) throw invalid('value', `${name} must be an active section`);
    const current = column ? farm[column as 'farmName'] : (farm.preferences[name] ?? null);
    if (current === value) return;
    if (name === 'currency_code') await this.refuseOtherCurrency(barn, farm.currencyCode);
    const preferences = { ...farm.preferences, [name]: value };
    refuseCrossedHours(preferences);
    await farms.update({ farmId }, column ? columnsOf(column, value) : { preferences });
    const event = { type: 'farms.PreferenceChanged', data: { field: name } } satisfies PreferenceChanged;
    barn.recordEdit(`farm-${farmId}`, event, [{ field: name, was: asText(current), became: asText(value) }]);
  }

  /** What was taken can not be read as other money; the platform mends what was opened wrongly. */
  private async refuseOtherCurrency({ sql, farmId, actor }: BarnTransaction, currency: string) {
    if (actor.userType === 'SPR') return;
    const [taken] = await sql`select 1 from ${takings(sql)} t where farm_id = ${farmId} limit 1`;
    if (taken) throw farmErrors.currency_in_use(currency);
  }
}

/** A currency brings its symbol. */
const columnsOf = (column: string, value: SettingValue) => ({
  [column]: value,
  ...(column === 'currencyCode' && { currencySymbol: symbolOf(String(value)) }),
});

function changeable(field: string, { userType }: Actor) {
  const setting = settingNamed(field);
  if (!setting) throw invalid('field', `${field.slice(0, 100)} is not a setting`);
  const isTheirs = setting.editableBy === 'administrator' || (setting.editableBy === 'platform' && userType === 'SPR');
  if (!isTheirs) throw forbidden();
  return setting;
}
