import type { Sql } from '../../../platform/database/connect.js';
import { paperOf, type Paper } from '../../billing/contracts.js';
import { groupedPlaces, type ReleasedLessons } from '../domain/release-words.js';
import { overdueInvoices, releaseReply } from '../facts/releases.js';

export interface MailedRelease {
  /** The invoice. */
  readonly paper: Paper;
  /** What is released unless it is paid, and when; null: nothing any more. */
  readonly release: { readonly on: string; readonly sentence: string } | null;
  /** What was released. */
  readonly released: readonly ReleasedLessons[];
}

/** One round trip; `places` are those that were released. */
export async function mailedRelease(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  { invoiceId, places = [] }: { invoiceId: string; places?: readonly { lessonId: string; studentId: string }[] },
): Promise<MailedRelease | undefined> {
  const [paper, [invoice], gone] = await Promise.all([
    paperOf(sql, { farmId, now }, invoiceId),
    overdueInvoices(sql, { farmId, now }, sql`pay.payment_id = ${invoiceId}`),
    sql<{ studentId: string; rider: string; title: string; date: string }[]>`
      select gone.student_id as "studentId", rider.person_name as rider, l.title, l.scheduled_date as date
      from unnest(${places.map(({ lessonId }) => lessonId)}::uuid[], ${places.map(({ studentId }) => studentId)}::uuid[])
          gone(lesson_id, student_id)
        join lesson l on l.farm_id = ${farmId} and l.lesson_id = gone.lesson_id
        join student s on s.farm_id = l.farm_id and s.student_id = gone.student_id
        join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
      order by l.starts_at`,
  ]);
  if (!paper) return undefined;
  const told = invoice && !invoice.pending?.isHeld ? releaseReply(invoice, now) : null;
  return { paper, release: told, released: groupedPlaces(gone) };
}
