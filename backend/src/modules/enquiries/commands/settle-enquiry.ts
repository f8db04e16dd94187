import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { FreeGuestPlace } from '../../enrollment/contracts.js';
import { decideAssigning, decideClosing } from '../domain/decide-enquiry.js';
import { enquiryStream } from '../events.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { Enquiry } from '../tables/enquiry.entity.js';

interface Assigned {
  enquiryId: string;
  /** Of the staff or an administrator, who can sign in; null: nobody in particular. */
  personId: string | null;
}

export class AssignEnquiry extends barnCommand<Assigned>('enquiries.AssignEnquiry') {}

@CommandHandler(AssignEnquiry)
export class AssignEnquiryHandler extends BarnCommandHandler<AssignEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId, personId }: Assigned) {
    const { farmId, sql, now } = barn;
    const [enquiry, works] = await Promise.all([
      loadEnquiry(barn, enquiryId),
      sql`
        select 1 from login where farm_id = ${farmId} and person_id = ${personId}::uuid and user_type in ('ADM', 'INS') and is_active`,
    ]);
    if (personId && works.length === 0) throw notFound('The member of the staff', 'person_id');
    const events = decideAssigning(enquiryId, enquiry, personId);
    if (events.length === 0) return;
    await barn.repository(Enquiry).update({ farmId, enquiryId }, { assigneeId: personId, touchedAt: now });
    barn.record(enquiryStream(enquiryId), ...events);
  }
}

/** What is closed is erased when its time is over; a place that was kept for it is free, and one that was to be paid is not kept. */
export class CloseEnquiry extends barnCommand<{ enquiryId: string; closed: boolean }>('enquiries.CloseEnquiry') {}

@CommandHandler(CloseEnquiry)
export class CloseEnquiryHandler extends BarnCommandHandler<CloseEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId, closed }: CloseEnquiry['input']) {
    const { farmId, now } = barn;
    const enquiry = await loadEnquiry(barn, enquiryId);
    const events = decideClosing(enquiryId, enquiry, closed);
    if (events.length === 0) return;
    if (closed && enquiry.lessonId)
      await barn.execute(FreeGuestPlace, { placeId: enquiryId, lessonId: enquiry.lessonId, why: 'closed' });
    const open = enquiry.isConfirmed ? 'new' : 'unconfirmed';
    const place = closed && enquiry.place === 'unpaid' ? { place: 'closed' as const } : {};
    await barn
      .repository(Enquiry)
      .update(
        { farmId, enquiryId },
        { state: closed ? 'closed' : open, ...place, closedAt: closed ? now : null, touchedAt: now },
      );
    barn.record(enquiryStream(enquiryId), ...events);
  }
}
