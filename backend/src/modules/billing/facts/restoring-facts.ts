import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { streamName } from '../../../platform/event-store/stream.js';
import { compensationGiving } from '../domain/cancelled-place.js';
import { dayIn } from '../domain/days.js';
import type { RestoringFacts } from '../domain/decide-package-restoring.js';
import { packageStream } from '../domain/package.js';
import type { KeptPackage } from '../package-deletion-events.js';

/** When it was deleted last; undefined, too, where its student is not known any more. */
export async function deletionOf({ sql, farmId }: BarnTransaction, packageId: string, studentId: string) {
  const [deletion] = await sql<{ at: Date }[]>`
    select max(e.occurred_at) as at from event e
    where e.farm_id = ${farmId} and e.stream = ${streamName(packageStream, packageId)} and e.type = 'billing.PackageDeleted'
      and exists (select from student s where s.farm_id = e.farm_id and s.student_id = ${studentId}::uuid)
    having count(*) > 0`;
  return deletion?.at;
}

/** What stands in the way of its coming back; one round trip. */
export async function restoringFacts(
  { sql, farmId, settings, now }: BarnTransaction,
  { paymentId, issuedFor, kind }: KeptPackage,
): Promise<Omit<RestoringFacts, 'deletedAt'>> {
  const [found] = await sql<[Pick<RestoringFacts, 'hasPayment' | 'isStillOwed'>]>`
    select exists (
        select from payment m where m.farm_id = ${farmId} and m.payment_id = ${paymentId}::uuid) as "hasPayment",
      not exists (
        select from package other where other.farm_id = ${farmId} and other.issued_for = ${issuedFor}::uuid
          and (other.kind = 'package') = ${kind === 'package'})
      and not exists (
        select from lesson_person lp where lp.farm_id = ${farmId} and lp.lesson_person_id = ${issuedFor}::uuid
          and not case when ${kind === 'package'} then lp.is_cancelled
            else coalesce(lp.cancel_compensation = any(${compensationGiving(kind)}::text[]), false) end) as "isStillOwed"`;
  return { ...found, now, today: dayIn(settings.timeZone, now) };
}
