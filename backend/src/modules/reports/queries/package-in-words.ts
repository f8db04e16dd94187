import type { Sql } from '../../../platform/database/connect.js';
import { coverageInWords } from '../../billing/contracts.js';

/** The name of package `p`; of one whose lessons are not counted with what it covers instead: `Group month (2 a week)`. */
export const packageInWords = (sql: Sql) =>
  sql`(p.product_name || coalesce(' (' || ${coverageInWords(sql)} || ')', ''))`;
