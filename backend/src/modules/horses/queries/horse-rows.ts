import type { Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';

/** Wire names: `age` is the year of birth, `desc` the markings. */
export const horseRows = (sql: Sql) => sql`
  select horse_id as id, horse_name, height, color, year_born as age, gender, markings as "desc", tack, is_active::int as is_active
  from horse`;

export const horseList: RestList = {
  resource: 'horses',
  rows: horseRows,
  columns: ['horse_name', 'height', 'color', 'age', 'gender', 'desc', 'tack', 'is_active'],
  search: ['horse_name'],
  numbers: ['age', 'is_active'],
  defaultSort: 'horse_name',
  stream: 'horse',
};
