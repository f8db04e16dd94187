import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { FILLING_NAMES, GIVING_CODES, STATUS_NAMES } from '../../enrollment/contracts.js';

/** The same result in SQL as enrollment's `statusName`, for place `lp`. */
export const statusName = (sql: Sql): Fragment => sql`
  case when ${JSON.stringify(FILLING_NAMES)}::jsonb ? lp.filling then ${JSON.stringify(FILLING_NAMES)}::jsonb ->> lp.filling
    when lp.cancel_compensation = 'none' and lp.status_code = any(${[...GIVING_CODES]}::text[]) then ${STATUS_NAMES.CNA}
    else coalesce(${JSON.stringify(STATUS_NAMES)}::jsonb ->> lp.status_code, lp.status_code) end`;
