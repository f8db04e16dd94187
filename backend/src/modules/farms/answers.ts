import { barns } from '../../platform/tenancy/lookups.js';

export const farmAnswers = [
  barns.answeredBy(
    (sql) => sql`(select farm_id, farm_name, time_zone, currency_code, preferences, is_active, public_id from farm)`,
  ),
];
