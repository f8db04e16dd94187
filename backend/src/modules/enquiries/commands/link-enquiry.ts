import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { OpenAccounts, type NewAccount } from '../../people/contracts.js';
import { decideLinking } from '../domain/decide-enquiry.js';
import { enquiryStream } from '../events.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { Enquiry } from '../tables/enquiry.entity.js';

interface Linked {
  enquiryId: string;
  /** Null: it is no client's. */
  personId: string | null;
}

/** An enquiry of somebody whom the barn knows. */
export class LinkEnquiry extends barnCommand<Linked>('enquiries.LinkEnquiry') {}

@CommandHandler(LinkEnquiry)
export class LinkEnquiryHandler extends BarnCommandHandler<LinkEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId, personId }: Linked) {
    const { farmId, sql, now } = barn;
    const [enquiry, known] = await Promise.all([
      loadEnquiry(barn, enquiryId),
      sql`
        select 1 from person where farm_id = ${farmId} and person_id = ${personId}::uuid and billing_person_id is not null
          and erased_at is null`,
    ]);
    if (personId && known.length === 0) throw notFound('The client', 'person_id');
    const events = decideLinking(enquiryId, enquiry, personId);
    if (events.length === 0) return;
    await barn.repository(Enquiry).update({ farmId, enquiryId }, { personId, touchedAt: now });
    barn.record(enquiryStream(enquiryId), ...events);
  }
}

interface NewClient {
  enquiryId: string;
  account: NewAccount;
}

/** A family of an enquiry, with its rider. One that became a client before stays that one's. Answers with the account holder. */
export class MakeClientOfEnquiry extends barnCommand<NewClient, string>('enquiries.MakeClientOfEnquiry') {}

@CommandHandler(MakeClientOfEnquiry)
export class MakeClientOfEnquiryHandler extends BarnCommandHandler<MakeClientOfEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId, account }: NewClient) {
    const { personId: known } = await loadEnquiry(barn, enquiryId);
    if (known) return known;
    const [opened] = await barn.execute(OpenAccounts, [account]);
    if (!opened) throw notFound('The account');
    const { personId } = opened;
    await barn.repository(Enquiry).update({ farmId: barn.farmId, enquiryId }, { personId, touchedAt: barn.now });
    barn.record(enquiryStream(enquiryId), { type: 'enquiries.EnquiryLinked', data: { enquiryId, personId } });
    return personId;
  }
}
