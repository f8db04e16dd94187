import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideForm } from '../domain/decide-form.js';
import { enquiryStream, type EnquiryMade } from '../events.js';
import { FormStamps, isProof } from '../../../platform/auth/form-stamps.js';
import { checkAsked, type AskedPlace } from '../steps/check-asked.js';
import { Enquiry } from '../tables/enquiry.entity.js';

type Written = Pick<
  Enquiry,
  'wish' | 'firstName' | 'lastName' | 'email' | 'phone' | 'riderName' | 'birthYear' | 'experience' | 'message'
>;

interface Form {
  stamp: string;
  proof: string;
  /** A field that people do not see has something in it. */
  isTrapped: boolean;
  written: Written;
  /** A place in a lesson is asked for. */
  asked?: AskedPlace;
}

/** A stranger's; the same form twice is one enquiry. Refusals: `decideForm`, and of a place `checkAsking`. */
export class MakeEnquiry extends barnCommand<Form>('enquiries.MakeEnquiry') {}

@CommandHandler(MakeEnquiry)
export class MakeEnquiryHandler extends BarnCommandHandler<MakeEnquiry> {
  constructor(private readonly stamps: FormStamps) {
    super();
  }

  async handle(barn: BarnTransaction, { stamp, proof, isTrapped, written, asked }: Form) {
    const { farmId, sql, now, settings } = barn;
    const form = this.stamps.read(farmId, stamp);
    const [known] = await sql<[{ isKnown: boolean; unconfirmed: number }]>`
      select count(*) filter (where state = 'unconfirmed')::int as unconfirmed,
        coalesce(bool_or(enquiry_id = ${form?.id ?? null}::uuid), false) as "isKnown"
      from enquiry where farm_id = ${farmId} and (state = 'unconfirmed' or enquiry_id = ${form?.id ?? null}::uuid)`;
    const isOn = enabled(settings, 'takes_enquiries');
    const decided = decideForm(
      { isOn, isTrapped, handedOutAt: form?.handedOutAt, isProven: isProof(stamp, proof), ...known },
      now,
    );
    if (decided === 'ignored' || !form) return;
    const { id: enquiryId } = form;
    const times = { createdAt: now, touchedAt: now };
    const place = asked ? await checkAsked(barn, asked) : {};
    await barn.repository(Enquiry).insert({ farmId, enquiryId, state: 'unconfirmed', ...written, ...place, ...times });
    barn.record(enquiryStream(enquiryId), {
      type: 'enquiries.EnquiryMade',
      data: { enquiryId },
    } satisfies EnquiryMade);
  }
}
