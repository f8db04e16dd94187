import type { Sql } from '../../../platform/database/connect.js';
import type { ColourReply } from '../http/setup.replies.js';

export const colours = (sql: Sql) =>
  sql<ColourReply[]>`select colour_id as id, color_name, color_code from colour order by colour_id`;
