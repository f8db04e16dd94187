import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Enquiry } from '../domain/enquiry.js';

/** What decisions read; one that is not there, or another barn's, is not found. */
export async function loadEnquiry({ sql, farmId }: BarnTransaction, enquiryId: string): Promise<Enquiry> {
  const [found] = await sql<Enquiry[]>`
    select state, confirmed_at is not null as "isConfirmed", person_id as "personId", assignee_id as "assigneeId",
      (select count(*)::int from enquiry_message m where m.farm_id = e.farm_id and m.enquiry_id = e.enquiry_id) as messages
    from enquiry e where farm_id = ${farmId} and enquiry_id = ${enquiryId}`;
  if (!found) throw notFound('The enquiry');
  return found;
}
