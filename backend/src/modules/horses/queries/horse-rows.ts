import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { columnsOf, recordList } from '../../../platform/records/record-list.js';
import { isShownPerson } from '../../people/contracts.js';
import { horse } from '../horse.record.js';

const levelName = (sql: Sql, column: 'level_from_id' | 'level_to_id') => sql`(
  select v.level_name from level v where v.farm_id = horse.farm_id and v.level_id = horse.${sql(column)})`;

/** The one fact of it: what it weighed when it was weighed last, in kilograms. `horse` is the row of whom. */
export const weightOf = (sql: Sql, horse: Fragment) => sql`(
  select m.weight from horse_measure m
  where m.farm_id = ${horse}.farm_id and m.horse_id = ${horse}.horse_id and m.weight is not null
  order by m.measured_on desc limit 1)`;

/** What is said of the owner, where the asker may know the owner. B03 */
const ofOwner = (sql: Sql, actor: Actor, column: 'person_id' | 'person_name') => sql`(
  select p.${sql(column)} from person p
  where p.farm_id = horse.farm_id and p.person_id = horse.owner_id and ${isShownPerson(sql, actor)})`;

export const horseList = recordList(horse, {
  rows: (sql, actor) => sql`
    select horse.horse_id as id ${columnsOf(sql, 'horse', horse, sql`${ofOwner(sql, actor, 'person_id')} is not null`)},
      ${ofOwner(sql, actor, 'person_name')} as owner_name, ${levelName(sql, 'level_from_id')} as level_from_name,
      ${levelName(sql, 'level_to_id')} as level_to_name,
      ${weightOf(sql, sql`horse`)} as own_weight from horse`,
});
