import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';

/** The barn's settings, for questions that apply its rules. */
export async function barnSettings(sql: Sql, farmId: string): Promise<BarnSettings> {
  const [farm] = await sql<
    { farm_name: string; time_zone: string; currency_code: string; preferences: BarnSettings['preferences'] }[]
  >`
    select farm_name, time_zone, currency_code, preferences from farm where farm_id = ${farmId}`;
  if (!farm) throw notFound('This barn');
  return {
    farmId,
    farmName: farm.farm_name,
    timeZone: farm.time_zone,
    currency: farm.currency_code,
    preferences: farm.preferences,
  };
}
