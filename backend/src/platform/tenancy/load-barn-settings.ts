import type { Sql } from '../database/connect.js';
import { notFound } from '../errors/refusal.js';
import type { BarnSettings } from './barn-settings.js';
import { barns } from './lookups.js';

export interface SettingsRow {
  farm_id: string;
  farm_name: string;
  time_zone: string;
  currency_code: string;
  preferences: BarnSettings['preferences'];
}

export const settingsRows = (sql: Sql) =>
  sql<SettingsRow[]>`select farm_id, farm_name, time_zone, currency_code, preferences from ${barns(sql)} barn`;

export const settingsOf = (row: SettingsRow): BarnSettings => ({
  farmId: row.farm_id,
  farmName: row.farm_name,
  timeZone: row.time_zone,
  currency: row.currency_code,
  preferences: row.preferences,
});

export async function loadBarnSettings(sql: Sql): Promise<BarnSettings> {
  const [row] = await settingsRows(sql);
  if (!row) throw notFound('This barn');
  return settingsOf(row);
}
