import type { Sql } from '../database/connect.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For SET, which takes no parameters: nothing but a UUID passes. */
function checked(farmId: string) {
  if (!UUID.test(farmId)) throw new Error('A barn is named by a UUID.');
  return farmId;
}

/**
 * Names the barn of the transaction: row-level security shows its rows and no others. Unlike a call of `set_config`, `set local` also
 * reaches the servers on which the barns live.
 */
export const namingBarn = (farmId: string) => `set local app.farm_id = '${checked(farmId)}'`;
export const nameBarn = (sql: Sql, farmId: string) => sql.unsafe(namingBarn(farmId));
