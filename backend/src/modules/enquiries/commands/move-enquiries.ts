import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enquiryStream, type EnquiryLinked } from '../events.js';

/** Enquiries of people who became one; from whom to whom. */
export class MoveEnquiries extends barnCommand<ReadonlyMap<string, string>>('enquiries.MoveEnquiries') {}

@CommandHandler(MoveEnquiries)
export class MoveEnquiriesHandler extends BarnCommandHandler<MoveEnquiries> {
  async handle(barn: BarnTransaction, heirs: ReadonlyMap<string, string>) {
    const { farmId, sql } = barn;
    const moved = await sql<{ enquiryId: string; personId: string }[]>`
      update enquiry e set person_id = heir.kept
      from unnest(${[...heirs.keys()]}::uuid[], ${[...heirs.values()]}::uuid[]) heir(gone, kept)
      where e.farm_id = ${farmId} and e.person_id = heir.gone returning enquiry_id as "enquiryId", e.person_id as "personId"`;
    for (const data of moved)
      barn.record(enquiryStream(data.enquiryId), { type: 'enquiries.EnquiryLinked', data } satisfies EnquiryLinked);
  }
}
