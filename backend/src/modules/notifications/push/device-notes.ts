import type { Sql } from '../../../platform/database/connect.js';

/** More than wait for one device at a time. */
const REMEMBERED = 100;

interface Telling {
  deviceId: string;
  newsId: string;
}

/** Undefined if the device is gone, its person may not sign in any more, or it was told these news already. */
export async function subscriptionToTell(sql: Sql, farmId: string, { deviceId, newsId }: Telling) {
  const [device] = await sql<{ subscription: string }[]>`
    select d.subscription from push_device d
      join login g on g.farm_id = d.farm_id and g.login_id = d.login_id and g.is_active
    where d.farm_id = ${farmId} and d.device_id = ${deviceId} and not ${newsId} = any(d.told)`;
  return device?.subscription;
}

export const noteTold = (sql: Sql, farmId: string, { deviceId, newsId, at }: Telling & { at: Date }) => sql`
  update push_device set told = (array_prepend(${newsId}, told))[1:${REMEMBERED}], last_told_at = ${at}, failures = 0
  where farm_id = ${farmId} and device_id = ${deviceId}`;

export const noteNotTold = (sql: Sql, farmId: string, deviceId: string) => sql`
  update push_device set failures = failures + 1 where farm_id = ${farmId} and device_id = ${deviceId}`;
