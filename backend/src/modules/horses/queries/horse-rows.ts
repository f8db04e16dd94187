import type { Sql } from '../../../platform/database/connect.js';
import { ownColumns, recordList } from '../../../platform/records/record-list.js';
import { horse } from '../horse.record.js';

const levelName = (sql: Sql, column: 'level_from_id' | 'level_to_id') => sql`(
  select v.level_name from level v where v.farm_id = horse.farm_id and v.level_id = horse.${sql(column)})`;

export const horseList = recordList(horse, {
  rows: (sql) => sql`
    select ${ownColumns(sql, horse)}, ${levelName(sql, 'level_from_id')} as level_from_name,
      ${levelName(sql, 'level_to_id')} as level_to_name from horse`,
});
