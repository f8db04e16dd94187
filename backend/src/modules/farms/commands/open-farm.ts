import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Sql } from '../../../platform/database/connect.js';
import { command } from '../../../platform/event-store/command.js';
import type { Commands } from '../../../platform/event-store/barn-transactions.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { DEFAULT_COUNTRY, isTimeZone, usualIn } from '../domain/countries.js';
import { settingValue, type SettingValue } from '../domain/setting-value.js';
import { initialPreferences, settingNamed } from '../domain/settings.js';
import type { FarmOpened } from '../events.js';

export interface OpenFarm {
  farmName: string;
  /** Given when a repeated call must find the same barn. */
  farmId?: string;
  countryCode?: string;
  timeZone?: string;
  currencyCode?: string;
  currencySymbol?: string;
  /** Settings that differ from a new barn's, by their wire names. */
  preferences?: Readonly<Record<string, SettingValue>>;
}

/** Says in the barn's own log that it exists, once; policies of the other modules prepare what every barn has. */
const announceFarm = command('farms.OpenFarm', async (barn, data: FarmOpened['data']) => {
  const [announced] =
    await barn.sql`select 1 from event where farm_id = ${barn.farmId} and stream = ${`farm-${barn.farmId}`} limit 1`;
  if (!announced) barn.record(`farm-${barn.farmId}`, { type: 'farms.FarmOpened', data } satisfies FarmOpened);
});

function chosen(preferences: OpenFarm['preferences'] = {}) {
  return Object.entries(preferences).map(([name, value]) => {
    const setting = settingNamed(name);
    if (!setting || setting.column) throw invalid(name, `${name} is not a setting`);
    return [name, settingValue(setting, value)] as const;
  });
}

/**
 * Opens a barn: its row and its clock by the platform's own role, the rest by its first command. Both parts may be repeated, so a
 * crash between them is mended by calling again with the same id.
 */
export async function openFarm(
  { platform, commands }: { platform: Sql; commands: Commands },
  input: OpenFarm,
): Promise<string> {
  const { farmId = uuid(), countryCode = DEFAULT_COUNTRY } = input;
  const usual = usualIn(countryCode);
  const { timeZone = usual.timeZone, currencyCode = usual.currencyCode, currencySymbol = usual.currencySymbol } = input;
  if (!isTimeZone(timeZone)) throw invalid('time_zone', `${timeZone} is not a time zone`);
  const preferences = { ...initialPreferences(), ...Object.fromEntries(chosen(input.preferences)) };
  const farm = {
    farm_id: farmId,
    farm_name: input.farmName.trim(),
    time_zone: timeZone,
    country_code: countryCode,
    currency_code: currencyCode,
    currency_symbol: currencySymbol,
    public_id: randomBytes(12).toString('base64url'),
    preferences: platform.json(preferences),
  };
  await platform`
    with opened as (insert into farm ${platform(farm)} on conflict (farm_id) do nothing)
    insert into farm_clock (farm_id) values (${farmId}) on conflict do nothing`;
  await commands.execute({ farmId, actor: SYSTEM }, announceFarm, { farmId, countryCode, currencyCode, timeZone });
  return farmId;
}
