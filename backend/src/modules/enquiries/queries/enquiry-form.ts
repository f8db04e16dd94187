import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { IF_EMPTY } from '../../../platform/tenancy/if-empty.js';
import { enquiryErrors } from '../domain/errors.js';
import { FormStamps, PROOF_BITS } from '../../../platform/auth/form-stamps.js';
import type { EnquiryFormReply } from '../http/public-enquiries.replies.js';

/** A form that is good for one enquiry, and what becomes of what is written in it. Throws `enquiries_off`. */
export class HandOutForm extends barnQuery<void, EnquiryFormReply>('enquiries.HandOutForm') {}

@QueryHandler(HandOutForm)
export class HandOutFormHandler extends BarnQueryHandler<HandOutForm> {
  constructor(private readonly stamps: FormStamps) {
    super();
  }

  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }): Promise<EnquiryFormReply> {
    const [farm] = await sql<[{ isOn: boolean; months: number | null }]>`
      select preferences ->> 'takes_enquiries' is not distinct from '1' as "isOn",
        nullif(preferences ->> 'enquiry_kept_months', '')::int as months from farm where farm_id = ${farmId}`;
    if (!farm.isOn) throw enquiryErrors.enquiries_off();
    const kept = farm.months ?? IF_EMPTY.enquiry_kept_months;
    return { stamp: this.stamps.issue(farmId, now), proof_bits: PROOF_BITS, kept_months: kept };
  }
}
