import type { Sql } from '../../../platform/database/connect.js';
import { readListRow } from '../../../platform/http/list-rows.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import type { RestStaffReply } from '../http/staff.replies.js';
import { staffList } from './staff-rows.js';
import { staffWarnings } from './staff-warnings.js';

type Row = { [Field in keyof RestStaffReply]: RestStaffReply[Field] };

/** A member of the staff as just saved, and what is to be said of it; for the round trip of the commit. */
export async function savedStaff(sql: Sql, instructorId: string, { actor, now }: Asker & { now: Date }) {
  const [staff, warnings] = await Promise.all([
    readListRow<Row>(sql, staffList, { id: instructorId, called: 'The staff person' }, actor),
    staffWarnings(sql, instructorId, now),
  ]);
  return { staff, warnings };
}
