import type { Sql } from '../../../platform/database/connect.js';
import { ledgerState } from '../../../platform/mail/mail-state.js';
import { noShowReleaseMailId, type ReleaseNotice } from '../domain/no-show-release.js';

export interface FoundNotice extends ReleaseNotice {
  noticeId: string;
  lessonId: string;
  /** Its mail did not reach anybody, and is not tried again by itself. */
  isLost: boolean;
}

const mailId = (sql: Sql) => sql`n.notice_id || ${noShowReleaseMailId('')}::text`;
const mailsOf = (sql: Sql) => sql`
  mail_message m where m.farm_id = n.farm_id and (m.mail_id = ${mailId(sql)} or m.repeats = ${mailId(sql)})`;

/**
 * Of rider `lp.student_id` in series `l.series_id`, as JSON, the newest first; `farm` says which day it is. What was announced before its
 * place was marked anew is about another no-show. A mail that is sent once more counts, too.
 */
export const releaseNotices = (sql: Sql) => sql`
  select coalesce(json_agg(json_build_object('lessonPersonId', n.lesson_person_id, 'lessonId', np.lesson_id, 'noticeId', n.notice_id,
    'inARow', n.in_a_row, 'days', n.days, 'isReleased', n.released_at is not null,
    'mailedOn', (
      select min((m.sent_at at time zone farm.time_zone)::date) from ${mailsOf(sql)}
        and m.sent_at is not null and m.returned is distinct from 'bounced'),
    'isLost', exists (
      select from ${mailsOf(sql)} and ${ledgerState(sql)} not in ('sent', 'waiting', 'complained'))) order by n.announced_at desc), '[]')
  from no_show_release n
    join lesson_person np on np.farm_id = n.farm_id and np.lesson_person_id = n.lesson_person_id
    join lesson nl on nl.farm_id = np.farm_id and nl.lesson_id = np.lesson_id
  where n.farm_id = lp.farm_id and np.student_id = lp.student_id and nl.series_id = l.series_id and np.status_code = 'CNS'
    and n.announced_at >= np.cancelled_at`;
