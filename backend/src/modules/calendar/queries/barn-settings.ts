import type { Sql } from '../../../platform/database/connect.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';

interface FarmRow {
  farm_id: string;
  farm_name: string;
  time_zone: string;
  currency_code: string;
  preferences: BarnSettings['preferences'];
}

/** The barn's choices, for questions that depend on them. */
export async function barnSettings(sql: Sql): Promise<BarnSettings> {
  const [farm] = await sql<[FarmRow]>`select farm_id, farm_name, time_zone, currency_code, preferences from farm`;
  return {
    farmId: farm.farm_id,
    farmName: farm.farm_name,
    timeZone: farm.time_zone,
    currency: farm.currency_code,
    preferences: farm.preferences,
  };
}
