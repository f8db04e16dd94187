import type { Sql } from '../database/connect.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** SET takes no parameters, so only a UUID may pass. */
function checked(farmId: string) {
  if (!UUID.test(farmId)) throw new Error('A barn is named by a UUID.');
  return farmId;
}

/** Names the tenant for row-level security. Unlike `set_config`, Citus propagates `set local` to the workers. */
export const namingBarn = (farmId: string) => `set local app.farm_id = '${checked(farmId)}'`;
export const nameBarn = (sql: Sql, farmId: string) => sql.unsafe(namingBarn(farmId));
