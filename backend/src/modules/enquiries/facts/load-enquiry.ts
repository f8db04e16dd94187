import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Enquiry } from '../domain/enquiry.js';

/** What decisions read; one that is not there, or another barn's, is not found. */
export async function loadEnquiry(barn: BarnTransaction, enquiryId: string): Promise<Enquiry> {
  const found = await findEnquiry(barn, enquiryId);
  if (!found) throw notFound('The enquiry');
  return found;
}

/** Undefined: it was erased. */
export async function findEnquiry({ sql, farmId }: BarnTransaction, enquiryId: string): Promise<Enquiry | undefined> {
  const [found] = await sql<Enquiry[]>`
    select state, confirmed_at is not null as "isConfirmed", person_id as "personId", assignee_id as "assigneeId",
      lesson_id as "lessonId", place,
      written.messages, written.unanswered, coalesce(written.latest, e.created_at) as "lastWrittenAt"
    from enquiry e cross join lateral (
      select count(*)::int as messages, max(m.created_at) as latest, count(*) filter (where m.created_at > coalesce((
        select max(ours.created_at) from enquiry_message ours
        where ours.farm_id = e.farm_id and ours.enquiry_id = e.enquiry_id and ours.by_barn), '-infinity'))::int as unanswered
      from enquiry_message m where m.farm_id = e.farm_id and m.enquiry_id = e.enquiry_id) written
    where farm_id = ${farmId} and enquiry_id = ${enquiryId}`;
  return found;
}
